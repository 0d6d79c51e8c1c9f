# SPDX-License-Identifier: MIT
# The completions of bash, zsh and fish, each in its own shell. bash and zsh are at a terminal;
# every line is typed with a tab at its end, and the command then run says what became of it. What
# specc offers is tested by tests/commands/complete.sh; here it is whether it arrives in the line.
within=$ROOT/tests/shared/within
. "$ROOT/tests/shared/terminal.sh"
cd "$WORK" || exit 1
PATH=$(dirname "$SPECC"):$PATH
completion=$ROOT/install/completion
ln -s "$ROOT/isa-spec" isa-spec
mkdir folder home
: >file
missing=

# What is typed, and what a tab makes of it.
cat >cases <<'EOF'
specc che|specc check
specc check --format=s|specc check --format=sarif
specc dump --stage to|specc dump --stage tokens
specc dump --stage=to|specc dump --stage=tokens
specc list --isa isa-spec/tiny ADD|specc list --isa isa-spec/tiny ADDI
specc build -t amd|specc build -t amdxml
specc check fi|specc check file
specc check fol|specc check folder/
specc build --output=fo|specc build --output=folder/
specc build -o f|specc build -o folder/
specc check -Werror=field-ov|specc check -Werror=field-overlap
EOF
cut -d '|' -f 1 cases >typed
cut -d '|' -f 2 cases >expected

judge() {
	diff expected found >difference && return
	echo "FAIL: $1 (<: expected)"
	cat difference
	tail -n 30 terminal
	exit 1
}

# at_terminal SHELL SETTINGS...: types the lines
# shellcheck disable=SC2016
at_terminal() {
	name=$1
	shift
	{
		printf '%s\n' "$@"
		echo 'specc() { [ "$1" = complete ] && command specc "$@" || echo "LINE specc $*"; }'
	} >settings
	cp settings .zshrc
	command=$name
	[ "$name" = zsh ] || command='bash --noprofile --rcfile settings'
	{
		sleep 1
		while read -r line; do
			printf '%s\t\n' "$line"
			sleep 0.2
		done <typed
		echo exit
	} | ZDOTDIR=$PWD TERM=dumb "$within" 60 script -qec "$command -i" /dev/null >terminal 2>&1
	tr -d '\r' <terminal | sed -n 's/^LINE //p' | sed 's/ *$//' >found
}

# Without its completion a shell knows only files.
try() {
	if command -v "$1" >/dev/null && has_terminal; then
		at_terminal "$1" "$2" true
		head -n 1 found | grep -qx 'specc che' || judge "$1 completes a command of itself"
		at_terminal "$@"
		judge "$1"
	else
		missing="$missing $1"
	fi
}

quiet="bind 'set bell-style none'; bind 'set enable-bracketed-paste off'"
try bash "$quiet" ". '$completion/specc.bash'"
if [ -r /usr/share/bash-completion/bash_completion ]; then
	try bash "$quiet" ". /usr/share/bash-completion/bash_completion; . '$completion/specc.bash'"
else
	missing="$missing bash-completion"
fi
try zsh "PS1='> '; unsetopt auto_remove_slash" \
	"fpath=('$completion' \$fpath); autoload -Uz compinit; compinit -u -D"

# fish says itself what a tab offers; the last word is exchanged for it where it is one.
if command -v fish >/dev/null; then
	while read -r line; do
		HOME=$PWD/home XDG_CONFIG_HOME=$PWD/home \
			fish -c "source $completion/specc.fish; complete -C '$line'" >offered 2>terminal
		if [ "$(wc -l <offered)" = 1 ]; then
			echo "${line% *} $(cut -f 1 offered)"
		else
			echo "$line"
		fi
	done <typed | sed 's|isa-spec$|isa-spec/|' >found
	judge fish
else
	missing="$missing fish"
fi
[ -z "$missing" ] || { echo "not here:$missing"; exit 77; }
