%# SPDX-License-Identifier: MIT
%# The facts of the instruction set as one document, its typed semantics as another, the schemas of
%# these documents, and the lines of the definitions. docs/xml.md describes them. specc reads the
%# first document back; it gets the schema by running this template on an empty document.
%include "schema.tpl"
%file "${isa/places/@prefix}.xml"
<?xml version="1.0" encoding="UTF-8"?>
%copy isa in "urn:specc:isa:2" without isa/places | isa/semantics
%file "${isa/places/@prefix}-semantics.xml"
<?xml version="1.0" encoding="UTF-8"?>
%copy isa/semantics in "urn:specc:semantics:1"
%file "specc-isa.xsd" as xml
<?xml version="1.0" encoding="UTF-8"?>
<!-- The documents of the target xml: one instruction set each. docs/xml.md says what they mean.
     Items marked "computed" follow from the rest; other writers may omit them. -->
<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema" xmlns="urn:specc:isa:2"
    targetNamespace="urn:specc:isa:2" elementFormDefault="qualified">

%include "isa_document.tpl"

%include "isa_types.tpl"
%include "isa_modes.tpl"

%include "isa_words.tpl"

%include "isa_definitions.tpl"

%include "isa_parts.tpl"

%include "isa_forms.tpl"
</xs:schema>
%file "specc-semantics.xsd" as xml
<?xml version="1.0" encoding="UTF-8"?>
<!-- The typed semantics that the target xml writes beside the document of an instruction set.
     docs/xml.md says what they mean. All of it is computed: specc does not read it back. -->
<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema" xmlns="urn:specc:semantics:1"
    targetNamespace="urn:specc:semantics:1" elementFormDefault="qualified">

%include "semantics_values.tpl"

%include "semantics_document.tpl"

%include "semantics_statements.tpl"

%include "semantics_expressions.tpl"
</xs:schema>
%file "sources.json"
[
%each isa/places/place sep ","
  {"file": "${@file}", "kind": "${@kind}", "definition": "${@definition}", "line": ${@line}}
%end
]
