// smul64.s on the uniform path. Made by tests/execution/programs/uniform.awk.
// 64 x 64 bits: UR[0:3] = UR[16:17] * UR[18:19], signed.
// The unsigned product; then, for each negative factor, the other one is taken off the upper half.
UIMAD.WIDE.U32 UR[0:1], UR16, UR18, URZ;
UMOV UR48, UR1;
UMOV UR49, URZ;
UIMAD.WIDE.U32 UR[48:49], UR17, UR18, UR[48:49];
UIMAD.WIDE.U32 UR[50:51], UP0, UR16, UR19, UR[48:49];
UMOV UR1, UR50;
UMOV UR52, UR51;
UIADD.X UR53, URZ, URZ, UP0;
UIMAD.WIDE.U32 UR[2:3], UR17, UR19, UR[52:53];
USHF.R.HI.S32 UR54, URZ, 0x1f, UR17;                 // -1 where the first factor is negative
ULOP3 UR56, UR18, UR54, URZ, 0xc0, !UPT;
ULOP3 UR57, UR19, UR54, URZ, 0xc0, !UPT;
UIADD.X UR2, UP0, UR2, ~UR56, UPT;
UIADD.X UR3, UR3, ~UR57, UP0;
USHF.R.HI.S32 UR54, URZ, 0x1f, UR19;
ULOP3 UR56, UR16, UR54, URZ, 0xc0, !UPT;
ULOP3 UR57, UR17, UR54, URZ, 0xc0, !UPT;
UIADD.X UR2, UP0, UR2, ~UR56, UPT;
UIADD.X UR3, UR3, ~UR57, UP0;
