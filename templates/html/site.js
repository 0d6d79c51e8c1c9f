/* What pages do beyond showing themselves. */
"use strict";
document.documentElement.classList.remove("no-js");
