// Verifies that the record of access was not altered: npm run audit:verify. Exits with 1 if it was, so a monitor can run
// it. With `-- --seal <number>:<seal>` it also checks that a seal from the worker's log is still there, which finds out
// whether someone removed the newest seals together with their entries.
import { parseArgs } from 'node:util';
import { countEntries, verifyAccessLog } from './platform/access-log/verify-access-log.ts';
import { worker } from './platform/actor.ts';
import { openDatabase } from './platform/database/db.ts';
import { settingsOrExit } from './platform/env/env.ts';

const { values } = parseArgs({ options: { seal: { type: 'string' } } });
const [, number, seal] = values.seal?.match(/^(\d{1,9}):([\w-]{43})$/) ?? [];
if (values.seal !== undefined && seal === undefined) {
  console.error('--seal must look like <number>:<seal>, from a line "access log sealed" of the worker.');
  process.exit(1);
}
const settings = settingsOrExit();
const database = openDatabase(settings.WORKER_DATABASE_URL, { connections: 1 });
const known = seal === undefined ? undefined : { number: Number(number), seal };
const found = await verifyAccessLog(database.as(worker), { secrets: settings.AUDIT_SECRETS, known });
await database.close();

const seals = `${found.seals} ${found.seals === 1 ? 'seal' : 'seals'}`;
console.log(`Checked ${seals} with ${countEntries(found.entries)}.`);
if (found.dropped) console.log(`Deleted after the retention period: ${countEntries(found.dropped)}.`);
console.log(`Not sealed yet: ${countEntries(found.unsealed)}.`);
if (found.last) console.log(`The newest seal is ${found.last.number}:${found.last.seal}`);
for (const problem of found.problems) console.log(`Problem: ${problem}`);
if (!found.problems.length) console.log('The record of access was not altered.');
process.exitCode = found.problems.length ? 1 : 0;
