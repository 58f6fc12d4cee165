import {
  nameOf,
  type RecordEntry,
  type RecordInProgress,
  type SharedEntry,
  type ShownEntry,
} from '@questline/contract';

/** As keeper.copy_to_record stores it. keeper.shown_entry leaves out what the student hides. */
type StoredTask = {
  title: string;
  minutes: number | null;
  approved_at: string | null;
  attempts: number;
  criteria: { text: string; met: boolean }[];
};

export type ShownRow = {
  initiative_name: string;
  company_name: string;
  logo_url: string | null;
  company_verified: boolean;
  skills: string[];
  tasks: unknown;
  started_at: string | null;
  finished_at: string | null;
  closing_words: string | null;
  closing_by: string | null;
};

export function viewShown(row: ShownRow): ShownEntry {
  const tasks = row.tasks as StoredTask[];
  const criteria = tasks.flatMap((task) => task.criteria);
  const minutes = tasks.map((task) => task.minutes);
  return {
    initiative: { name: row.initiative_name },
    company: {
      company_name: nameOf('company', row.company_name || null),
      logo_url: row.logo_url,
      verified: row.company_verified,
    },
    skills: row.skills,
    tasks: tasks.map(({ title, approved_at }) => ({
      title,
      approved_at: approved_at && new Date(approved_at).toISOString(),
    })),
    minutes: minutes.reduce<number | null>(
      (sum, more) => (sum === null || more === null ? null : sum + more),
      0,
    ),
    criteria: criteria.length ? { met: criteria.filter(({ met }) => met).length, of: criteria.length } : null,
    revisions: tasks.reduce((sum, { attempts }) => sum + attempts - 1, 0),
    closing_words: row.closing_words === null ? null : { text: row.closing_words, by: row.closing_by ?? '' },
    started_at: row.started_at,
    finished_at: row.finished_at,
  };
}

export const viewShared = (row: ShownRow & { code: string | null }): SharedEntry => ({
  ...viewShown(row),
  code: row.code,
});

type EntryRow = ShownRow & {
  application_id: string;
  initiative_id: string;
  company_id: string;
  started_at: string;
  finished_at: string;
  on_page: boolean;
  resume_text: string | null;
  college_text: string | null;
  code: string | null;
  issued_at: string | null;
};

export function viewEntry(row: EntryRow): RecordEntry {
  const shown = viewShown(row);
  return {
    ...shown,
    id: row.application_id,
    initiative: { id: row.initiative_id, ...shown.initiative },
    company: { id: row.company_id, ...shown.company },
    started_at: row.started_at,
    finished_at: row.finished_at,
    on_page: row.on_page,
    resume_text: row.resume_text,
    college_text: row.college_text,
    credential: row.code && row.issued_at ? { code: row.code, issued_at: row.issued_at } : null,
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
