// compare64.s on the uniform path. Made by tests/execution/programs/uniform.awk.
// 64-bit comparisons of a = UR[16:17] and b = UR[18:19]: bits 0 to 5 of UR0 are a < b, a <=
// b, a > b, a >= b, a == b, a != b, unsigned; those of UR1 are the signed ones.
UISETP.LT.AND.U32 UP0, UR16, UR18, UPT;
UISETP.LT.AND.U32.X UP0, UR17, UR19, UPT, UP0;
UISETP.LE.AND.U32 UP1, UR16, UR18, UPT;
UISETP.LE.AND.U32.X UP1, UR17, UR19, UPT, UP1;
UISETP.GT.AND.U32 UP2, UR16, UR18, UPT;
UISETP.GT.AND.U32.X UP2, UR17, UR19, UPT, UP2;
UISETP.GE.AND.U32 UP3, UR16, UR18, UPT;
UISETP.GE.AND.U32.X UP3, UR17, UR19, UPT, UP3;
UISETP.EQ.AND.U32 UP4, UR16, UR18, UPT;
UISETP.EQ.AND.U32.X UP4, UR17, UR19, UPT, UP4;
UISETP.NE.AND.U32 UP5, UR16, UR18, UPT;
UISETP.NE.AND.U32.X UP5, UR17, UR19, UPT, UP5;
UP2UR UR0, UPR, URZ, 0x3f;
// The same lower words with signed highest ones; equality has no sign.
UISETP.LT.AND.X UP0, UR17, UR19, UPT, UP0;
UISETP.LE.AND.X UP1, UR17, UR19, UPT, UP1;
UISETP.GT.AND.X UP2, UR17, UR19, UPT, UP2;
UISETP.GE.AND.X UP3, UR17, UR19, UPT, UP3;
UP2UR UR1, UPR, URZ, 0x3f;
