%# SPDX-License-Identifier: MIT
%# The features that the rows require of the generated code; others are omitted. For numbers with a
%# step of their own, `prints` lists the kinds to print.
%let opcodes = $d/opcode-rows/c-opcode
%let forms = $d/form-rows/c-form
%let printed = $d/prints/row[@op = 'STEP_NUMBER']
%let print-hex = boolean($printed[@base = 'hex'])
%let print-decimal = boolean($printed[@base = 'decimal'])
%let print-ones = boolean($printed[@coding = 'CODING_ONES'])
%let print-table = boolean($printed[@coding = 'CODING_TABLE'])
%let hex_steps = boolean($d/prints/row[@op = 'STEP_HEX'])
%let register-lists = $d/lists/@count != '0'
%let name_steps = boolean($d/steps/row[@op = 'STEP_NAME'])
%let write-hex = $print-hex or $hex_steps
%let write-decimal = $print-decimal or $name_steps or $d/floats/@count != '0'
%let print-offset = boolean($printed[@offset = '1'])
%let print-joined = boolean($printed[@joined = '1'])
%let print-first = boolean($forms[@begins-joined])
%let hex-long = boolean($d/prints/row[@long = '1'])
%let hex-digits = boolean($d/prints/row[@base = 'hex' and @padded = '1'])
%let decimal-digits = boolean($printed[@base = 'decimal' and @padded = '1'])
%let hex-type = concat('uint', 32 + 32 * $hex-long, '_t')
%let hex-least = substring(', unsigned least', 1, 99 * $hex-digits)
%let decimal-least = substring(', unsigned least', 1, 99 * $decimal-digits)
%let decimal-one = substring(', 1', 1, 99 * $decimal-digits)
%let float16 = boolean($d/floats/row[@bits = '16'])
%let float32 = boolean($d/floats/row[@bits = '32'])
%let float64 = boolean($d/floats/row[@bits = '64'])
%# numbers that are parsed
%let offset = boolean($d/numbers/row[@offset != '0'])
%let scaled = boolean($d/numbers/row[@scale > 1 or @offset != '0'])
%let plain = boolean($d/numbers/row[not(@scale > 1 or @offset != '0')])
%let accept-positive = boolean($d/numbers/row[@above = '1'])
%let accept-negative = boolean($d/numbers/row[@below = '1'])
%let accept-least = boolean($d/numbers/row[@accept = '1' and @accept-min > 0])
%let digits = boolean($d/numbers/row[@digits != '0'])
%let digits-hex = boolean($d/numbers/row[@digits != '0' and @hex = '1'])
%let other-prefix = boolean($d/numbers/row[@prefix != '0x'])
%# more than one unit may decide the length
%let deep = $d/lengths/@units > 1
%let decode-only = $opcodes[@decode-only]
%# names
%let numbered = boolean($d/registers/row[@count != '0'])
%let ranges = boolean($d/registers/row[@range > 1])
%let members = boolean($d/registers/row[@members = '1'])
%let ordered = boolean($d/name-orders/row)
%let begin-alike = boolean($d/registers/row[@alike = '1'])
%let choice-needed = boolean($d/choices/row[@has-hidden = '0'])
%let choice-spaced = boolean($d/choices/row[@spaced = '1'])
%# forms and opcodes
%let written-twice = boolean($forms[@written-twice])
%let fields-twice = boolean($forms[@fields-twice])
%let misfits = boolean($forms[@misfits])
%let misfits-unshown = boolean($forms[@misfits-unshown])
%let long-search = boolean($forms[@long-search])
%let boxless = boolean($forms[@boxes = '0'] or $opcodes[@forms = '0'])
%let several-forms = boolean($opcodes[@forms > 1])
%# modes: fields have alternatives. appends: they append units, so that the length of an instruction
%# depends on them.
%let modes = boolean($d/modes/row)
%let appends = boolean($d/slots/row)
%let constrained = boolean($opcodes[@constrained])
%let holes = boolean($opcodes[@holes > 0])
%let several-holes = boolean($opcodes[@holes > 1])
%let spare = boolean($opcodes[translate(@zero, '0x, ', '') != ''])
%# words: fields across both halves of a word, split fields, boxes that mask and match do not decide
%let crossing = boolean(($d/pieces/row | $d/tree/node)[@lsb < 64 and @lsb + @width > 64])
%let pieces = boolean($d/positions/row[@count > 1])
%let slow = boolean($d/boxes/row[@slow != '0'])
%# checks of single fields
%let checks = $constrained or $misfits or $slow
%let unlikely = boolean($d/boxes/row[@rest != '0'] or $opcodes[@boxes > 1 and @starts = '0x0'])
%let plain-front = not($d/fronts) or boolean($d/fronts/row[@plain = '1'])
%let misled = not($d/fronts) or boolean($d/fronts/row[@misled = '1'])
%let alias-wordless = boolean($d/aliases/row[@word = '0'])
%let alias-alike = boolean($d/aliases/row[@alike = '1'])
%let alias-several = boolean($d/aliases/row[@meanings > 1])
%# What kernels call of the library.
%let calls = $d/c-kernels/call/@name
%let kernels-jump = $calls = 'jump' or $calls = 'jump_fixed' or $calls = 'store_and_jump'
