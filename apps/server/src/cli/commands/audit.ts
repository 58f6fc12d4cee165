// questline audit verify: whether the record of access was altered.
import { countEntries, verifyAccessLog } from '../../platform/access-log/verify-access-log.ts';
import { worker } from '../../platform/actor.ts';
import { openDatabase } from '../../platform/database/db.ts';
import { command, CommandError } from '../command.ts';
import { settingsFor } from '../environment.ts';

function readSeal(text: string | undefined) {
  if (text === undefined) return undefined;
  const [, number, seal] = text.match(/^(\d{1,9}):([\w-]{43})$/) ?? [];
  if (seal === undefined)
    throw new CommandError(
      '--seal must look like <number>:<seal>, from a line "access log sealed" of the worker.',
      'usage',
    );
  return { number: Number(number), seal };
}

export const auditCommand = command({
  summary: 'Verify that nobody altered the record of access',
  options: {
    seal: {
      value: '<number>:<seal>',
      about:
        "Also check that a seal from the worker's log is still there, so that nobody removed the newest ones",
    },
  },
  async run({ values, environment }) {
    const known = readSeal(values.seal);
    const settings = settingsFor(environment, 'WORKER_DATABASE_URL', 'AUDIT_SECRETS');
    const database = openDatabase(settings.WORKER_DATABASE_URL, { connections: 1 });
    const found = await verifyAccessLog(database.as(worker), {
      secrets: settings.AUDIT_SECRETS,
      known,
    }).finally(() => database.close());

    const lines = [
      `Checked ${found.seals} ${found.seals === 1 ? 'seal' : 'seals'} with ${countEntries(found.entries)}.`,
      found.dropped ? `Deleted after the retention period: ${countEntries(found.dropped)}.` : [],
      `Not sealed yet: ${countEntries(found.unsealed)}.`,
      found.last ? `The newest seal is ${found.last.number}:${found.last.seal}` : [],
      found.problems.map((problem) => `Problem: ${problem}`),
      found.problems.length ? [] : 'The record of access was not altered.',
    ].flat();
    return { text: lines.join('\n'), data: found, hasProblems: found.problems.length > 0 };
  },
});
