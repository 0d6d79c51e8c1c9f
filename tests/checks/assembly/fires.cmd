# A line that is no instruction.
echo 'SUB R0, R1, R2;' | "$SPECC" asm --isa near.isa
