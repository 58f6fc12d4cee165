// Rows as CSV (RFC 4180) that spreadsheets open without running what strangers typed into our forms.

type Cell = string | null;

/** A cell that begins like this is a formula to a spreadsheet; an apostrophe in front makes it text. */
const formula = /^[\s\p{Cc}]*[=+\-@＝＋－＠]/u;

function cell(text: Cell): string {
  const harmless = text !== null && formula.test(text) ? `'${text}` : (text ?? '');
  return `"${harmless.replaceAll('"', '""')}"`;
}

export const csvLine = (cells: readonly Cell[]): string => `${cells.map(cell).join(',')}\r\n`;
