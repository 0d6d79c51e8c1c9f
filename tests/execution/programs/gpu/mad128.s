// 128-bit multiply-add of two words: a = R16, b = R17, unsigned.
// R[0:3] = a * b + R[18:21] and R[4:7] = a * b - R[18:21], modulo 2^128;
// R[8:11] = a * b + R[18:19].
// The carry of the lower half goes into a wide instruction that multiplies nothing.
IMAD.WIDE.U32 R[0:1], P0, R16, R17, R[18:19];
IMAD.WIDE.X.U32 R[2:3], RZ, RZ, R[20:21], P0;
IMAD.WIDE.U32 R[4:5], P0, R16, R17, -R[18:19];
IMAD.WIDE.X.U32 R[6:7], RZ, RZ, ~R[20:21], P0;
IMAD.WIDE.U32 R[8:9], P0, R16, R17, R[18:19];
IMAD.WIDE.X.U32 R[10:11], RZ, RZ, RZ, P0;
