// abs64.s on the uniform path. Made by tests/execution/programs/uniform.awk.
// 64-bit absolute value: UR[0:1] = |UR[16:17]|, signed; that of -2^63 is itself.
// With s = -1 for negative numbers, else 0: |x| = (x ^ s) - s.
UISETP.LT.AND UP0, UR17, URZ, UPT;
USHF.R.HI.S32 UR48, URZ, 0x1f, UR17;
ULOP3 UR49, UR16, UR48, URZ, 0x3c, !UPT;
ULOP3 UR50, UR17, UR48, URZ, 0x3c, !UPT;
UIADD.X UR0, UP0, UR49, 0x0, UP0;
UIADD.X UR1, UR50, 0x0, UP0;
