// add64.s on the uniform path. Made by tests/execution/programs/uniform.awk.
// 64-bit sum: UR[0:1] = UR[16:17] + UR[18:19], UP0 = carry.
// The lower words first; UP0 hands the carry on.
UIADD.X UR0, UP0, UR16, UR18;
UIADD.X UR1, UP0, UR17, UR19, UP0;
