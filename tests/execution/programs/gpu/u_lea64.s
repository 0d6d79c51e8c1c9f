// lea64.s on the uniform path. Made by tests/execution/programs/uniform.awk.
// 64-bit addresses: base b = UR[18:19], index i = UR[16:17], short signed index s = R20.
// UR[0:1] = b + 8 i, UR[2:3] = b - 8 i, UR[4:5] = b + 32 s, UR[6:7] = b - 4 s
ULEA UR0, UP0, UR16, UR18, 0x3;
ULEA.HI.X UR1, UR16, UR19, UR17, 0x3, UP0;
ULEA UR2, UP0, -UR16, UR18, 0x3;
ULEA.HI.X UR3, ~UR16, UR19, UR17, 0x3, UP0;
ULEA UR4, UP0, UR20, UR18, 0x5;
ULEA.HI.X.SX32 UR5, UR20, UR19, 0x5, UP0;
ULEA UR6, UP0, -UR20, UR18, 0x2;
ULEA.HI.X.SX32 UR7, ~UR20, UR19, 0x2, UP0;
// UR[8:9] = b + 2^31 i, UR[10:11] = b + i, UR[12:13] = 8 i - b
ULEA UR8, UP0, UR16, UR18, 0x1f;
ULEA.HI.X UR9, UR16, UR19, UR17, 0x1f, UP0;
ULEA UR10, UP0, UR16, UR18, 0x0;
ULEA.HI.X UR11, UR16, UR19, UR17, 0x0, UP0;
ULEA UR12, UP0, UR16, -UR18, 0x3;
ULEA.HI.X UR13, UR16, ~UR19, UR17, 0x3, UP0;
// UR[14:15] = 0x123456789ABCDEF + 16 i
ULEA UR14, UP0, UR16, 0x89abcdef, 0x4;
ULEA.HI.X UR15, UR16, 0x1234567, UR17, 0x4, UP0;
