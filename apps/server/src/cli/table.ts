// Rows as aligned columns, for a terminal.
export function table(rows: Record<string, string | number | boolean | null>[]): string {
  const columns = Object.keys(rows[0]!);
  const cells = [columns, ...rows.map((row) => columns.map((column) => String(row[column] ?? '')))];
  const widths = columns.map((_, n) => Math.max(...cells.map((row) => row[n]!.length)));
  return cells
    .map((row) =>
      row
        .map((cell, n) => cell.padEnd(widths[n]!))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}
