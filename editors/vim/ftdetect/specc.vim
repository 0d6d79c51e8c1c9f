autocmd BufRead,BufNewFile *.isa setlocal filetype=specc
