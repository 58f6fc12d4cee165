import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { createAuthenticator } from './authenticator.fixture.ts';
import { createDeskApp, type Answer } from './desk.fixture.ts';

const app = await createDeskApp();
const refusal = ({ status, body }: Answer) => [status, body.code];
type Operator = Awaited<ReturnType<typeof app.setUp>>;

async function addPasskey(
  { call }: Pick<Operator, 'call'>,
  authenticator = createAuthenticator({ origin: app.site }),
) {
  const { body } = await call('POST /api/desk/passkeys/options');
  return call('POST /api/desk/passkeys', { body: authenticator.create(body) });
}
const passkeysOf = async ({ call }: Pick<Operator, 'call'>): Promise<{ id: string; name: string }[]> =>
  (await call('GET /api/desk/account')).body.passkeys;

describe('passkeys', () => {
  test('201: adds one that signs in, and names the existing ones to the browser', async () => {
    const operator = await app.setUp();
    const authenticator = createAuthenticator({ origin: app.site });
    expect((await addPasskey(operator, authenticator)).status).toBe(201);
    expect((await operator.call('POST /api/desk/passkeys/options')).body.excludeCredentials).toHaveLength(2);
    const browser = await app.enterPassword(operator.email);
    const body = authenticator.use(browser);
    expect((await browser.call('POST /api/desk/session/passkey', { body })).status).toBe(201);
  });

  test('403: the same passkey cannot be added twice', async () => {
    const operator = await app.setUp();
    expect(refusal(await addPasskey(operator, operator.authenticator))).toEqual([403, 'passkey_refused']);
  });

  test('200: renames one', async () => {
    const operator = await app.setUp();
    const { id } = (await passkeysOf(operator))[0]!;
    const { status } = await operator.call('PATCH /api/desk/passkeys/:id', {
      id,
      body: { name: 'Work laptop' },
    });
    expect(status).toBe(200);
    expect(await passkeysOf(operator)).toMatchObject([{ id, name: 'Work laptop' }]);
  });

  test('204 and 409: removes all but the last one', async () => {
    const operator = await app.setUp();
    const { body } = await addPasskey(operator);
    expect((await operator.call('DELETE /api/desk/passkeys/:id', { id: body.id })).status).toBe(204);
    const [last] = await passkeysOf(operator);
    const answer = await operator.call('DELETE /api/desk/passkeys/:id', { id: last!.id });
    expect(refusal(answer)).toEqual([409, 'last_passkey']);
  });

  test('409: two removals at the same moment leave one', async () => {
    const operator = await app.setUp();
    await addPasskey(operator);
    const ids = (await passkeysOf(operator)).map(({ id }) => id);
    const answers = await Promise.all(
      ids.map((id) => operator.call('DELETE /api/desk/passkeys/:id', { id })),
    );
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([204, 409]);
    expect(await passkeysOf(operator)).toHaveLength(1);
  });

  test("404: another operator's passkey looks like an unknown one", async () => {
    const [operator, other] = [await app.setUp(), await app.setUp()];
    await addPasskey(other);
    const [theirs] = await passkeysOf(other);
    for (const id of [theirs!.id, randomUUID()]) {
      expect(refusal(await operator.call('DELETE /api/desk/passkeys/:id', { id }))).toEqual([
        404,
        'not_found',
      ]);
      const renaming = operator.call('PATCH /api/desk/passkeys/:id', { id, body: { name: 'Mine' } });
      expect(refusal(await renaming)).toEqual([404, 'not_found']);
    }
    expect(await passkeysOf(other)).toHaveLength(2);
  });
});

describe('POST /api/desk/recovery-codes', () => {
  test('201: new codes replace the old ones', async () => {
    const { call, codes, email } = await app.setUp();
    const { status, body } = await call('POST /api/desk/recovery-codes');
    expect(status).toBe(201);
    expect(body.recovery_codes).toHaveLength(10);
    const enter = async (code: string) => {
      const browser = await app.enterPassword(email);
      const entered = { challenge: browser.challenge, code };
      return (await browser.call('POST /api/desk/session/recovery-code', { body: entered })).status;
    };
    expect(await enter(codes[0]!)).toBe(403);
    expect(await enter(body.recovery_codes[0])).toBe(201);
  });
});
