// sub128.s on the uniform path. Made by tests/execution/programs/uniform.awk.
// 128-bit difference: UR[0:3] = UR[16:19] - UR[20:23], UP0 = no borrow.
UIADD.X UR0, UP0, UR16, ~UR20, UPT;
UIADD.X UR1, UP0, UR17, ~UR21, UP0;
UIADD.X UR2, UP0, UR18, ~UR22, UP0;
UIADD.X UR3, UP0, UR19, ~UR23, UP0;
