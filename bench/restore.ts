// npm run drill:restore [-- --size 0.03]: backs up a database of more than a million rows and 1,000 files in both ways that
// docs/backup.md describes, while people write messages and upload files through the API, and restores both. The restore to a
// point in time passes if every table has the same rows, by hash, as at a moment chosen while people were writing; if nothing
// that was acknowledged before it is missing, and nothing that was begun after it is there; and if every file has its bytes.
// Needs PostgreSQL's own client: apt-get install postgresql-client-18.
import { execFile } from 'node:child_process';
import { chmodSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { compareTables, countRows, hashTables, asBackup } from '@questline/db/backups.ts';
import pg from 'pg';
import { databaseUrls, reportChecks, startEnvironment } from './environment/environment.ts';
import { startServer } from './environment/server-process.ts';
import { makeTemporaryFolder } from './environment/temporary-folder.ts';
import { build } from './large/build.ts';
import {
  archiveSettings,
  chooseMoment,
  finishArchive,
  ownByPostgres,
  restoreTo,
  takeBaseBackup,
} from './restore/point-in-time.ts';
import { addFiles, compareFiles, fillStore } from './restore/stored-files.ts';
import { clientOf, compareWrites, prepareWriters, startWriters } from './restore/writers.ts';

const { values } = parseArgs({ options: { size: { type: 'string', default: '0.03' } } });
const storedBefore = 1_000;
const rowsAtLeast = 1_000_000;
const writeMs = 20_000;
/** On a busy machine. */
const scanWithinMs = (files: number) => 60_000 + files * 3_000;

const began = performance.now();
const elapsed = (since: number) => (performance.now() - since) / 1_000;
const say = (what: string) => console.log(`${elapsed(began).toFixed(0).padStart(4)} s  ${what}`);
const count = (n: number) => n.toLocaleString('en');

const folder = makeTemporaryFolder();
chmodSync(folder, 0o755);
const at = (name: string) => join(folder, name);
const [archive, baseBackup, files, dumps] = [at('wal'), at('base'), at('files'), at('dumps')];
mkdirSync(archive);
ownByPostgres(archive);
const environment = await startEnvironment('restore', {
  ...archiveSettings(archive),
  shared_buffers: '512MB',
  max_wal_size: '4GB',
});
const { root, url } = environment;
const database = new URL(url('postgres')).pathname.slice(1);

/** What the commands below answer with `--json`. */
type Data = { at: string; added: number; bytes: number; tables: number; differing: string[] };
type Ran = { code: number; data: Partial<Data>; seconds: number; problem: string };
const questline = async (args: string[], env: Record<string, string>): Promise<Ran> => {
  const from = performance.now();
  const entry = join(import.meta.dirname, '../apps/server/src/questline.ts');
  const { code, out, problem } = await new Promise<{ code: number; out: string; problem: string }>((done) =>
    execFile(
      process.execPath,
      [entry, ...args, '--json'],
      { env: { ...process.env, ...env }, maxBuffer: 1e8 },
      (error, stdout, stderr) =>
        done({ code: error ? Number(error.code) : 0, out: stdout, problem: stderr.trim() }),
    ),
  );
  return { code, data: out ? JSON.parse(out) : {}, seconds: elapsed(from), problem };
};

await build(url('postgres'), Number(values.size));
await fillStore(url('postgres'), environment.filesDir);
const students = await environment.createAccounts('student', 50);
await addFiles(
  root,
  students.map(({ id }) => id),
  environment.filesDir,
  storedBefore,
);
const pairs = await prepareWriters(environment);
await root.query('analyze');
say('the data is there');

const keepDeleted = { DELETED_FILES_DAYS: '2' };
const settings = { ...environment.env(keepDeleted), ADMIN_DATABASE_URL: url('postgres') };
const api = await environment.startApi(0, keepDeleted);
const worker = await environment.startWorker(keepDeleted);
const writers = startWriters(api.url, pairs);
await sleep(writeMs);

// In the order of docs/backup.md, and everything while people write.
say('base backup');
const baseFrom = performance.now();
await takeBaseBackup(url('postgres'), baseBackup);
const baseSeconds = elapsed(baseFrom);
const firstCopy = await questline(['backup', files, '--files-only'], settings);
say('questline backup');
const dumped = await questline(['backup', dumps], settings);
await sleep(writeMs);
const moment = await chooseMoment(url('postgres'));
say(`the moment is ${moment.text}`);
await sleep(writeMs);
const lastCopy = await questline(['backup', files, '--files-only'], settings);
await writers.stop();
await finishArchive(root);
for (const one of [api, worker]) await one.kill();
say(`people have stopped: ${count(writers.writes.length)} writes were acknowledged`);

const restoreFrom = performance.now();
const restored = await restoreTo({ baseBackup, archive, dataDir: at('restored'), moment });
const restoreSeconds = elapsed(restoreFrom);
say(`restored to ${moment.text}`);
const restoredUrl = (role: string) => restored.url(role, database);
const tables = await asBackup(restoredUrl('postgres'), hashTables);
const restoredRoot = new pg.Client({ connectionString: restoredUrl('postgres') });
await restoredRoot.connect();
const compared = await compareWrites(restoredRoot, writers.writes, moment.at);
const restoredSettings = {
  ...settings,
  ...databaseUrls(restoredUrl),
  ADMIN_DATABASE_URL: restoredUrl('postgres'),
  FILES_DIR: at('stored'),
  PORT: '0',
};
const filesBack = await questline(['restore', files, '--files-only'], restoredSettings);
const bytes = await compareFiles(restoredUrl('postgres'), environment.filesDir, at('stored'));
const doctor = await questline(['doctor', '--before-start'], restoredSettings);

say('API and worker start on the restored database');
const log: string[] = [];
const onLine = (line: string) => log.push(line);
const newApi = await startServer('api', { env: restoredSettings, onLine });
const newWorker = await startServer('worker', { env: restoredSettings, onLine });
const startedAt = performance.now();
const unscanned = async () =>
  Number(
    (
      await restoredRoot.query(
        `select count(*) as n from files where status = 'pending' and uploaded_at is not null and removed_at is null`,
      )
    ).rows[0].n,
  );
const pending = await unscanned();
let left = pending;
while (left > 0 && performance.now() - startedAt < scanWithinMs(pending)) {
  await sleep(500);
  left = await unscanned();
}
const scanSeconds = elapsed(startedAt);
const ready = (await fetch(`${newApi.url}/readyz`)).status;
const { items } = await clientOf(newApi.url, pairs[0]!.student)('GET /api/conversations');
const errors = log.filter((line) => /"level":"?(50|60|error|fatal)/.test(line));
for (const line of errors.slice(0, 5)) console.log(line);
if (left > 0) {
  const { rows: stuck } = await restoredRoot.query(
    `select f.id, f.uploaded_at, j.state, j.retry_count, j.output, e.relayed_at from files f
     left join pgboss.job j on j.data ->> 'file' = f.id::text
     left join events e on e.subject_id = f.id and e.name = 'file.uploaded' where f.status = 'pending'`,
  );
  console.log(stuck.slice(0, 10));
}
for (const one of [newApi, newWorker]) await one.kill();

say('questline restore');
await restoredRoot.query('create database from_dump');
const fromDump = restored.url('postgres', 'from_dump');
const undumped = await questline(['restore', dumps], {
  ...restoredSettings,
  ADMIN_DATABASE_URL: fromDump,
  FILES_DIR: at('stored-from-dump'),
});
const dumpRoot = new pg.Client({ connectionString: fromDump });
await dumpRoot.connect();
const dumpAt = new Date(dumped.data.at!);
const fromDumpCompared = await compareWrites(dumpRoot, writers.writes, dumpAt);
const dumpBytes = await compareFiles(fromDump, environment.filesDir, at('stored-from-dump'));
await dumpRoot.end();
await restoredRoot.end();
await restored.stop();
await environment.close();

const differing = compareTables(moment.tables, tables);
const tableCount = Object.keys(moment.tables).length;
const rows = countRows(moment.tables);
const kinds = Object.entries(Object.groupBy(writers.writes, ({ what }) => what))
  .map(([what, list]) => `${count(list.length)} ${what}s`)
  .join(', ');
console.log(
  `${kinds} and ${writers.counts.photos} changed photos acknowledged; ${(dumped.data.bytes! / 1e6).toFixed(0)} MB of dump and files`,
);
console.log(
  `base backup ${baseSeconds.toFixed(1)} s, files ${firstCopy.seconds.toFixed(1)} s, then ${lastCopy.data.added} new ones ${lastCopy.seconds.toFixed(1)} s, \
questline backup ${dumped.seconds.toFixed(1)} s`,
);
console.log(
  `restore to ${moment.text}: database ${restoreSeconds.toFixed(1)} s, files ${filesBack.seconds.toFixed(1)} s; questline restore ${undumped.seconds.toFixed(1)} s`,
);
const exitCodes = { firstCopy, dumped, lastCopy, filesBack, doctor, undumped };
for (const [what, { code, problem, data }] of Object.entries(exitCodes))
  if (code !== 0) console.log(what, code, problem, JSON.stringify(data).slice(0, 2_000));
reportChecks([
  [rows >= rowsAtLeast, `${count(rows)} rows in ${tableCount} tables`],
  [
    Object.values(exitCodes).every(({ code }) => code === 0),
    'every command succeeded, and the doctor found nothing',
  ],
  [writers.failed.length === 0, `no write failed ${[...new Set(writers.failed)].slice(0, 5).join('; ')}`],
  [
    differing.length === 0,
    `point in time: ${differing.length} of ${tableCount} tables differ by hash ${differing.join()}`,
  ],
  [
    compared.lost === 0 && compared.before > 100,
    `point in time: ${compared.lost} of ${compared.before} writes acknowledged before the moment are missing`,
  ],
  [
    compared.early === 0 && compared.after > 20,
    `point in time: ${compared.early} of ${compared.after} writes begun after it are there`,
  ],
  [
    bytes.missing + bytes.differing === 0 && bytes.rows >= storedBefore,
    `point in time: ${count(bytes.rows)} file rows with ${count(bytes.objects)} objects; ${bytes.missing} missing, ${bytes.differing} with other bytes`,
  ],
  [
    ready === 200 && items.length > 0,
    `the API is ready on it (${ready}), and a student reads a conversation`,
  ],
  [
    left === 0,
    `${left} of ${pending} uploads that waited to be checked still wait after ${scanSeconds.toFixed(0)} s`,
  ],
  [
    undumped.data.differing?.length === 0,
    `questline restore: ${undumped.data.differing?.length} of ${undumped.data.tables} tables differ by hash`,
  ],
  [
    fromDumpCompared.lost === 0 && fromDumpCompared.before > 50,
    `questline restore: ${fromDumpCompared.lost} of ${fromDumpCompared.before} writes acknowledged before the backup are missing`,
  ],
  [
    dumpBytes.missing + dumpBytes.differing === 0,
    `questline restore: ${count(dumpBytes.rows)} file rows with ${count(dumpBytes.objects)} objects; ${dumpBytes.missing} missing, ${dumpBytes.differing} with other bytes`,
  ],
]);
