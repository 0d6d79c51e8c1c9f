%# The facts of the instruction set as one document and its typed semantics as another, the schemas
%# of such documents, and the lines of the definitions. docs/xml.md describes them; specc reads the
%# first document back.
%file "${isa/places/@prefix}.xml"
<?xml version="1.0" encoding="UTF-8"?>
%copy isa in "urn:specc:isa:1" without isa/places | isa/semantics
%file "${isa/places/@prefix}-semantics.xml"
<?xml version="1.0" encoding="UTF-8"?>
%copy isa/semantics in "urn:specc:semantics:1"
%file "specc-isa.xsd" as xml
%verbatim "specc-isa.xsd"
%file "specc-semantics.xsd" as xml
%verbatim "specc-semantics.xsd"
%file "sources.json"
[
%each isa/places/place sep ","
  {"file": "${@file}", "kind": "${@kind}", "definition": "${@definition}", "line": ${@line}}
%end
]
