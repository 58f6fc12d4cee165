// The weeks of an initiative as CSV.
import type { ResultsWeek } from '@questline/contract';
import { type Columns, csvFile } from '../../../lib/format/csv.ts';
import { api } from '../../../lib/session/session.ts';

const columns: Columns<ResultsWeek> = [
  ['Week of', ({ week }) => week],
  ['Views', ({ views }) => views],
  ['Saves', ({ saves }) => saves],
  ['Applied', ({ applications }) => applications],
  ['Accepted', ({ accepted }) => accepted],
  ['Finished', ({ finished }) => finished],
];

export async function collectResults(id: string) {
  const { weeks } = await api('GET /api/company/initiatives/:id/results', { params: { id } });
  return { csv: csvFile(columns, weeks), rows: weeks.length, complete: true };
}
