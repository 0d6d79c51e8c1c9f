// mad128.s on the uniform path. Made by tests/execution/programs/uniform.awk.
// 128-bit multiply-add of two words: a = UR16, b = UR17, unsigned.
// UR[0:3] = a * b + UR[18:21] and UR[4:7] = a * b - UR[18:21], modulo 2^128;
// UR[8:11] = a * b + UR[18:19].
// The carry of the lower half goes into a wide instruction that multiplies nothing.
UIMAD.WIDE.U32 UR[0:1], UP0, UR16, UR17, UR[18:19];
UIMAD.WIDE.X.U32 UR[2:3], URZ, URZ, UR[20:21], UP0;
UIMAD.WIDE.U32 UR[4:5], UP0, UR16, UR17, -UR[18:19];
UIMAD.WIDE.X.U32 UR[6:7], URZ, URZ, ~UR[20:21], UP0;
UIMAD.WIDE.U32 UR[8:9], UP0, UR16, UR17, UR[18:19];
UIMAD.WIDE.X.U32 UR[10:11], URZ, URZ, URZ, UP0;
