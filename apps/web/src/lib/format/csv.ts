// Writes CSV (RFC 4180) that spreadsheets open without running formulas that strangers typed into our forms.

type Cell = string | null;

/** Spreadsheets treat such cells as formulas. An apostrophe in front makes them text. */
const formula = /^[\s\p{Cc}]*[=+\-@＝＋－＠]/u;

function cell(text: Cell): string {
  const harmless = text !== null && formula.test(text) ? `'${text}` : (text ?? '');
  return `"${harmless.replaceAll('"', '""')}"`;
}

/** Tells spreadsheets that it is UTF-8. */
const byteOrderMark = '\uFEFF';

export const csvLine = (cells: readonly Cell[]): string => `${cells.map(cell).join(',')}\r\n`;

/** A column is its header and what it shows of an item. */
export type Columns<Item> = readonly (readonly [
  header: string,
  cell: (item: Item) => string | number | null,
])[];

/** A whole file: a line of headers, and a line for each item. */
export function csvFile<Item>(columns: Columns<Item>, items: readonly Item[]): string {
  const line = (item: Item) => csvLine(columns.map(([, cellOf]) => textOf(cellOf(item))));
  return byteOrderMark + [csvLine(columns.map(([header]) => header)), ...items.map(line)].join('');
}

const textOf = (value: string | number | null) => (typeof value === 'number' ? String(value) : value);

/** The day of a time, in UTC, as every spreadsheet reads it. */
export const csvDay = (time: string) => time.slice(0, 10);

/** "needs_revision" as "Needs revision". Labels of screens would load their screens. */
export const csvWord = (code: string) => `${code[0]!.toUpperCase()}${code.slice(1).replaceAll('_', ' ')}`;
