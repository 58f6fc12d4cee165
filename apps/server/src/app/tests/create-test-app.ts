// A complete app for a test file: its own database, a listening API and the browser's API client.
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join as joinPath } from 'node:path';
import type { Api } from '@questline/contract';
import { createApi } from '@questline/contract/client';
import { join, joinTeam } from '@questline/db/tests/people.ts';
import { openTestDatabase } from '@questline/db/tests/test-database.ts';
import { afterAll } from 'vitest';
import type { Account } from '../../platform/actor.ts';
import { readSettings } from '../../platform/env/env.ts';
import { createLog } from '../../platform/telemetry/log.ts';
import { createApp } from '../app.ts';

type Options = {
  /** Settings that differ from development: { PASSWORD_MIN: '8' }. */
  settings?: Record<string, string>;
};

export async function createTestApp({ settings: given = {} }: Options = {}) {
  const world = await openTestDatabase();
  const filesDir = mkdtempSync(joinPath(tmpdir(), 'questline-test-app-'));
  afterAll(() => rmSync(filesDir, { recursive: true, force: true }));
  const settings = readSettings({
    NODE_ENV: 'test',
    DATABASE_URL: world.url('app_api'),
    AUTH_DATABASE_URL: world.url('app_auth'),
    DESK_DATABASE_URL: world.url('app_desk'),
    WORKER_DATABASE_URL: world.url('app_worker'),
    TOKEN_SECRETS: `test:${randomUUID()}`,
    AUDIT_SECRETS: `test:${randomUUID()}`,
    CREDENTIAL_SECRETS: `test:${randomUUID()}`,
    PUSH_SECRET: randomUUID(),
    ORIGIN: 'https://questline.example',
    FILES_DIR: filesDir,
    // Most tests are about what happens after a decision. Those about undoing it set another value.
    UNDO_SECONDS: '0',
    ...given,
  });
  const lines: string[] = [];

  /** Another API node on the same database, with its own memory and connection pools. */
  async function openNode() {
    const log = createLog({ process: 'api', level: 'info', to: { write: (line) => void lines.push(line) } });
    const app = createApp(settings, log);
    const origin = await app.http.listen({ host: '127.0.0.1', port: 0 });
    afterAll(() => app.http.close());
    return { ...app, origin, visitor: createApi<Api>({ origin }) };
  }
  const node = await openNode();

  async function signIn(kind: Account['kind'], person: Awaited<ReturnType<typeof join>>) {
    const expires_at = new Date(Date.now() + 86_400_000);
    const sessionId = await world.insert('sessions', { user_id: person.personId, expires_at });
    const { token } = await node.tokens.sign({ ...person, kind }, sessionId);
    return { ...person, kind, token, api: createApi<Api>({ origin: node.origin, token: () => token }) };
  }

  return {
    ...world,
    ...node,
    settings,
    /** Everything that was logged. */
    lines,
    openNode,
    /** A new signed-in account with its browser's API client. */
    signUp: async (kind: Account['kind'], options?: Parameters<typeof join>[2]) =>
      signIn(kind, await join(world, kind, options)),
    /** Someone else of a company's team, signed in. */
    addMember: async ({ id }: { id: string }, role?: 'owner' | 'member') =>
      signIn('company', await joinTeam(world, id, role)),
  };
}
