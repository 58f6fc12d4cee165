// Writes a list of an initiative into a CSV file and saves it.
import { collectApplicants } from '../../../../features/applications/received/applicants-file.ts';
import { collectStudents } from '../../../../features/applications/working/students-file.ts';
import { collectResults } from '../../../../features/initiatives/results/results-file.ts';
import { collectReviews } from '../../../../features/submissions/review/reviews-file.ts';
import { csvDay } from '../../../../lib/format/csv.ts';
import { saveFile } from '../../../../lib/save-file.ts';

export type Exported = { rows: number; complete: boolean };
type Collect = (initiativeId: string) => Promise<Exported & { csv: string }>;

const collectors = {
  applicants: collectApplicants,
  students: collectStudents,
  reviews: collectReviews,
  results: collectResults,
} satisfies Record<string, Collect>;
export type ExportedList = keyof typeof collectors;

/** Saves no empty file. */
export async function exportList(
  list: ExportedList,
  initiative: { id: string; name: string },
): Promise<Exported> {
  const { csv, rows, complete } = await collectors[list](initiative.id);
  if (rows > 0)
    saveFile(
      new Blob([csv], { type: 'text/csv' }),
      `${slugOf(initiative.name)}-${list}-${csvDay(new Date().toISOString())}.csv`,
    );
  return { rows, complete };
}

/** Letters and digits of any language, which every file system takes. */
const slugOf = (name: string) =>
  name
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .slice(0, 60)
    .replaceAll(/^-|-$/g, '') || 'initiative';
