// Writes CSV (RFC 4180) that spreadsheets open without running formulas that strangers typed into our forms.

type Cell = string | null;

/** Spreadsheets treat such cells as formulas. An apostrophe in front makes them text. */
const formula = /^[\s\p{Cc}]*[=+\-@＝＋－＠]/u;

function cell(text: Cell): string {
  const harmless = text !== null && formula.test(text) ? `'${text}` : (text ?? '');
  return `"${harmless.replaceAll('"', '""')}"`;
}

export const csvLine = (cells: readonly Cell[]): string => `${cells.map(cell).join(',')}\r\n`;
