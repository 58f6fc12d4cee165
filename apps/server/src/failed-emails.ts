// Lists emails that failed for good or are being retried: npm run emails:failed. Exits with 1 if there are any, so a
// monitor can run it.
import { worker } from './platform/actor.ts';
import { openDatabase } from './platform/database/db.ts';
import { settingsOrExit } from './platform/env/env.ts';
import { countWaiting, listFailed, listRetrying } from './platform/email/email-log.ts';

const max = 100;
const database = openDatabase(settingsOrExit().WORKER_DATABASE_URL, { connections: 1 });
const db = database.as(worker);
const failed = await db.many(listFailed(max));
const retrying = await db.many(listRetrying(max));
const { waiting, later, retrying: retries } = await db.one(countWaiting());
await database.close();

if (failed.length) {
  console.log('Failed permanently:');
  console.table(failed);
}
if (retries) {
  console.log(`Failed so far and being retried: ${retries}`);
  console.table(retrying);
}
if (waiting) console.log(`Waiting to be sent: ${waiting}`);
if (later) console.log(`Scheduled for later: ${later}`);
if (!failed.length && !retries) console.log('No email has failed.');
process.exitCode = failed.length || retries ? 1 : 0;
