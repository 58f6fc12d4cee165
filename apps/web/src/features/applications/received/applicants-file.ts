// The applicants of an initiative as CSV: what the list shows, without school and photo. A file stays when a student leaves.
import type { ReceivedApplication } from '@questline/contract';
import { collectPages } from '../../../lib/collect-pages.ts';
import { type Columns, csvDay, csvFile, csvWord } from '../../../lib/format/csv.ts';
import { api } from '../../../lib/session/session.ts';

const columns: Columns<ReceivedApplication> = [
  ['Name', ({ student }) => student.full_name],
  ['Status', ({ status, unanswered }) => (unanswered ? 'Closed, no answer' : csvWord(status))],
  ['Applied', ({ applied_at }) => csvDay(applied_at)],
  ['Decided', ({ decided_at }) => decided_at && csvDay(decided_at)],
  ['Grade', ({ student }) => student.grade],
  ['Experience', ({ student }) => student.experience_level],
  ['Hours a week', ({ student }) => student.availability],
  ['Why it fits', ({ fit_reasons }) => fit_reasons.join('; ')],
  ['Note from the student', ({ note }) => note],
  ['Note to the student', ({ decision_note }) => decision_note],
];

export async function collectApplicants(initiativeId: string) {
  const { items, complete } = await collectPages((after) =>
    api('GET /api/company/applications', {
      query: { initiative_id: initiativeId, ...(after && { after }) },
    }),
  );
  return { csv: csvFile(columns, items), rows: items.length, complete };
}
