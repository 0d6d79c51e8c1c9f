// minmax64.s on the uniform path. Made by tests/execution/programs/uniform.awk.
// 64-bit minimum and maximum of a = UR[16:17] and b = UR[18:19].
// UR[0:1] = min, UR[2:3] = max, unsigned; UR[4:5] = min, UR[6:7] = max, signed.
UISETP.LT.AND.U32 UP0, UR16, UR18, UPT;
UISETP.LT.AND.X UP1, UR17, UR19, UPT, UP0;             // a < b, signed
UISETP.LT.AND.U32.X UP0, UR17, UR19, UPT, UP0;         // a < b, unsigned
USEL UR0, UR16, UR18, UP0;
USEL UR1, UR17, UR19, UP0;
USEL UR2, UR16, UR18, !UP0;
USEL UR3, UR17, UR19, !UP0;
USEL UR4, UR16, UR18, UP1;
USEL UR5, UR17, UR19, UP1;
USEL UR6, UR16, UR18, !UP1;
USEL UR7, UR17, UR19, !UP1;
