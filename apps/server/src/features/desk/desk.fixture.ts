// Test fixture: an app with operators, and browsers that sign in at the desk.
import { randomInt, randomUUID } from 'node:crypto';
import type { DeskApi } from '@questline/contract';
import { createOperator, disableOperator, resetOperator } from '@questline/db/operators.ts';
import { createTestApp } from '../../app/tests/create-test-app.ts';
import { hashSecret, newSecret } from '../../platform/auth/secrets.ts';
import { createAuthenticator } from './authenticator.fixture.ts';

export const goodPassword = 'quiet-harbor-lantern';
export const aNetwork = () => `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`;

type Call = { body?: unknown; id?: string; headers?: Record<string, string> };
// oxlint-disable-next-line typescript/no-explicit-any -- each test knows the shape of its response
export type Answer = { status: number; body: any; headers: Headers };
type Key = keyof DeskApi;

export async function createDeskApp() {
  const app = await createTestApp({ settings: { TRUST_PROXY: '1' } });
  const { ORIGIN: origin } = app.settings;
  const adminUrl = app.url('postgres');

  function openBrowser(network = aNetwork()) {
    const cookies = new Map<string, string>();
    async function call(key: Key, { body, id = '', headers = {} }: Call = {}): Promise<Answer> {
      const [method, path] = key.split(' ') as [string, string];
      const response = await fetch(app.origin + path.replace(':id', id), {
        method,
        headers: {
          origin,
          'x-forwarded-for': network,
          'user-agent': 'Mozilla/5.0 (Windows NT 10.0) Firefox/140.0',
          ...(body !== undefined && { 'content-type': 'application/json' }),
          cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
          ...headers,
        },
        body: body === undefined ? null : JSON.stringify(body),
      });
      for (const set of response.headers.getSetCookie()) {
        const [, name, value] = /^([^=]+)=([^;]*)/.exec(set)!;
        if (value) cookies.set(name!, value);
        else cookies.delete(name!);
      }
      const text = await response.text();
      return { status: response.status, headers: response.headers, body: text && JSON.parse(text) };
    }
    return { call, cookies };
  }
  type Browser = ReturnType<typeof openBrowser>;

  /** An operator who has not used the set-up link yet. */
  async function create(role: 'operator' | 'lead' = 'operator') {
    const [email, token] = [`${randomUUID()}@desk.example`, newSecret()];
    await createOperator(adminUrl, { email, name: 'Opal Reed', role, setupHash: hashSecret(token) });
    return { email, token };
  }

  async function complete(
    browser: Browser,
    token: string,
    authenticator: ReturnType<typeof createAuthenticator>,
  ) {
    const entered = { token, password: goodPassword };
    const options = await browser.call('POST /api/desk/set-up/options', { body: entered });
    const body = { ...entered, ...authenticator.create(options.body) };
    return browser.call('POST /api/desk/set-up/completion', { body });
  }

  /** An operator who is signed in. */
  async function setUp(role?: 'operator' | 'lead') {
    const { email, token } = await create(role);
    const [browser, authenticator] = [openBrowser(), createAuthenticator({ origin })];
    const { body } = await complete(browser, token, authenticator);
    const codes: string[] = body.recovery_codes;
    return { ...browser, email, token, authenticator, codes };
  }

  type SignedIn = Awaited<ReturnType<typeof setUp>>;

  return {
    ...app,
    site: origin,
    /** Uses the passkey, which dangerous actions need. */
    async confirm({ call, authenticator }: SignedIn) {
      const options = await call('POST /api/desk/confirmation/options');
      return call('POST /api/desk/confirmation', { body: authenticator.use(options.body) });
    },
    async idOf({ email }: { email: string }): Promise<string> {
      const { rows } = await app.root.query('select id from operators where email = $1', [email]);
      return rows[0].id;
    },
    openBrowser,
    create,
    complete,
    setUp,
    /** The first step, from a new browser. Returns it with its challenge. */
    async enterPassword(email: string, password = goodPassword, browser = openBrowser()) {
      const answer = await browser.call('POST /api/desk/session', { body: { email, password } });
      return { ...browser, answer, challenge: answer.body.challenge as string };
    },
    disable: (email: string) => disableOperator(adminUrl, email),
    async reset(email: string) {
      const token = newSecret();
      await resetOperator(adminUrl, email, hashSecret(token));
      return token;
    },
  };
}
