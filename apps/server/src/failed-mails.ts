// Lists the mails that did not get through: npm run mails:dead
import { worker } from './platform/actor.ts';
import { openDatabase } from './platform/db.ts';
import { settingsOrExit } from './platform/env.ts';
import { listFailed } from './platform/mail-log.ts';

const database = openDatabase(settingsOrExit().WORKER_DATABASE_URL, { connections: 1 });
const failed = await database.as(worker).many(listFailed(100));
await database.close();
if (failed.length) console.table(failed);
else console.log('Every mail got through.');
