// Nothing a student wrote, uploaded or entered is left anywhere after the account is deleted, except as evidence in a
// report. Every place gets its own string, which is then searched for in everything the server keeps and sends.
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { worker } from '../../../platform/actor.ts';
import { openDatabase } from '../../../platform/database/db.ts';
import { openStorage } from '../../../platform/storage/storage.ts';
import { keptLog } from '../../../platform/jobs/relay-log.fixture.ts';
import { sweepExpired } from '../../retention.ts';
import { readablePaths } from '../every-endpoint.fixture.ts';
import { createUploadsApp } from '../files/uploads.fixture.ts';
import { openStream } from '../live.fixture.ts';
import { readable, until } from '../worker/worker-app.fixture.ts';
import { leaveCanaries } from './leave-canaries.fixture.ts';
import { readColumn, readFiles, readTables, textColumns } from './search-everything.ts';
import { evidence, otherColumns, studentColumns } from './student-columns.ts';

// Emails to the company wait for two seconds, so that some are still to come when the account is deleted.
const app = await createUploadsApp({
  emailWaits: { message: 2, company: 2 },
  quietHours: { defaultTimeZone: 'UTC' },
});
const { root } = app;
const secondNode = await app.openNode();
const story = await leaveCanaries(app);
const { canaries, student, company } = story;

const finds = (texts: [where: string, text: string][]) =>
  Object.fromEntries(
    texts
      .map(([where, text]) => [where, canaries.foundIn(text)] as const)
      .filter(([, found]) => found.length),
  );

/** Everything that the company, the student and visitors can request, from both nodes. */
async function requestEverything() {
  const viewers = [
    ...[company, student].map(({ token }, i) => ({
      kind: (['company', 'student'] as const)[i]!,
      headers: { authorization: `Bearer ${token}` },
    })),
    { kind: 'visitor' as const, headers: {} },
  ];
  const answers: [request: string, text: string][] = [];
  for (const { origin } of [app, secondNode])
    for (const { kind, headers } of viewers)
      for (const path of readablePaths(kind, story.ids)) {
        const response = await fetch(origin + path, { headers });
        answers.push([`${kind} ${path}`, await response.text()]);
      }
  return answers;
}
const photo = (url: string, viewer: { token: string }, headers = {}) =>
  fetch(app.origin + url, { headers: { cookie: `__Host-viewer=${viewer.token}`, ...headers } });

/** Until every event is relayed and every job is done, the delayed ones too. */
async function workerIsDone() {
  const { log } = keptLog();
  await until(async () => {
    await sleep(100);
    const { rows } = await root.query(
      `select (select count(*) from events where relayed_at is null) +
         (select count(*) from pgboss.job where state < 'completed' and name not like '\\_\\_%') as left`,
    );
    return Number(rows[0].left) === 0;
  });
  const database = openDatabase(app.url('app_worker'), { connections: 1 });
  await sweepExpired(database.as(worker), openStorage(app.settings), log);
  await database.close();
}

// What everyone sees before the account is deleted, also from caches and addresses that were given out.
// It is night where the student lives, so what the company writes now is held until the morning.
const hour = new Date().getUTCHours();
const midnightZone = hour <= 12 ? `Etc/GMT+${hour}` : `Etc/GMT-${24 - hour}`;
const readHeld = async () => {
  const { rows } = await root.query(
    `select j.id from pgboss.job j join mail_rounds r on r.id = j.id where r.user_id = $1
       and r.kind = 'morning-summary' and j.state = 'created'`,
    [student.id],
  );
  return rows.map(({ id }) => id as string);
};
await student.api('PUT /api/student/time-zone', { body: { time_zone: midnightZone } });
const streams = [await openStream(app.origin, company.token), await openStream(app.origin, student.token)];
await story.writeToStudent();
await until(async () => (await readHeld()).length === 1);
const held = await readHeld();
await story.leaveTheLast();
const answersBefore = finds(await requestEverything());
const columns = await textColumns(root);
const before = Object.fromEntries(
  await Promise.all(
    columns.map(async (column) => [column, canaries.foundIn(await readColumn(root, column))] as const),
  ),
);
const filesBefore = Object.values(finds(await readFiles(app.settings))).flat();
const etag = (await photo(story.photoUrl, company)).headers.get('etag')!;
const downloads = await Promise.all(
  story.files.map(async (id) => (await company.api('POST /api/files/:id/download', { params: { id } })).url),
);
const emailsBefore = app.worker.server.received.length;
await student.api('POST /api/session/deletion', { body: { password: story.password } });
// The morning.
await root.query(`update pgboss.job set start_after = now() where id = any ($1) or name = 'push'`, [held]);
await workerIsDone();

describe('before the account is deleted', () => {
  test('every column that can contain text is listed with what a student can leave in it', () => {
    const others = Object.values(otherColumns).flatMap((names) => names.split(/\s+/));
    expect([...Object.keys(studentColumns), ...others].toSorted()).toEqual(columns);
  });

  test('every place of a student’s words contains its canary', () => {
    for (const [column, place] of Object.entries(studentColumns))
      expect([column, before[column]]).toEqual([column, expect.arrayContaining([place])]);
    expect(canaries.places.size).toBeGreaterThanOrEqual(20);
  });

  test('columns that are said to contain none do not', () => {
    const listed = Object.keys(studentColumns);
    const unexpected = Object.entries(before).filter(
      ([column, found]) => !listed.includes(column) && found.length,
    );
    expect(unexpected).toEqual([]);
  });

  test('the files contain theirs, but not the metadata of the photo', () => {
    expect([...new Set(filesBefore)].toSorted()).toEqual([
      'address of the photo',
      'file in a draft',
      'reported file',
      'submitted file',
      'unfinished upload',
      'unused file',
    ]);
  });

  test('the company and the student can read them', () => {
    const seen = Object.entries(answersBefore).filter(([, found]) => found.length);
    expect(seen.filter(([request]) => request.startsWith('company ')).length).toBeGreaterThan(5);
    expect(seen.filter(([request]) => request.startsWith('student ')).length).toBeGreaterThan(10);
    expect(seen.filter(([request]) => request.startsWith('visitor '))).toEqual([]);
  });
});

describe('after a student deleted the account', () => {
  test('no table contains any of it, except the evidence in reports', async () => {
    expect(finds(await readTables(root))).toEqual(evidence);
  });

  test('no file contains any of it, except the one that was reported', async () => {
    const { rows } = await root.query('select object_key from files where id = $1', [story.keptFile]);
    expect(finds(await readFiles(app.settings))).toEqual({
      [`private/${rows[0].object_key}`]: ['reported file'],
    });
  });

  test('emails that were still to be sent contain none of it', () => {
    const later = app.worker.server.received.slice(emailsBefore);
    expect(later.length).toBeGreaterThan(0);
    expect(finds(later.map(({ raw, to }) => [raw, `${readable(raw)} ${to.join()}`]))).toEqual({});
  });

  test('an email that was held for the morning is never sent', async () => {
    const { rows } = await root.query('select status from mail_deliveries where id = any ($1)', [held]);
    expect(rows.filter(({ status }) => status === 'sent')).toEqual([]);
    expect(await readHeld()).toEqual([]);
  });

  test('nothing that was logged since the sign-up contains any of it', () => {
    const lines = [...app.lines, ...app.worker.lines];
    expect(lines.length).toBeGreaterThan(500);
    expect(finds(lines.map((line) => [line, line]))).toEqual({});
  });

  test('no response contains any of it, even if it was requested before', async () => {
    expect(finds(await requestEverything())).toEqual({});
  });

  test('addresses of photos and files that were given out before no longer work', async () => {
    for (const url of [story.photoUrl, story.photoUrl.replace('.webp', '-small.webp')])
      for (const viewer of [company, student])
        for (const headers of [{}, { 'if-none-match': etag }])
          expect([401, 404]).toContain((await photo(url, viewer, headers)).status);
    for (const url of downloads) expect((await fetch(app.origin + url)).status).toBe(404);
  });

  test('live streams never contained any of it, and the student’s has ended', async () => {
    expect(finds(streams.map((stream) => ['stream', stream.text()]))).toEqual({});
    await streams[1]!.ended;
    streams[0]!.leave();
  });

  test('the evidence is deleted a year after the reports are closed', async () => {
    await root.query(
      `update reports set status = 'closed', outcome = 'no_action', closed_at = now() - interval '366 days'`,
    );
    await workerIsDone();
    expect(finds(await readTables(root))).toEqual({});
    expect(finds(await readFiles(app.settings))).toEqual({});
  });
});
