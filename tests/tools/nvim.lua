-- Run by tests/tools/nvim.sh in a headless Neovim whose configuration is that of docs/editors.md, in a
-- copy of isa-spec/gpu. Writes what is wrong, and one closing line, to $SPECC_OUT.
local out, wrong, tried, missing = {}, 0, 0, {}
local function check(is, what, found)
  if is then return end
  wrong = wrong + 1
  table.insert(out, 'FAIL ' .. what .. (found ~= nil and ': ' .. vim.inspect(found) or ''))
end
local PATIENCE = 20000

local function client()
  return vim.lsp.get_active_clients()[1]
end

-- The line and column (bytes from 0) of the capture in the first line of the buffer that has it.
local function find(pattern)
  for number, line in ipairs(vim.api.nvim_buf_get_lines(0, 0, -1, true)) do
    local from = line:match(pattern)
    if from then return number - 1, from - 1 end
  end
  error('no line is like ' .. pattern)
end

local function place(pattern)
  local line, column = find(pattern)
  vim.api.nvim_win_set_cursor(0, { line + 1, column })
  return line, column
end

local function replace(line, column, length, text)
  vim.api.nvim_buf_set_text(0, line, column, line, column + length, { text })
end

-- Waits for the number of diagnostics that Neovim itself keeps for the buffer.
local function diagnostics(some, what)
  local list
  vim.wait(PATIENCE, function()
    list = vim.diagnostic.get(0)
    return (#list > 0) == some
  end, 20)
  check((#list > 0) == some, what, list)
  return list
end

local function request(method, parameters)
  local answer = vim.lsp.buf_request_sync(0, method,
    parameters or vim.lsp.util.make_position_params(), PATIENCE)
  local _, first = next(answer or {})
  check(first and not first.error, method, first and first.error)
  return first and first.result
end

local function text_of(range)
  local line = vim.api.nvim_buf_get_lines(0, range.start.line, range.start.line + 1, true)[1]
  local from = vim.str_byteindex(line, range.start.character, true)
  local to = vim.str_byteindex(line, range['end'].character, true)
  return line:sub(from + 1, to)
end

-- Tried if the server offers it.
local function offered(capability, name, test)
  if not client().server_capabilities[capability] then
    table.insert(missing, name)
    return
  end
  tried = tried + 1
  local good, message = pcall(test)
  check(good, name, message)
end

local TYPE = '^    field<[^>]*> ()Reg rd;'

local function test_diagnostics()
  diagnostics(false, 'a correct file has diagnostics')
  local line, column = place(TYPE)
  replace(line, column, 3, 'Regg')
  local list = diagnostics(true, 'no diagnostics after a mistake')
  check(list[1] and list[1].lnum == line and list[1].col == column and list[1].severity == 1 and
    list[1].source == 'specc' and list[1].message:find('Regg'), 'the diagnostic', list)
  replace(line, column, 4, 'Reg')
  diagnostics(false, 'the diagnostics stay')
end

-- Neovim turns positions in UTF-16 units into bytes.
local function test_positions()
  vim.cmd('edit terms.isa')
  diagnostics(false, 'a correct file has diagnostics')
  local line, column = find('Text<zh, "()')
  replace(line, column, 0, '😀😀')
  local _, stop = find('Text<zh, "[^>]*>();')
  replace(line, stop, 0, ' @')
  local list = diagnostics(true, 'no diagnostics for a sign')
  check(list[1] and list[1].lnum == line and list[1].col == stop + 1, 'place of the sign', list)
  vim.cmd('edit! | buffer ialu.isa')
end

local function test_hover()
  place(TYPE)
  local hover = request('textDocument/hover')
  local lines = vim.lsp.util.convert_input_to_markdown_lines(hover.contents)
  local text = table.concat(lines, '\n')
  check(text:find('Reg<8>') and text:find('%f[%w]R0%f[%W]'), 'hover of a type', text)
end

local function test_definition()
  place(TYPE)
  vim.lsp.buf.definition()
  vim.wait(PATIENCE, function() return vim.fn.expand('%:t') == 'base.isa' end, 20)
  check(vim.fn.expand('%:t') == 'base.isa', 'Reg is defined in base.isa', vim.fn.expand('%'))
  check(vim.api.nvim_get_current_line():find('^__DefFieldType Reg<'), 'the line of its definition',
    vim.api.nvim_get_current_line())
  vim.cmd('buffer ialu.isa')
end

local function test_references()
  place(TYPE)
  local parameters = vim.lsp.util.make_position_params()
  parameters.context = { includeDeclaration = true }
  local list = request('textDocument/references', parameters)
  local uses = tonumber(vim.fn.system(
    [[cat *.isa | grep -c -e '^ *field<[^>]*> Reg ' -e '^__DefFieldType Reg<']]))
  check(#list >= uses, uses .. ' places name Reg', #list)
end

local function test_completion()
  local line, column = place(TYPE)
  replace(line, column, 3, 'Re')
  vim.api.nvim_win_set_cursor(0, { line + 1, column + 1 })
  vim.api.nvim_feedkeys(vim.api.nvim_replace_termcodes('a<C-x><C-o>', true, false, true), 'n', false)
  local words = {}
  local parameters = vim.lsp.util.make_position_params()
  parameters.position.character = column + 2
  local list = request('textDocument/completion', parameters)
  for _, item in ipairs(list.items or list) do words[item.label] = true end
  check(words.Reg, 'Reg completes Re', vim.tbl_keys(words))
  replace(line, column, 2, 'Reg')
end

local function test_formatting()
  local before = vim.api.nvim_buf_get_lines(0, 0, -1, true)
  local line = find('^()    field<')
  replace(line, 0, 4, '\t       ')
  local format = vim.lsp.buf.format or vim.lsp.buf.formatting_sync
  format(nil, PATIENCE)
  check(vim.deep_equal(before, vim.api.nvim_buf_get_lines(0, 0, -1, true)), 'a crooked line',
    vim.api.nvim_buf_get_lines(0, line, line + 1, true))
end

local function test_tokens()
  local tokens = request('textDocument/semanticTokens/full',
    { textDocument = vim.lsp.util.make_text_document_params() })
  local legend = client().server_capabilities.semanticTokensProvider.legend.tokenTypes
  local want, column = find(TYPE)
  local line, character, kind = 0, 0, nil
  for i = 1, #tokens.data, 5 do
    line = line + tokens.data[i]
    character = (tokens.data[i] > 0 and 0 or character) + tokens.data[i + 1]
    if line == want and character == column then kind = legend[tokens.data[i + 3] + 1] end
  end
  check(kind == 'type', 'Reg is a type', kind)
end

local function test_hints()
  local line = find('^()@P0 IADD R3, %-R1, %-R2;$')
  local hints = request('textDocument/inlayHint', {
    textDocument = vim.lsp.util.make_text_document_params(),
    range = { start = { line = line, character = 0 }, ['end'] = { line = line + 1, character = 0 } } })
  local word = vim.fn.system({ 'specc', 'explain', '--isa', '.', '@P0 IADD R3, -R1, -R2;' })
  local digits = word:match('0x(%x+)')
  local label = hints[1] and vim.inspect(hints[1].label):gsub('[%s_]', '') or ''
  check(digits and label:find(digits), 'the encoding ' .. tostring(digits), hints)
end

local function test_rename()
  place(TYPE)
  local parameters = vim.lsp.util.make_position_params()
  parameters.newName = 'Gpr'
  local edit = request('textDocument/rename', parameters)
  vim.lsp.util.apply_workspace_edit(edit, client().offset_encoding)
  vim.cmd('silent wall')
  local report = vim.fn.system({ 'specc', 'check', '.' })
  check(report:find(' 0 errors, 0 warnings'), 'the renamed specification', report)
  local left = vim.fn.system([[cat *.isa | grep -c -e '^ *field<[^>]*> Reg ']])
  check(tonumber(left) == 0, 'uses of the old name', left)
end

local function main()
  vim.cmd('edit ialu.isa')
  check(vim.bo.filetype == 'specc', 'file type', vim.bo.filetype)
  vim.wait(PATIENCE, function() return client() and client().server_capabilities ~= nil end, 20)
  check(vim.fn.synIDattr(vim.fn.synID(find('^()__DefOptype IADD') + 1, 1, 1), 'name') ==
    'speccDefinition', 'highlighting')
  offered('textDocumentSync', 'diagnostics', test_diagnostics)
  offered('textDocumentSync', 'positions', test_positions)
  offered('hoverProvider', 'hover', test_hover)
  offered('definitionProvider', 'definition', test_definition)
  offered('referencesProvider', 'references', test_references)
  offered('completionProvider', 'completion', test_completion)
  offered('documentFormattingProvider', 'formatting', test_formatting)
  offered('semanticTokensProvider', 'semantic tokens', test_tokens)
  offered('inlayHintProvider', 'inlay hints', test_hints)
  offered('renameProvider', 'rename', test_rename)
end

local good, message = xpcall(main, debug.traceback)
check(good, 'error', message)
if #missing > 0 then table.insert(out, 'not offered yet: ' .. table.concat(missing, ', ')) end
table.insert(out, tried .. ' features tried, ' .. wrong .. ' wrong')
vim.fn.writefile(vim.split(table.concat(out, '\n'), '\n'), vim.env.SPECC_OUT)
vim.cmd(wrong > 0 and 'cquit!' or 'qall!')
