// Test fixture: session routes on listening servers, and browsers with their own network address and cookies. Two
// nodes share only the database, like two API processes.
import { randomInt, randomUUID } from 'node:crypto';
import { invitations, session, sessionEmail, type Session } from '@questline/contract';
import { openTestDatabase } from '@questline/db/tests/test-database.ts';
import { afterAll } from 'vitest';
import { openDatabase } from '../../platform/database/db.ts';
import { createAccountGuard } from '../../platform/http/guard.ts';
import { createServer } from '../../platform/http/http-server.ts';
import { addRoutes } from '../../platform/http/http.ts';
import { createMemoryRateLimit } from '../../platform/limits/rate-limit-memory.ts';
import { createLinks } from '../../platform/auth/links.ts';
import { createLog } from '../../platform/telemetry/log.ts';
import { createMetrics } from '../../platform/telemetry/metrics.ts';
import { createPasswords } from '../../platform/auth/passwords.ts';
import { createRateLimit } from '../../platform/limits/rate-limit.ts';
import { createLoadShedder } from '../../platform/limits/load-shedder.ts';
import { createRefreshTokens } from '../../platform/auth/tokens-refresh.ts';
import { createTokens } from '../../platform/auth/tokens.ts';
import { sessionConstraints } from './session.constraints.ts';
import { sessionRoutes } from './session.routes.ts';

const secret = `a secret of this test run alone: ${randomUUID()}`;
const keys = [{ id: 'test', secret }];
const origin = 'https://questline.example';
export const goodPassword = 'river-otter-42';

async function openNode(url: (role: string) => string, write: (line: string) => void, passwordMin: number) {
  const open = (role: string) => openDatabase(url(role), { constraintErrors: sessionConstraints });
  const [database, authDatabase] = [open('app_api'), open('app_auth')];
  const loadShedder = createLoadShedder({ inFlightMax: 200, delayMaxMs: 10_000 });
  const metrics = createMetrics({ loadShedder, pools: { api: database, auth: authDatabase } });
  const log = createLog({ process: 'test', level: 'debug', to: { write } });
  const http = createServer({
    log,
    loadShedder,
    metrics,
    drain: { begun: false },
    origin,
    trustProxyHops: 1,
  });
  const [tokens, refreshTokens] = [createTokens(keys), createRefreshTokens(keys)];
  const [passwords, links, rateLimit] = [createPasswords(), createLinks(secret), createRateLimit(secret)];
  const companyReview = true;
  const deps = {
    authDatabase,
    tokens,
    refreshTokens,
    passwords,
    links,
    rateLimit,
    passwordMin,
    companyReview,
  };
  const limits = { address: createMemoryRateLimit(100_000), account: createMemoryRateLimit(100_000) };
  addRoutes(http, { ...session, ...invitations, ...sessionEmail }, sessionRoutes(deps), {
    database,
    guard: createAccountGuard(tokens.verify),
    limits,
    origin,
    strict: true,
  });
  const address = await http.listen({ host: '127.0.0.1', port: 0 });
  afterAll(async () => {
    await http.close();
    await Promise.all([database.close(), authDatabase.close()]);
  });
  return address;
}

type Key = keyof (typeof session & typeof invitations & typeof sessionEmail);
type Call = { body?: unknown; id?: string; headers?: Record<string, string> };
// oxlint-disable-next-line typescript/no-explicit-any -- each test knows the shape of its response
export type Answer = { status: number; body: any; headers: Headers };

export const anAddress = () => `${randomUUID()}@example.org`;
export const aNetwork = () => `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`;

export async function createSessionsApp({ nodes = 1, passwordMin = 6 } = {}) {
  const world = await openTestDatabase();
  const lines: string[] = [];
  const write = (line: string) => void lines.push(line);
  const urls = await Promise.all(
    Array.from({ length: nodes }, () => openNode(world.url, write, passwordMin)),
  );

  const places: Record<string, 'mark' | 'viewer'> = { '__Host-known': 'mark', '__Host-viewer': 'viewer' };
  function openBrowser({ network = aNetwork(), node = 0 } = {}) {
    /** `cookie` is the refresh cookie, `mark` marks a known browser, and `viewer` is the cookie for photos. */
    const state = { cookie: '', mark: '', viewer: '', token: '' };
    async function call(key: Key, { body, id = '', headers = {} }: Call = {}): Promise<Answer> {
      const [method, path] = key.split(' ') as [string, string];
      const response = await fetch(urls[node]! + path.replace(':id', id), {
        method,
        headers: {
          origin,
          'x-forwarded-for': network,
          'user-agent': 'Mozilla/5.0 (Windows NT 10.0) Firefox/140.0',
          ...(body !== undefined && { 'content-type': 'application/json' }),
          cookie: [state.cookie, state.mark, state.viewer].filter(Boolean).join('; '),
          ...(state.token && { authorization: `Bearer ${state.token}` }),
          ...headers,
        },
        body: body === undefined ? null : JSON.stringify(body),
      });
      for (const set of response.headers.getSetCookie())
        state[places[set.split('=')[0]!] ?? 'cookie'] = set.includes('Max-Age=0') ? '' : set.split(';')[0]!;
      const text = await response.text();
      return { status: response.status, headers: response.headers, body: text && JSON.parse(text) };
    }
    async function enter(key: Key, body: object): Promise<Answer & { body: Session }> {
      const answer = await call(key, { body });
      if (answer.status === 201) state.token = answer.body.access_token;
      return answer;
    }
    return { state, call, enter };
  }

  return {
    ...world,
    lines,
    links: createLinks(secret),
    tokens: createTokens(keys),
    openBrowser,
    /** A new account, signed up in its own browser. */
    async signUp(user_type: 'student' | 'company' = 'student', password = goodPassword) {
      const [browser, email] = [openBrowser(), anAddress()];
      const data = { user_type, full_name: 'Robin Field', birth_month: '2008-04' };
      const { body } = await browser.enter('POST /api/users', { email, password, data });
      return { ...browser, email, password, id: body.user.id, user: body.user };
    },
    async events(subjectId: string): Promise<string[]> {
      const text = 'select name from events where subject_id = $1 order by id';
      return (await world.root.query(text, [subjectId])).rows.map(({ name }) => name);
    },
  };
}
