" SPDX-License-Identifier: MIT
autocmd BufRead,BufNewFile *.isa setlocal filetype=specc
