// 64-bit difference: R[0:1] = R[16:17] - R[18:19], P0 = no borrow.
// a - b = a + ~b + 1: the 1 is the carry into the lowest word.
IADD.X R0, P0, R16, ~R18, PT;
IADD.X R1, P0, R17, ~R19, P0;
