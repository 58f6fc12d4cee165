// Words for the health of the platform.
import type { Health } from '@questline/contract';
import { healthCountMax, healthProblems, type HealthProblem } from '@questline/contract/plain';

type Words = { title: string; todo: string };

export const problemWords: Record<HealthProblem, Words> = {
  worker_missing: {
    title: 'The worker has stopped.',
    todo: 'No emails and notifications are sent. Start the worker process and look at its log.',
  },
  events_late: {
    title: 'Events have been waiting for more than a minute.',
    todo: 'Notifications and emails are late. Look at the log of the worker.',
  },
  jobs_late: {
    title: 'Jobs have been waiting for more than 5 minutes.',
    todo: 'Look at the log of the worker, or start another one.',
  },
  emails_failing: {
    title: "Many of today's emails failed.",
    todo: 'Check the email server and the setting SMTP_URL.',
  },
  emails_undelivered: {
    title: 'Some emails could not be delivered.',
    todo: 'Send them again or mark them as handled under Undelivered emails.',
  },
  versions_differ: {
    title: 'Processes run different versions.',
    todo: "That's normal during a deployment. Otherwise, restart the older ones.",
  },
  no_backup: {
    title: 'No backup recorded yet.',
    todo: 'Set up backups of the database and the files, and have them recorded here.',
  },
  backup_old: {
    title: 'The last backup is more than 2 days old.',
    todo: 'Check the job that makes backups.',
  },
};

/** The answer to "is everything working?" */
export function headlineOf(problems: readonly HealthProblem[]) {
  const broken = problems.filter((problem) => healthProblems[problem] === 'broken').length;
  const others = problems.length - broken;
  if (problems.length === 0) return 'Everything is working.';
  const first =
    broken === 0
      ? 'Everything is running.'
      : broken === 1
        ? "Something isn't working."
        : `${broken} things aren't working.`;
  if (others === 0) return first;
  return `${first} ${others === 1 ? 'One thing needs' : `${others} things need`} your attention.`;
}

const number = new Intl.NumberFormat('en-US');

/** "1,000+" where counting stopped. */
export const countOf = (count: number) =>
  count >= healthCountMax ? `${number.format(healthCountMax)}+` : number.format(count);

const queues: Record<string, string> = {
  mail: 'Emails',
  'mail-dead': 'Emails to give up on',
  file: 'File checks',
  'file-dead': 'Files to give up on',
  'file-sweep': 'File cleanup',
  tell: 'Notifications to students',
};

/** "file-scan" becomes "File scan". */
export const queueName = (queue: string) =>
  queues[queue] ?? queue.charAt(0).toUpperCase() + queue.slice(1).replaceAll('-', ' ');

const units = ['bytes', 'kB', 'MB', 'GB', 'TB'];

/** "5.2 GB". */
export function sizeOf(bytes: number) {
  const power = bytes < 1 ? 0 : Math.min(Math.floor(Math.log10(bytes) / 3), units.length - 1);
  const size = bytes / 1_000 ** power;
  return `${power === 0 || size >= 100 ? Math.round(size) : size.toFixed(1)} ${units[power]}`;
}

/** "Nov 17". */
const dayFormat = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' });
export const dayOf = ({ day }: Health['emails'][number]) => dayFormat.format(new Date(`${day}T00:00:00Z`));

/** How long something has waited: "12 seconds", "3 minutes", "2 hours". */
export function waitOf(since: string, now: Date) {
  const seconds = Math.max(0, Math.round((now.getTime() - Date.parse(since)) / 1_000));
  const [amount, unit] =
    seconds < 120
      ? [seconds, 'second']
      : seconds < 7_200
        ? [Math.round(seconds / 60), 'minute']
        : [Math.round(seconds / 3_600), 'hour'];
  return `${number.format(amount)} ${unit}${amount === 1 ? '' : 's'}`;
}
