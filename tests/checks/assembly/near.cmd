# Comments and blanks.
printf '// nothing\n\n  ADD  R0 , R1,R2 ;  // a sum\n' | "$SPECC" asm --isa near.isa
