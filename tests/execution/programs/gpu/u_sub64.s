// sub64.s on the uniform path. Made by tests/execution/programs/uniform.awk.
// 64-bit difference: UR[0:1] = UR[16:17] - UR[18:19], UP0 = no borrow.
// a - b = a + ~b + 1: the 1 is the carry into the lowest word.
UIADD.X UR0, UP0, UR16, ~UR18, UPT;
UIADD.X UR1, UP0, UR17, ~UR19, UP0;
