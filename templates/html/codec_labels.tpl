%# SPDX-License-Identifier: MIT
%call label_data('codec-', 'text word link error near long hex count one none more illegal')
%call label_data('codec-', 'undefined nearest truncated bits value constraint unwritable why')
%call label_data('codec-', 'field places content meaning type fields fixed zero wrong drawing')
%call label_data('run-', 'title how settings wanted look limit all step back reset going stopped')
%call label_data('run-', 'raised lane register state before after unchanged program load')
%call label_data('run-', 'agrees differs cycles expected got what next breakpoint why-exit')
%call label_data('run-', 'why-limit why-break why-halt why-self-jump why-raise why-undefined')
%call label_data('run-', 'why-reserved why-fault why-end number later')
