// neg128.s on the uniform path. Made by tests/execution/programs/uniform.awk.
// 128-bit negation: UR[0:3] = -UR[16:19], UP0 = it is zero.
UIADD.X UR0, UP0, ~UR16, 0x0, UPT;
UIADD.X UR1, UP0, ~UR17, 0x0, UP0;
UIADD.X UR2, UP0, ~UR18, 0x0, UP0;
UIADD.X UR3, UP0, ~UR19, 0x0, UP0;
