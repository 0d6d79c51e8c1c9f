// a / b of a = R16 and b = R17, binary32, to nearest: R0, unless P0 says that this way is not fit
// for these numbers. The reciprocal of b as in reciprocal.s; a quotient from it; then the
// remainder, which the fused sum gives exactly, corrects the quotient (Markstein 1990).
FCHK P0, R16, R17;
LOP3 R50, R17, 0x7fffffff, RZ, 0xc0, !PT;
IADD R48, -R50, 0x7ef127ea;
FFMA R49, -R50, R48, 1;
FFMA R48, R48, R49, R48;
FFMA R49, -R50, R48, 1;
FFMA R48, R48, R49, R48;
FFMA R49, -R50, R48, 1;
FFMA.RP R48, R48, R49, R48;
FFMA R49, -R50, R48, 1;
FFMA R48, R48, R49, R48;
LOP3 R48, R48, 0x80000000, R17, 0xf8, !PT;
FMUL R50, R16, R48;
FFMA R51, -R17, R50, R16;
FFMA R0, R51, R48, R50;
