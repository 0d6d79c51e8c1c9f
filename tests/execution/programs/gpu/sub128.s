// 128-bit difference: R[0:3] = R[16:19] - R[20:23], P0 = no borrow.
IADD.X R0, P0, R16, ~R20, PT;
IADD.X R1, P0, R17, ~R21, P0;
IADD.X R2, P0, R18, ~R22, P0;
IADD.X R3, P0, R19, ~R23, P0;
