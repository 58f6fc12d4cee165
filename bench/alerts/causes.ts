// What causes each alert of deploy/monitoring/alerts.yml, and what ends it.
import { randomInt, randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import type { Environment, Participant } from '../environment/environment.ts';
import type { Running } from '../environment/server-process.ts';

export type Drill = {
  db: pg.Client;
  /** A second session, whose locks and settings outlive a statement. */
  other: pg.Client;
  emailServer: Environment['emailServer'];
  student: Participant;
  /** What runs at the moment. */
  servers: { api: Running; worker: Running };
  startApi(): Promise<Running>;
  startWorker(more?: Record<string, string>): Promise<Running>;
  /** A worker with another version. */
  startOtherVersion(): Promise<Running>;
};

/** Computes for longer than the alert allows, does what is waiting, and computes again. */
const busy = encodeURIComponent(
  'setInterval(() => { for (const from = Date.now(); Date.now() < from + 130; ); }, 130)',
);
const randomAddress = () => `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`;

/** Repeats until stopped, several at the same time. */
function keepDoing(work: () => Promise<unknown>, { atOnce = 1, everyMs = 0 } = {}) {
  const stopping = new AbortController();
  const loops = Array.from({ length: atOnce }, async () => {
    while (!stopping.signal.aborted) {
      await work();
      await sleep(everyMs);
    }
  });
  return async () => {
    stopping.abort();
    await Promise.all(loops);
  };
}

type End = () => Promise<unknown>;

/** `causes`, by alert: each starts one and returns what ends it. `browse`: ordinary requests, until stopped. */
export function createCauses({
  db,
  other,
  emailServer,
  student,
  servers,
  startApi,
  startWorker,
  startOtherVersion,
}: Drill) {
  const get = (path: string, token?: string) =>
    fetch(servers.api.url + path, {
      ...(token && { headers: { authorization: `Bearer ${token}` } }),
      signal: AbortSignal.timeout(10_000),
    }).then(
      (response) => response.arrayBuffer(),
      () => undefined,
    );
  /** Each from another network address, so that no limit applies. */
  const signIn = () =>
    fetch(`${servers.api.url}/api/session`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': randomAddress() },
      body: JSON.stringify({ email: `${randomUUID()}@example.org`, password: 'not the right one' }),
      signal: AbortSignal.timeout(10_000),
    }).then(
      (response) => response.arrayBuffer(),
      () => undefined,
    );

  const browse = () =>
    keepDoing(() => get(`/api/initiatives/${student.id}`, student.token), { everyMs: 200 });
  const sendEmail = () =>
    db.query(`insert into events (name, subject_id) values ('user.signed_up', $1)`, [student.id]);
  /** Sign-ins count attempts first, and now wait for this lock. */
  const lockAttempts = () => other.query('begin; lock table try_counts in access exclusive mode');
  const unlock = () => other.query('rollback');

  const causes = {
    async QuestlineBackupOld() {
      await db.query('delete from backups');
      return () => db.query('insert into backups (bytes) values (1)');
    },
    async QuestlineApiDown() {
      await servers.api.kill();
      return async () => void (servers.api = await startApi());
    },
    async QuestlineWorkerMissing() {
      await servers.worker.kill();
      return async () => void (servers.worker = await startWorker());
    },
    async QuestlineEventsLate() {
      await servers.worker.kill();
      await db.query(
        `insert into events (name, subject_id, created_at) values ('message.sent', uuidv7(), now() - interval '2 minutes')`,
      );
      return async () => void (servers.worker = await startWorker());
    },
    async QuestlineJobsLate() {
      await servers.worker.kill();
      await db.query(
        `insert into pgboss.job (name, data, start_after) values ('file-sweep', '{}', now() - interval '10 minutes')`,
      );
      return async () => void (servers.worker = await startWorker());
    },
    async QuestlineNoLeader() {
      await servers.worker.kill();
      await other.query(`select pg_advisory_lock(hashtext('questline leader'))`);
      servers.worker = await startWorker();
      return () => other.query('select pg_advisory_unlock_all()');
    },
    async QuestlineVersionsDiffer() {
      const second = await startOtherVersion();
      return () => second.kill();
    },
    async QuestlineDatabaseDown() {
      await db.query('alter role app_api nologin');
      await db.query(`select pg_terminate_backend(pid) from pg_stat_activity where usename = 'app_api'`);
      return () => db.query('alter role app_api login');
    },
    async QuestlineErrors() {
      await db.query('alter table initiatives rename to initiatives_elsewhere');
      const stop = browse();
      return async () => {
        await db.query('alter table initiatives_elsewhere rename to initiatives');
        await sleep(1_000);
        return stop();
      };
    },
    async QuestlineSlow() {
      const stop = keepDoing(
        async () => {
          await lockAttempts();
          await sleep(1_500);
          await unlock();
        },
        { everyMs: 50 },
      );
      const stopRequests = keepDoing(signIn, { atOnce: 3 });
      return () => Promise.all([stop(), stopRequests()]);
    },
    async QuestlinePoolExhausted() {
      await lockAttempts();
      const stop = keepDoing(signIn, { atOnce: 12 });
      return () => Promise.all([unlock(), stop()]);
    },
    async QuestlineOverloaded() {
      await lockAttempts();
      const stop = keepDoing(signIn, { atOnce: 400, everyMs: 20 });
      return () => Promise.all([unlock(), stop()]);
    },
    async QuestlineRateLimited() {
      return keepDoing(() => get(`/api/initiatives/${student.id}`, student.token), { atOnce: 4 });
    },
    async QuestlineEventLoopSlow() {
      await servers.worker.kill();
      servers.worker = await startWorker({ NODE_OPTIONS: `--import data:text/javascript,${busy}` });
      return async () => {
        await servers.worker.kill();
        servers.worker = await startWorker();
      };
    },
    async QuestlineEmailsFailing() {
      emailServer.state.behavior = 'busy';
      const stop = keepDoing(sendEmail, { everyMs: 500 });
      return async () => {
        emailServer.state.behavior = 'normal';
        await sleep(10_000);
        return stop();
      };
    },
    async QuestlineEmailsUndelivered() {
      emailServer.state.behavior = 'unknown recipient';
      await sendEmail();
      return async () => {
        emailServer.state.behavior = 'normal';
        await db.query('delete from mail_failures');
      };
    },
    async QuestlineFilesFailing() {
      // Their bytes are missing.
      for (let n = 0; n < 3; n++)
        await db.query(
          `with lost as (insert into files (owner_id, purpose, original_name, media_type, byte_size, object_key, uploaded_at)
            values ($1, 'photo', 'photo.png', 'image/png', 1, uuidv7()::text, now()) returning id)
          insert into events (name, subject_id) select 'file.uploaded', id from lost`,
          [student.id],
        );
      return () => db.query('update files set removed_at = now()');
    },
  } satisfies Record<string, () => Promise<End>>;
  return { causes, browse };
}
