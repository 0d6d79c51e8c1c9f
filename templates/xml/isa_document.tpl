%# SPDX-License-Identifier: MIT
%# The schema of documents: values, common parts of elements, the document.
  <!-- ==== values of attributes ==== -->

%call words('version', '2')
%call words('yes', 'yes')
  <!-- One line of text without double quotes. -->
%call pattern('text', '[^"\t\n\r]*')
%call pattern('name', '[^"\t\n\r]+')
  <!-- A word of the language: IADD, $sched, ra.neg. -->
%call pattern('word', '[$]?[A-Za-z_][A-Za-z0-9_]*(\.[A-Za-z_][A-Za-z0-9_]*)?')
  <!-- An enumerator: a word or a number. -->
%call pattern('enumerator', '[A-Za-z0-9_]+')
  <!-- One line: an expression of the language. -->
%call pattern('expression', '[^\n\r]+')
  <!-- One line: an assembly template, an example, a comment. -->
%call pattern('line', '[^\n\r]*')
%call pattern('file-name', '[^/\t\n\r]+')
%call pattern('date', '[0-9]{4}-[0-9]{2}-[0-9]{2}')
%call pattern('natural', '0|[1-9][0-9]{0,19}')
%call pattern('integer', '0|-?[1-9][0-9]{0,18}')
%call pattern('hexadecimal', '0x[0-9a-f]{1,32}')
  <xs:simpleType name="hexadecimals">
    <xs:list itemType="hexadecimal"/>
  </xs:simpleType>
%call pattern('bytes', '([0-9a-f]{2})+')
%call pattern('count', '0|[1-9][0-9]{0,57}')
  <!-- Bits, the highest first; ? is either. -->
%call pattern('pattern', '[01?]{1,128}')
%call words('byte-order', 'little big')
%call words('case', 'exact fold')
%call words('role', 'guard')
%call words('number-base', 'hex decimal')
%call words('type-kind', 'enum integer list float register composite')
%call words('coding', 'unsigned signed ones table')
%call words('field-kind', 'operand default fixed')
%call words('fact-kind', 'function memory state exception variant term')
%call words('operator', '= ==')
%let prose = 'Fields Syntax Description OperandInfo ModifierInfo Semantics Examples Simulation'
%call words('section-name', concat($prose, ' Notes Errata Testing'))
%call pattern('prose-language', '[A-Za-z_][A-Za-z0-9_\-]*')

  <!-- ==== parts that many elements have ==== -->

  <xs:complexType name="attribute">
%call required('name', 'word', 'The name of the attribute.')
%call required('value', 'line', 'Its value, as written: a text or an expression.')
  </xs:complexType>

  <xs:complexType name="named">
%call required('name', 'word', 'The name.')
  </xs:complexType>

  <xs:complexType name="item">
%call required('text', 'expression', 'An operand, field or expression of the list, as written.')
  </xs:complexType>

  <xs:complexType name="items">
    <xs:sequence>
%call any('item', 'item', 'One item of the list.')
    </xs:sequence>
  </xs:complexType>

  <xs:complexType name="legal">
%call required('pattern', 'pattern', 'The legal bits, the highest bit first.')
  </xs:complexType>

  <xs:complexType name="section">
    <xs:choice minOccurs="0" maxOccurs="unbounded">
%call one('prose', 'xs:string', 'Markdown (CommonMark and tables), as written.')
%call one('fence', 'fence', 'The text of a fenced block: assembly, pseudo-code, examples.')
    </xs:choice>
%call required('name', 'section-name', 'What the section is about.')
%call optional('language', 'prose-language', 'The language of its prose, if it names one.')
  </xs:complexType>

  <xs:complexType name="fence">
    <xs:simpleContent>
      <xs:extension base="xs:string">
%call optional('info', 'line', 'The word after the opening backquotes: asm, run.')
      </xs:extension>
    </xs:simpleContent>
  </xs:complexType>

  <!-- ==== the document ==== -->

  <xs:element name="isa" type="isa">
    <xs:annotation><xs:documentation>A complete instruction set.</xs:documentation></xs:annotation>
  </xs:element>
  <xs:complexType name="isa">
    <xs:sequence>
%call facts()
%call any('source', 'source', 'A source file, in the order in which they were read.')
%call one('layout', 'layout', 'Units and lengths of instructions.')
%call one('assembly', 'assembly', 'The lexis of the assembly language.')
%call sections()
%call any('example', 'example', 'Computed: an example of a trap or of the reset of a machine.')
%call any('register-file', 'register-file', 'A register file.')
%call any('type', 'type', 'The type of a field.')
%call any('operand', 'operand', 'A word of templates that represents fields or a fixed text.')
%call any('modifier', 'modifier', 'Signs around an operand, such as the bars of |Ra|.')
%call any('format', 'format', 'A prefix of an operand that depends on fields.')
%call any('alias', 'alias', 'Another way to write instructions.')
%call any('fact', 'fact', 'A function, memory, state, exception, variant or term of the glossary.')
      <!-- An optype or opcode is here if its parent is wrong: it is defective. -->
      <xs:choice minOccurs="0" maxOccurs="unbounded">
%call one('group', 'group', 'Related families of instructions.')
%call one('optype', 'optype', 'A family without a valid parent.')
%call one('opcode', 'opcode', 'An opcode without a valid parent.')
      </xs:choice>
      <xs:element name="space" type="space" minOccurs="0" maxOccurs="unbounded">
        <xs:annotation><xs:documentation>
          Computed: the words of one length, which their first unit selects. Each is defined,
          reserved or undefined.
        </xs:documentation></xs:annotation>
      </xs:element>
    </xs:sequence>
%call required('version', 'version', 'The version of this format, as in the namespace.')
%call required('language', 'natural', 'The version of the specification language: __Language.')
%call required('name', 'name', 'The name of the instruction set.')
%call optional('title', 'line', 'Computed: its title in documentation, by default its name.')
%call optional('release', 'name', 'The version of the specification: Version.')
%call optional('date', 'date', 'The date of that version: year-month-day.')
%call required('prose', 'prose-language', 'The language of sections that name none.')
%call source()
  </xs:complexType>

  <xs:complexType name="source">
%call required('name', 'file-name', 'Its name, without a folder.')
  </xs:complexType>

  <xs:complexType name="space">
    <xs:sequence>
%call any('gap', 'gap', 'A pattern of undefined words; no word is in two gaps.')
    </xs:sequence>
%call required('length', 'natural', 'Their length in bits.')
%call required('words', 'count', 'The number of words.')
%call required('defined', 'count', 'The number of words that are legal in an opcode.')
    <xs:attribute name="reserved" type="count">
      <xs:annotation><xs:documentation>
        The number of words with the fixed bits of an opcode that are not legal. Omitted, like
        undefined, if they are too scattered to be counted.
      </xs:documentation></xs:annotation>
    </xs:attribute>
%call optional('undefined', 'count', 'The number of words without the fixed bits of any opcode.')
%call optional('unlisted', 'count', 'The number of undefined words in gaps that are not listed.')
  </xs:complexType>

  <xs:complexType name="gap">
%call required('pattern', 'pattern', 'Their bits, the highest first.')
  </xs:complexType>
