# Every example in docs/language.md is a specification that checks clean: those marked `~~~isa
# complete` by themselves, those marked `~~~isa fragment` after the first complete one.
set -u
doc=$ROOT/docs/language.md
cd "$WORK" || exit 1

# Writes complete-N.isa and fragment-N.isa, where N is the line at which the example begins.
awk '
/^~~~isa (complete|fragment)$/ { name = $2 "-" NR ".isa"; next }
/^~~~isa/ { print "line " NR ": an example that is neither complete nor a fragment"; bad = 1 }
/^~~~$/ && name { close(name); name = ""; next }
name { print > name }
END { if (name) { print "an example is not closed"; bad = 1 }; exit bad }' "$doc" || exit 1

count=0
for example in complete-*.isa fragment-*.isa; do
	[ -f "$example" ] || { echo "no examples of one kind in $doc"; exit 1; }
	count=$((count + 1))
	first=$(ls complete-*.isa | sort -t - -k 2 -n | head -n 1)
	case $example in
	complete*) set -- -Werror "$example" ;;
	*) set -- "$first" "$example" ;;
	esac
	"$SPECC" check "$@" >out 2>&1 && ! grep -q ': error: ' out && continue
	echo "FAIL example of docs/language.md, ${example%.isa}:"
	sed 's/^/    /' out
	exit 1
done

# The statements of the page about the first example.
echo 'b.EQ 1022' | "$SPECC" asm --format=hex --isa "$first" >bytes || exit 1
expected=$(sed -n "s/^ .*asm --format=hex --isa tiny.isa  *//p" "$doc")
[ "$(cat bytes)" = "$expected" ] || { echo "FAIL 'b.EQ 1022' is $(cat bytes)"; exit 1; }
"$SPECC" space --isa "$first" >space || exit 1

# Every check that the page names exists.
"$SPECC" check --list-checks >checks || exit 1
grep -o '`\[[a-z][a-z-]*\]`' "$doc" | tr -d '`[]' | sort -u >named
[ -s named ] || exit 1
while read -r name; do
	grep -q "^ *$name\([ :]\|$\)" checks || { echo "FAIL $doc names a check '$name'"; exit 1; }
done <named

[ "$count" -ge 10 ] || { echo "only $count examples found"; exit 1; }
