// Checks of what is running, by the rules of the health page at the desk.
import { healthLimits as max, healthProblems, type HealthProblem } from '@questline/contract';
import { findProblems } from '../../features/desk/health/desk-health.rules.ts';
import { readHealthFigures } from '../read-health-figures.ts';
import { rowsAs, type Check, type Problem } from './check.ts';

const texts: Record<HealthProblem, Pick<Problem, 'message' | 'fix'>> = {
  worker_missing: {
    message: `No worker has reported in the last ${max.workerSilentSeconds} seconds, so no emails are sent.`,
    fix: 'Start the worker (`npm run worker`), and look at its log if it stops.',
  },
  events_late: {
    message: `Events have been waiting for more than ${max.eventsWaitSeconds} seconds.`,
    fix: "Look for errors in the worker's log, and start another worker if it can't keep up.",
  },
  jobs_late: {
    message: `Jobs have been waiting for more than ${max.jobsWaitSeconds / 60} minutes.`,
    fix: "`questline jobs` shows which. Look for errors in the worker's log.",
  },
  emails_failing: {
    message: 'More than one in ten emails of today failed.',
    fix: '`questline mail dead` shows why. Check the email server with `questline mail test`.',
  },
  emails_undelivered: {
    message: 'Some emails could not be delivered.',
    fix: 'Decide about them at /desk/emails, or send them again with `questline mail retry`.',
  },
  versions_differ: {
    message: 'Processes of different versions are running.',
    fix: 'Finish the update: restart the API and the worker with the same version.',
  },
  no_backup: {
    message: 'No backup was ever recorded.',
    fix: 'Run `questline backup` every night (docs/backup.md), and try to restore it.',
  },
  backup_old: {
    message: `The last backup is older than ${max.backupHours} hours.`,
    fix: 'Find out why the backup no longer runs.',
  },
};

function problemOf(problem: HealthProblem): Problem {
  const { message, fix } = texts[problem];
  return { message, fix, isWarning: healthProblems[problem] === 'care' };
}

export const healthChecks: Check[] = [
  {
    title: 'Worker, jobs, emails and backups',
    needs: ['DATABASE_URL'],
    as: ['app_api'],
    onlyRunning: true,
    run: async ({ settings }) =>
      findProblems(await readHealthFigures(settings.DATABASE_URL!), new Date()).map(problemOf),
  },
  {
    title: 'Operators',
    as: ['app_desk'],
    async run(context) {
      await rowsAs(context, 'app_desk', 'begin');
      await rowsAs(context, 'app_desk', `select keeper.set_operator('anonymous')`);
      const [row] = await rowsAs<{ leads: number }>(
        context,
        'app_desk',
        `select count(*)::int as leads from operators
           where role = 'lead' and disabled_at is null and password_hash is not null`,
      );
      return row!.leads === 0
        ? [
            {
              message: 'There is no lead who can sign in at /desk.',
              fix: "`questline operator create --email … --name '…' --role lead` prints a link to set one up.",
              isWarning: true,
            },
          ]
        : [];
    },
  },
];
