%call data('codec-', 'error long hex count one none more undefined nearest')
data-needs="${label: codec-needs-value}"
%call data('codec-', 'truncated bits value constraint unwritable field places content')
%call data('codec-', 'meaning type fields fixed zero wrong')
%call data('run-', 'going stopped raised lane register state before after unchanged')
%call data('run-', 'program load case agrees differs')
data-address="${label: run-at}"
%call data('run-', 'cycles expected got what next')
