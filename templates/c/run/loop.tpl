%# SPDX-License-Identifier: MIT
%if $one_length
	/* Four at once: the loop costs less. */
	for (; left >= 4; left -= 4, op += 4) {
		stop = op[0].kernel(state, &op[0]);
		if (stop)
			break;
		stop = op[1].kernel(state, &op[1]);
		if (stop) {
			left -= 1, op += 1;
			break;
		}
		stop = op[2].kernel(state, &op[2]);
		if (stop) {
			left -= 2, op += 2;
			break;
		}
		stop = op[3].kernel(state, &op[3]);
		if (stop) {
			left -= 3, op += 3;
			break;
		}
	}
	for (; left && !stop; left--, op++) {
		stop = op->kernel(state, op);
		if (stop)
			break;
	}
%else
	for (; left; left--) {
		stop = op->kernel(state, op);
		if (stop)
			break;
		op += op->length;
	}
%end
