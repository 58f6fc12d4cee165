// The students of an initiative as CSV: what the list shows, without the photo.
import type { ActiveStudent } from '@questline/contract';
import { collectPages } from '../../../lib/collect-pages.ts';
import { type Columns, csvDay, csvFile, csvWord } from '../../../lib/format/csv.ts';
import { api } from '../../../lib/session/session.ts';

const columns: Columns<ActiveStudent> = [
  ['Name', ({ student }) => student.full_name],
  ['Status', ({ status }) => csvWord(status)],
  ['Back on', ({ back_on }) => back_on],
  ['Accepted', ({ accepted_at }) => csvDay(accepted_at)],
  ['Last submission', ({ last_submitted_at }) => last_submitted_at && csvDay(last_submitted_at)],
  ['Tasks approved', ({ tasks }) => tasks.approved],
  ['Tasks', ({ tasks }) => tasks.total],
  ['Pending reviews', ({ reviews_pending }) => reviews_pending],
  ['Engagement', ({ engagement }) => csvWord(engagement.word)],
];

export async function collectStudents(initiativeId: string) {
  const { items, complete } = await collectPages((after) =>
    api('GET /api/company/students', { query: { initiative_id: initiativeId, ...(after && { after }) } }),
  );
  return { csv: csvFile(columns, items), rows: items.length, complete };
}
