%# SPDX-License-Identifier: MIT
%# The statements of __Encoding without arguments.
%block encoding_flags()
%if @prefix
    Prefix<>;
%end
%if @delay-slot
    DelaySlot<>;
%end
%if @not-in-slot
    NotInSlot<>;
%end
%if @decode-only
    DecodeOnly<>;
%end
%end
