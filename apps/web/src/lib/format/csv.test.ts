import fc from 'fast-check';
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

/** Reads RFC 4180. */
function readLine(line: string): string[] {
  const cells = [...line.matchAll(/"((?:[^"]|"")*)"(?:,|\r\n$)/g)];
  expect(cells.map(([cell]) => cell).join('')).toBe(line);
  return cells.map(([, text]) => text!.replaceAll('""', '"'));
}

test('any texts are read as they were written, or with an apostrophe that makes them text', () => {
  const text = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.array(fc.constantFrom('"', ',', '\r', '\n', '=', '+', '@', ' ', 'a')).map((it) => it.join('')),
  );
  fc.assert(
    fc.property(fc.array(text, { minLength: 1 }), (texts) => {
      const read = readLine(csvLine(texts));
      expect(read.map((cell, at) => (cell === `'${texts[at]}` ? texts[at] : cell))).toEqual(texts);
      for (const cell of read) expect(cell).not.toMatch(/^\s*[=+\-@]/);
    }),
  );
});
