%# The facts of the instruction set as one document, the schema of such documents, and the lines of
%# the definitions. docs/xml.md describes them; specc reads the document back.
%file "${isa/places/@prefix}.xml"
<?xml version="1.0" encoding="UTF-8"?>
%copy isa without isa/places
%file "specc-isa.xsd" as xml
%include "specc-isa.xsd"
%file "sources.json"
[
%each isa/places/place sep ","
  {"file": "${@file}", "kind": "${@kind}", "definition": "${@definition}", "line": ${@line}}
%end
]
