// 1 / x of x = R16, binary32 with 2^-125 <= |x| < 2^125: R0 to nearest, R1 up, R2 down, R3 toward
// zero, each the rounded reciprocal. Newton: with e = 1 - x y, one fused operation, y + y e has the
// error e^2. The first y, right to 6 %, is a difference of bit patterns, nearly logarithms. The
// last y is rounded up: from below, where all bits of the fraction of x are set, a tie would go
// wrong (Markstein 1990).
LOP3 R50, R16, 0x7fffffff, RZ, 0xc0, !PT;
IADD R48, -R50, 0x7ef127ea;
FFMA R49, -R50, R48, 1;
FFMA R48, R48, R49, R48;
FFMA R49, -R50, R48, 1;
FFMA R48, R48, R49, R48;
FFMA R49, -R50, R48, 1;
FFMA.RP R48, R48, R49, R48;
FFMA R49, -R50, R48, 1;
LOP3 R48, R48, 0x80000000, R16, 0xf8, !PT;       // the sign of x
FFMA.RN R0, R48, R49, R48;
FFMA.RP R1, R48, R49, R48;
FFMA.RM R2, R48, R49, R48;
FFMA.RZ R3, R48, R49, R48;
