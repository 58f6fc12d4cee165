// questline doctor: runs every check, and says for each problem how to fix it.
import { setTimeout as sleep } from 'node:timers/promises';
import { checkSettings } from '../../platform/env/env.ts';
import { command, CommandError } from '../command.ts';
import type { Check, Context, Problem } from './check.ts';
import { closeConnections, openConnections } from './database-connections.ts';
import { databaseChecks } from './database.checks.ts';
import { healthChecks } from './health.checks.ts';
import { rightsChecks } from './rights.checks.ts';
import { secretsChecks } from './secrets.checks.ts';
import { servicesChecks } from './services.checks.ts';
import { siteChecks } from './site.checks.ts';

const checks = [
  ...servicesChecks,
  ...databaseChecks,
  ...rightsChecks,
  ...secretsChecks,
  ...siteChecks,
  ...healthChecks,
];
const checkMs = 30_000;

type Outcome = {
  check: string;
  status: 'ok' | 'warning' | 'failed' | 'skipped';
  /** Why it was skipped. */
  why?: string;
  problems: Problem[];
};

/** A check that breaks is a problem like others: the remaining ones still run. */
async function run(check: Check, context: Context): Promise<Problem[] | undefined> {
  const over = new AbortController();
  const late = sleep(
    checkMs,
    [{ message: `It took longer than ${checkMs / 1_000} seconds.`, fix: tryAgain }],
    {
      signal: over.signal,
      ref: false,
    },
  );
  try {
    return await Promise.race([Promise.try(() => check.run(context)), late]);
  } catch (error) {
    return [{ message: `It didn't finish: ${(error as Error).message}.`, fix: tryAgain }];
  } finally {
    late.catch(() => {});
    over.abort();
  }
}
const tryAgain = 'Fix the other problems first, then run this command again.';

/** Why a check can't run, or undefined. */
function whySkipped(check: Check, { settings, connections, inProduction }: Context, beforeStart: boolean) {
  const setting = check.needs?.find((key) => settings[key] === undefined);
  const role = check.as?.find((it) => 'error' in connections[it]);
  if (check.onlyInProduction && !inProduction) return 'only in production';
  if (check.onlyRunning && beforeStart) return 'needs the running site';
  if (setting) return `needs ${setting}`;
  return role && `needs a connection as ${role}`;
}

async function examine(context: Context, beforeStart: boolean): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  for (const check of checks) {
    const { title } = check;
    const why = whySkipped(check, context, beforeStart);
    const problems = why === undefined ? await run(check, context) : undefined;
    if (!problems) {
      outcomes.push({
        check: title,
        status: 'skipped',
        why: why ?? 'needs what failed before',
        problems: [],
      });
      continue;
    }
    const isFailed = problems.some(({ isWarning }) => !isWarning);
    outcomes.push({
      check: title,
      status: isFailed ? 'failed' : problems.length ? 'warning' : 'ok',
      problems,
    });
  }
  return outcomes;
}

const show = ({ check, status, why, problems }: Outcome) =>
  [
    `${status.padEnd(8)} ${check}${why ? ` (${why})` : ''}`,
    ...problems.map(({ message, fix }) => `         ${message}\n         → ${fix}`),
  ].join('\n');

const summarize = (outcomes: Outcome[]) => {
  const count = (status: Outcome['status']) => outcomes.filter((it) => it.status === status).length;
  return `${count('ok')} ok, ${count('warning')} with warnings, ${count('failed')} failed, ${count('skipped')} skipped.`;
};

export const doctorCommand = command({
  summary: 'Check the installation, and say how to fix each problem',
  details: `Checks settings, database, roles, passwords, clock, storage, email, the site and the worker. Runs all checks, even if
some fail, and exits with 1 if one failed. A check is skipped if it needs something that another check found broken.`,
  options: {
    'before-start': { about: 'Skip the checks that need a running API and worker' },
    'min-free': { value: '<GB>', about: 'How much disk space must be free (default: 1)' },
  },
  async run({ values, environment }) {
    const minFree = Number(values['min-free'] ?? 1);
    if (!(minFree >= 0)) throw new CommandError('--min-free must be a number of gigabytes.', 'usage');
    const { settings, complaints } = checkSettings(environment);
    const connections = await openConnections(settings);
    const context: Context = {
      settings,
      complaints,
      connections,
      inProduction: settings.NODE_ENV === 'production',
      minFreeBytes: minFree * 1e9,
    };
    const outcomes = await examine(context, values['before-start']).finally(() =>
      closeConnections(connections),
    );
    return {
      text: [...outcomes.map(show), '', summarize(outcomes)].join('\n'),
      data: { checks: outcomes },
      hasProblems: outcomes.some(({ status }) => status === 'failed'),
    };
  },
});
