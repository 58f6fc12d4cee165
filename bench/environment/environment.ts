// Shared setup for drills: a PostgreSQL with durable writes, a real email server, API and worker as separate
// processes, and pairs of a student and a company who may write to each other.
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPostgres, type Postgres } from '@questline/db/postgres.ts';
import { cloneTemplate, makeTemplate } from '@questline/db/template.ts';
import pg from 'pg';
import { startEmailServer } from '../../apps/server/src/platform/email/email-server.fixture.ts';
import { createTokens } from '../../apps/server/src/platform/auth/tokens.ts';
import { insertAccounts } from './crowd.ts';
import { startServer, type Running } from './server-process.ts';

export type Participant = { id: string; token: string };
export type Pair = { student: Participant; company: Participant; initiative_id: string };

const key = { id: 'drill', secret: `the-secret-of-this-drill-alone-${randomUUID()}` };

type Url = (role: string) => string;

/** The database settings of API and worker. */
export const databaseUrls = (url: Url) => ({
  DATABASE_URL: url('app_api'),
  AUTH_DATABASE_URL: url('app_auth'),
  DESK_DATABASE_URL: url('app_desk'),
  WORKER_DATABASE_URL: url('app_worker'),
});

/** `settings`: of PostgreSQL, unless there is one already. */
export async function startEnvironment(
  name: string,
  settings: Record<string, string> = {},
  existing?: Pick<Postgres, 'url' | 'stop'>,
) {
  const folder = (what: string) => mkdtempSync(join(tmpdir(), `questline-${name}-${what}-`));
  // PostgreSQL runs as a different user, who must own its folder.
  const [dataDir, filesDir] = [folder('data'), folder('files')];
  const postgres = existing ?? (await startPostgres({ dataDir, settings }));
  await makeTemplate(postgres.url);
  const { url } = await cloneTemplate(postgres.url);
  const emailServer = await startEmailServer();
  const root = new pg.Client({ connectionString: url('postgres') });
  await root.connect();
  const running = new Set<Running>();
  const lines: string[] = [];

  const env = (more: Record<string, string> = {}) => ({
    NODE_ENV: 'test',
    HOST: '127.0.0.1',
    METRICS_PORT: '0',
    WORKER_METRICS_PORT: '0',
    TRUST_PROXY: '1',
    ...databaseUrls(url),
    SMTP_URL: emailServer.url,
    TOKEN_SECRETS: `${key.id}:${key.secret}`,
    AUDIT_SECRETS: `${key.id}:${key.secret}`,
    CREDENTIAL_SECRETS: `${key.id}:${key.secret}`,
    FILES_DIR: filesDir,
    // Drills wait for emails at any time of the day.
    QUIET_HOURS: 'off',
    UNDO_SECONDS: '0',
    LOG_LEVEL: 'info',
    ...more,
  });

  async function start(what: 'api' | 'worker', port = 0, more?: Record<string, string>): Promise<Running> {
    const started = await startServer(what, {
      env: env({ PORT: String(port), ...more }),
      onLine: (line) => lines.push(line),
    });
    running.add(started);
    return started;
  }

  const insert = async (table: string, row: Record<string, unknown>): Promise<string> => {
    const columns = Object.keys(row);
    const { rows } = await root.query(
      `insert into ${table} (${columns.join()}) values (${columns.map((_, i) => `$${i + 1}`).join()}) returning id`,
      Object.values(row),
    );
    return rows[0].id;
  };
  const tokens = createTokens([key]);
  const sign = new Map<string, () => Promise<{ token: string }>>();

  async function createAccount(kind: 'student' | 'company'): Promise<Participant> {
    const id = await insert('profiles', { user_type: kind, full_name: `A ${kind}` });
    const email = `${id}@example.org`;
    await insert('users', { id, email, password_hash: '-', email_verified_at: new Date() });
    // Nobody can write to a company that isn't verified.
    const company = { company_name: 'A company', verification: 'verified' };
    await insert(`${kind}_profiles`, { id, ...(kind === 'company' && company) });
    const expires_at = new Date(Date.now() + 86_400_000);
    const sessionId = await insert('sessions', { user_id: id, expires_at });
    sign.set(id, () => tokens.sign({ id, kind, personId: id }, sessionId));
    return { id, token: (await sign.get(id)!()).token };
  }

  return {
    root,
    url,
    /** The settings of its processes. */
    env,
    emailServer,
    filesDir,
    /** Signs access tokens. */
    key,
    /** Everything that was logged. */
    lines,
    startApi: (port?: number, more?: Record<string, string>) => start('api', port, more),
    /** With the built web app, for browsers that open this node by its own host name. */
    startSite: (port: number) =>
      start('api', port, {
        NODE_ENV: 'production',
        ORIGIN: `http://localhost:${port}`,
        TRUST_PROXY: '0',
        EMAIL_FROM: 'Drill <drill@questline.example>',
        OPERATOR_EMAIL: 'operator@questline.example',
      }),
    startWorker: (more?: Record<string, string>) => start('worker', 0, more),
    createAccount,
    /** A token is valid for 15 minutes. */
    renewToken: async (one: Participant) => void (one.token = (await sign.get(one.id)!()).token),
    /** Thousands in seconds. */
    createAccounts: async (kind: 'student' | 'company', count: number): Promise<Participant[]> =>
      Promise.all(
        (await insertAccounts(root, kind, count)).map(async ({ id, session }) => ({
          id,
          token: (await tokens.sign({ id, kind, personId: id }, session)).token,
        })),
      ),

    /** The student works with the company, so each may write to the other. */
    async connect(student: Participant, company: Participant): Promise<Pair> {
      const initiative_id = await insert('initiatives', { company_id: company.id, name: 'A quest' });
      await insert('tasks', { initiative_id, company_id: company.id, title: 'A task', task_order: 1 });
      await root.query(`update initiatives set status = 'active' where id = $1`, [initiative_id]);
      const application = await insert('initiative_applications', {
        student_id: student.id,
        company_id: company.id,
        initiative_id,
      });
      await root.query('begin');
      await root.query(`select set_config('app.actor', $1, true)`, [company.id]);
      await root.query(`update initiative_applications set status = 'accepted' where id = $1`, [application]);
      await root.query('commit');
      return { student, company, initiative_id };
    },

    async close() {
      for (const one of running) await one.kill();
      await root.end();
      await emailServer.stop();
      await postgres.stop();
      for (const used of [dataDir, filesDir]) rmSync(used, { recursive: true });
    },
  };
}

export type Environment = Awaited<ReturnType<typeof startEnvironment>>;

/** Prints which checks passed and which failed, and sets the exit code. */
export function reportChecks(checks: [passed: boolean, what: string][]) {
  for (const [passed, what] of checks) console.log(`${passed ? 'passed' : 'FAILED'}: ${what}`);
  process.exitCode = checks.every(([passed]) => passed) ? 0 : 1;
}

export const percentile = (values: number[], share: number) =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))] ?? 0;
