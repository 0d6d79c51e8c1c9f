%# SPDX-License-Identifier: MIT
%# Colours of site.css and codec.css: light, and dark if the reader or the system prefers it.
%block dark(indent)
${$indent}color-scheme: dark;
${$indent}--paper: #14181d;
${$indent}--raised: #1d232a;
${$indent}--ink: #e3e7ec;
${$indent}--soft: #a6b1bd;
${$indent}--line: #363f49;
${$indent}--edge: #7d8996;
${$indent}--link: #80bbff;
${$indent}--focus: #80bbff;
${$indent}--chosen: #22364d;
${$indent}--mark: #433600;
${$indent}--operand: #173350;
${$indent}--operand-ink: #d0e5ff;
${$indent}--operand-edge: #6fa3d9;
${$indent}--modifier: #1d3a20;
${$indent}--modifier-ink: #cfecca;
${$indent}--modifier-edge: #72a86b;
${$indent}--fixed: #2e2852;
${$indent}--fixed-ink: #dfd8ff;
${$indent}--fixed-edge: #988bd1;
${$indent}--keyword: #e6a0da;
${$indent}--number: #80d3b7;
${$indent}--comment: #9ba7b4;
${$indent}--error: #ff9f96;
${$indent}--warning: #f0c46c;
${$indent}--good: #8ed69a;
%end
%block site_colours()
/* The look of the documentation: one reference manual, light and dark, from 320 pixels up. Every
 * colour is a variable; tests/docs/colours.mjs computes the contrast of each pair in use. */

/* ---- Colours ---- */

:root {
	color-scheme: light;
	--paper: #ffffff;
	--raised: #f4f6f9;
	--ink: #1b2027;
	--soft: #55606c;
	--line: #d4dae1;
	--edge: #77818c;
	--link: #0b57b0;
	--focus: #0b57b0;
	--chosen: #dfebfa;
	--mark: #ffe9a3;
	--operand: #deebfa;
	--operand-ink: #0b3766;
	--operand-edge: #4a7cb3;
	--modifier: #e2f1de;
	--modifier-ink: #1b471a;
	--modifier-edge: #55874e;
	--fixed: #ebe7f7;
	--fixed-ink: #392a6b;
	--fixed-edge: #7a69b0;
	--keyword: #8a2478;
	--number: #0b6650;
	--comment: #5a646f;
	--error: #b0251d;
	--warning: #775000;
	--good: #1c6b2a;
}
@media (prefers-color-scheme: dark) {
	:root:not([data-theme="light"]) {
%call dark('		')
	}
}
:root[data-theme="dark"] {
%call dark('	')
}
%end
