// A student's own applications, for tests.
import type { OwnApplication } from '@questline/contract';

export const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();
const idOf = (n: number) => `0198c0de-7a11-7000-8000-${String(n).padStart(12, '0')}`;
export const survey: OwnApplication = {
  id: idOf(3),
  status: 'accepted',
  initiative: { id: idOf(4), name: 'Taste survey', deleted: false, weekly_hours: 4 },
  company: {
    id: idOf(5),
    company_name: 'Sunny Side Bakery',
    logo_url: null,
    answers_in_minutes: 300,
    suspended: false,
  },
  note: null,
  confirmed_hours: 4,
  decision_note: null,
  applied_at: daysAgo(3),
  decided_at: null,
  accepted_at: daysAgo(2),
  finished_at: null,
  left_at: null,
  unanswered: false,
  tasks: { approved: 2, total: 4, percent: 50 },
  next_task: { id: idOf(6), title: 'Ask twenty neighbors', state: 'needs_revision' },
  turn: { whose: 'student', since: daysAgo(1), answer_by: null },
  needs_revision: true,
  can: { withdraw: false, leave: true, finish: false, open: true },
};
export const pending: OwnApplication = {
  ...survey,
  status: 'pending',
  next_task: null,
  needs_revision: false,
  turn: { whose: 'company', since: daysAgo(3), answer_by: null },
  can: { withdraw: true, leave: false, finish: false, open: false },
};
