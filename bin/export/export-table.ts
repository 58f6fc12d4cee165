// Writes a table as CSV to stdout.
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { everyRow } from '@questline/db/every-row.ts';
import { csvLine } from './csv.ts';

/** `columns` maps the name of a column to its SQL. */
export async function exportTable(table: string, columns: Record<string, string>): Promise<void> {
  const url = process.env['ADMIN_DATABASE_URL'];
  if (!url) throw new Error('Set ADMIN_DATABASE_URL to the database, signed in as its administrator.');
  await pipeline(Readable.from(lines(url, table, columns)), process.stdout, { end: false }).catch(
    unlessReaderLeft,
  );
}

async function* lines(url: string, table: string, columns: Record<string, string>) {
  const rows = everyRow(url, table, columns);
  const first = await rows.next();
  // Only after the first row was read, so that a refused export writes nothing.
  yield csvLine(Object.keys(columns));
  if (first.done) return;
  yield csvLine(first.value);
  for await (const row of rows) yield csvLine(row);
}

/** `| head` closes the pipe early. */
function unlessReaderLeft(error: NodeJS.ErrnoException) {
  if (error.code !== 'EPIPE') throw error;
}
