" Run by tests/tools/vim.sh after the lines of docs/editors.md: writes to $SPECC_OUT what ALE shows
" before a mistake, with it and after it, a line each.
function! s:wait(some)
  for l:i in range(200)
    let l:list = getloclist(0)
    if (len(l:list) > 0) == a:some
      break
    endif
    sleep 100m
  endfor
  return len(l:list) == 0 ? 'nothing' :
  \ l:list[0].lnum . ':' . l:list[0].col . '-' . l:list[0].end_col . ' ' . l:list[0].text
endfunction
edit ialu.isa
sleep 1
let s:out = [&filetype, s:wait(0)]
call search('^    field<[^>]*> \zsReg rd;')
call add(s:out, line('.') . ':' . col('.') . '-' . (col('.') + 3))
execute 'normal! eag'
doautocmd TextChanged
call add(s:out, s:wait(1))
normal! x
doautocmd TextChanged
call add(s:out, s:wait(0))
call writefile(s:out, $SPECC_OUT)
qall!
