import { nameOf, type RecordEntry, type RecordInProgress } from '@questline/contract';
import type { Row } from '../../platform/database/db.ts';

/** As keeper.copy_to_record stores it. */
type StoredTask = {
  title: string;
  minutes: number | null;
  approved_at: string;
  attempts: number;
  criteria: { text: string; met: boolean }[];
};

type EntryRow = Omit<Row<'record_entries'>, 'student_id'> & {
  logo_url: string | null;
  company_verified: boolean;
};

export function viewEntry(row: EntryRow): RecordEntry {
  const tasks = row.tasks as StoredTask[];
  const criteria = tasks.flatMap((task) => task.criteria);
  const minutes = tasks.map((task) => task.minutes);
  return {
    id: row.application_id,
    initiative: { id: row.initiative_id, name: row.initiative_name },
    company: {
      id: row.company_id,
      company_name: nameOf('company', row.company_name || null),
      logo_url: row.logo_url,
      verified: row.company_verified,
    },
    skills: row.skills,
    tasks: tasks.map(({ title, approved_at }) => ({
      title,
      approved_at: new Date(approved_at).toISOString(),
    })),
    minutes: minutes.reduce<number | null>(
      (sum, more) => (sum === null || more === null ? null : sum + more),
      0,
    ),
    criteria: criteria.length ? { met: criteria.filter(({ met }) => met).length, of: criteria.length } : null,
    revisions: tasks.reduce((sum, { attempts }) => sum + attempts - 1, 0),
    started_at: row.started_at,
    finished_at: row.finished_at,
  };
}

type InProgressRow = {
  id: string;
  initiative_id: string;
  initiative_name: string;
  company_id: string;
  company_name: string | null;
  logo_url: string | null;
  tasks_approved: number;
  task_count: number;
};

export const viewInProgress = (row: InProgressRow): RecordInProgress => ({
  id: row.id,
  initiative: { id: row.initiative_id, name: row.initiative_name },
  company: {
    id: row.company_id,
    company_name: nameOf('company', row.company_name),
    logo_url: row.logo_url,
  },
  tasks: { approved: row.tasks_approved, total: row.task_count },
});
