%# SPDX-License-Identifier: MIT
%if not($k/part)
%each $k/c-kernel
%call kernel_of_lanes(., 'static ')
%end
%end
%include "kernel/fetch.tpl"
%include "kernel/prepare.tpl"
