import { expect, test } from 'vitest';
import { csvLine } from './csv.ts';

test('keeps quotes, commas and line breaks inside a cell', () => {
  expect(csvLine(['a "b", c', 'two\r\nlines', '', null])).toBe('"a ""b"", c","two\r\nlines","",""\r\n');
});

test.each([
  '=1+1',
  '+1',
  '-1',
  '@SUM(A1)',
  '\t=1',
  '\r=1',
  '\n=1',
  ' =1',
  '＝1',
  '=HYPERLINK("https://elsewhere.example")',
])('writes %j as text, not as a formula', (text) => {
  expect(csvLine([text])).toBe(`"'${text.replaceAll('"', '""')}"\r\n`);
});

test.each(['a=1', 'rosa+books@mail.example', '1-2', "it's"])('writes %j unchanged', (text) => {
  expect(csvLine([text])).toBe(`"${text}"\r\n`);
});
