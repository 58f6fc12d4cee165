// The reviews of an initiative as CSV, with feedback but without the submitted work.
import type { GivenReview } from '@questline/contract';
import { collectPages } from '../../../lib/collect-pages.ts';
import { type Columns, csvDay, csvFile, csvWord } from '../../../lib/format/csv.ts';
import { api, session } from '../../../lib/session/session.ts';

/** The API leaves out the name of the person who asks. */
const columnsFor = (me: string): Columns<GivenReview> => [
  ['Student', ({ student }) => student.full_name],
  ['Task', ({ task }) => task.title],
  ['Attempt', ({ attempt }) => attempt],
  ['Decision', ({ status }) => csvWord(status)],
  ['Submitted', ({ completed_at }) => csvDay(completed_at)],
  ['Reviewed', ({ reviewed_at }) => csvDay(reviewed_at)],
  ['Reviewed by', ({ reviewed_by }) => reviewed_by?.name ?? me],
  ['Feedback', ({ company_feedback }) => company_feedback],
];

export async function collectReviews(initiativeId: string) {
  const { items, complete } = await collectPages((before) =>
    api('GET /api/company/reviews', { query: { initiative_id: initiativeId, ...(before && { before }) } }),
  );
  return { csv: csvFile(columnsFor(ownName()), items), rows: items.length, complete };
}

function ownName() {
  const { current } = session.snapshot();
  return (current.state === 'signed-in' && current.user?.metadata.full_name) || '';
}
