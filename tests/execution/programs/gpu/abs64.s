// 64-bit absolute value: R[0:1] = |R[16:17]|, signed; that of -2^63 is itself.
// With s = -1 for negative numbers, else 0: |x| = (x ^ s) - s.
ISETP.LT.AND P0, R17, RZ, PT;
SHF.R.HI.S32 R48, RZ, 0x1f, R17;
LOP3 R49, R16, R48, RZ, 0x3c, !PT;
LOP3 R50, R17, R48, RZ, 0x3c, !PT;
IADD.X R0, P0, R49, 0x0, P0;
IADD.X R1, R50, 0x0, P0;
