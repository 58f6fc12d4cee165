// Test fixture: the real worker on its own database and email server, with helpers to inspect emails.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { GuardianMode } from '@questline/contract';
import { openTestDatabase } from '@questline/db/tests/test-database.ts';
import { afterAll } from 'vitest';
import { anonymous } from '../../../platform/actor.ts';
import { openDatabase } from '../../../platform/database/db.ts';
import { createLinks } from '../../../platform/auth/links.ts';
import { startEmailServer } from '../../../platform/email/email-server.fixture.ts';
import { keptLog } from '../../../platform/jobs/relay-log.fixture.ts';
import type { StorageSettings } from '../../../platform/storage/storage-settings.ts';
import { startWorker, type WorkerSettings } from '../../worker-app.ts';

const ownSecret = 'a secret of at least thirty-two characters';

export const until = async (done: () => boolean | Promise<boolean>) => {
  while (!(await done())) await sleep(10);
};

/** Decodes quoted-printable text. */
export const readable = (raw: string) =>
  raw
    .replaceAll('=\r\n', '')
    .replaceAll(/(?:=[0-9A-F]{2})+/g, (bytes) => Buffer.from(bytes.replaceAll('=', ''), 'hex').toString());

type Options = {
  /** A database shared with an API, and the secret both sign with. */
  world?: Awaited<ReturnType<typeof openTestDatabase>>;
  secret?: string;
  operatorEmail?: string;
  guardians?: GuardianMode;
  /** In seconds; production values by default. */
  emailWaits?: { message: number; company: number };
  /** How often an email is retried; by default twice, a second apart. */
  emailRetries?: { retryLimit: number; retryDelay: number; retryDelayMax: number };
  /** Without it, emails to students are sent at any time. */
  quietHours?: { defaultTimeZone: string };
  /** The file settings of an API that shares its files with the worker. */
  files?: StorageSettings;
  push?: WorkerSettings['push'];
  countPush?: (outcome: string) => void;
};

export async function openWorker({
  world: given,
  secret = ownSecret,
  operatorEmail,
  guardians = 'notify',
  emailWaits,
  emailRetries = { retryLimit: 2, retryDelay: 1, retryDelayMax: 1 },
  quietHours,
  files,
  push,
  countPush,
}: Options = {}) {
  const filesDir = mkdtempSync(join(tmpdir(), 'questline-worker-'));
  const world = given ?? (await openTestDatabase());
  const server = await startEmailServer();
  const { log, lines } = keptLog();
  const outcomes: string[] = [];
  const worker = await startWorker(
    {
      databaseUrl: world.url('app_worker'),
      smtpUrl: server.url,
      emailFrom: 'Questline <hello@questline.example>',
      origin: 'https://questline.example',
      secrets: [secret],
      auditSecrets: [{ id: 'test', secret }],
      operatorEmail,
      guardians,
      quietHours,
      ...(push && { push }),
      files: files ?? { FILE_STORE: 'disk', FILES_DIR: filesDir },
    },
    {
      log,
      countEmail: (outcome, kind) => void outcomes.push(`${kind} ${outcome}`),
      emailRetries,
      ...(countPush && { countPush }),
      ...(emailWaits && { emailWaits }),
    },
  );
  const database = openDatabase(world.url('app_auth'), { connections: 4 });
  afterAll(async () => {
    await worker.stop();
    await server.stop();
    await database.close();
    rmSync(filesDir, { recursive: true, force: true });
  });

  const deliveryTo = async (userId: string) =>
    (await world.root.query('select * from mail_deliveries where subject_id = $1', [userId])).rows[0];
  return {
    world,
    server,
    lines,
    outcomes,
    auth: database.as(anonymous),
    links: createLinks(secret),
    emailsTo: (email: string) => server.received.filter(({ to }) => to.includes(email)),
    deliveryTo,
    settledAs: (userId: string, status: string) =>
      until(async () => (await deliveryTo(userId))?.status === status),
    /** Everything stored while an email is processed, and every log line. */
    async traces(): Promise<string> {
      const stored: string[] = [];
      for (const table of ['events', 'mail_deliveries', 'mail_failures', 'pgboss.job', 'pgboss.queue']) {
        const { rows } = await world.root.query(`select t::text as row from ${table} t`);
        stored.push(...rows.map(({ row }) => row));
      }
      return [...stored, ...lines].join('\n');
    },
    /** What must not appear in them. */
    async secrets(): Promise<string[]> {
      const { rows } = await world.root.query('select email, full_name from users join profiles using (id)');
      const tokens = server.received.flatMap(({ raw }) => readable(raw).match(/(?<=token=)[\w.-]+/g) ?? []);
      return [...rows.flatMap(({ email, full_name }) => [email, full_name]), ...tokens];
    },
  };
}
