# SPDX-License-Identifier: MIT
# pdp11_binutils FOLDER: builds as and objdump for the PDP-11 from Debian's binutils-source, once,
# as FOLDER/as and FOLDER/objdump. Prints why it cannot.
pdp11_binutils() {
	[ ! -x "$1/objdump" ] || return 0
	archive=$(ls /usr/src/binutils/binutils-*.tar.* 2>/dev/null | tail -n 1)
	[ -n "$archive" ] || { echo "binutils-source is not installed"; return 1; }
	rm -rf "$1.new" && mkdir -p "$1.new/source" "$1.new/made" || return 1
	(
		tar -xf "$archive" -C "$1.new/source" --strip-components=1 && cd "$1.new/made" &&
			../source/configure --quiet --target=pdp11-aout --disable-nls --disable-gprofng \
				--disable-ld --disable-gprof --disable-gold --disable-werror --disable-plugins \
				--disable-shared --without-zstd --without-debuginfod --disable-libctf \
				CFLAGS='-O0 -w' MAKEINFO=true &&
			make -j 2 MAKEINFO=true all-gas configure-binutils &&
			make -j 2 -C binutils MAKEINFO=true objdump &&
			cp gas/as-new ../as && cp binutils/objdump ../objdump
	) >"$1.new/log" 2>&1 || { echo "binutils are not built: $(tail -n 1 "$1.new/log")"; return 1; }
	rm -rf "$1.new/source" "$1.new/made" "$1" && mv "$1.new" "$1"
}
