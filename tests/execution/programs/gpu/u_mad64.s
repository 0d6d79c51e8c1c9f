// mad64.s on the uniform path. Made by tests/execution/programs/uniform.awk.
// 64-bit multiply-add and multiply-subtract of two words, by two instructions or by one wide one.
// a = UR16, b = UR17, c = UR[18:19]; all results modulo 2^64.
// Signed: UR[0:1] = a * b + c, UR[2:3] = a * b - c.
UIMAD UR0, UP0, UR16, UR17, UR18;
UIMAD.HI.X UR1, UR16, UR17, UR19, UP0;
UIMAD UR2, UP0, UR16, UR17, -UR18;
UIMAD.HI.X UR3, UR16, UR17, ~UR19, UP0;
// Unsigned: UR[4:5] = a * b + c, UR[6:7] = a * b - c, UR[8:9] = a * 0x114514 + c.
UIMAD.U32 UR4, UP0, UR16, UR17, UR18;
UIMAD.HI.X.U32 UR5, UR16, UR17, UR19, UP0;
UIMAD.U32 UR6, UP0, UR16, UR17, -UR18;
UIMAD.HI.X.U32 UR7, UR16, UR17, ~UR19, UP0;
UIMAD.U32 UR8, UP0, UR16, 0x114514, UR18;
UIMAD.HI.X.U32 UR9, UR16, 0x114514, UR19, UP0;
// Wide: UR[10:11] = a * b + c and UR[12:13] = a * b - c, signed; UR[14:15] = a * b - c, unsigned.
UIMAD.WIDE UR[10:11], UR16, UR17, UR[18:19];
UIMAD.WIDE.S32 UR[12:13], UR16, UR17, -UR[18:19];
UIMAD.WIDE.U32 UR[14:15], UR16, UR17, -UR[18:19];
