// mul64.s on the uniform path. Made by tests/execution/programs/uniform.awk.
// 64 x 64 bits: UR[0:3] = UR[16:17] * UR[18:19], unsigned.
// Products of words, the lowest first; {0, x} as third source carries the upper word x over.
UIMAD.WIDE.U32 UR[0:1], UR16, UR18, URZ;
UMOV UR48, UR1;
UMOV UR49, URZ;
UIMAD.WIDE.U32 UR[48:49], UR17, UR18, UR[48:49];      // at most 2^64 - 2^32
UIMAD.WIDE.U32 UR[50:51], UP0, UR16, UR19, UR[48:49];
UMOV UR1, UR50;
UMOV UR52, UR51;
UIADD.X UR53, URZ, URZ, UP0;
UIMAD.WIDE.U32 UR[2:3], UR17, UR19, UR[52:53];
