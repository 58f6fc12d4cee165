import { limits } from '@questline/contract';
import { describe, expect, test } from 'vitest';
import { anAddress, aNetwork, createSessionsApp } from './session.fixture.ts';

const app = await createSessionsApp({ nodes: 2 });
const signIn = async (email: string, password: string, network = aNetwork(), node = 0) => {
  const browser = app.openBrowser({ network, node });
  return (await browser.call('POST /api/session', { body: { email, password } })).status;
};

test('the eleventh attempt across two nodes is refused even with the right password', async () => {
  const [{ email, password }, network] = [await app.signUp(), aNetwork()];
  const statuses = await Promise.all(
    Array.from({ length: 11 }, (_, n) => signIn(email, 'wrong-one', network, n % 2)),
  );
  expect(statuses.toSorted((a, b) => a - b)).toEqual([...Array(10).fill(401), 429]);
  expect(await signIn(email, password, network)).toBe(429);
});

test('an unknown email is limited in the same way', async () => {
  const [email, network] = [anAddress(), aNetwork()];
  const statuses = [];
  for (let n = 0; n < 11; n++) statuses.push(await signIn(email, 'wrong-one', network));
  expect(statuses).toEqual([...Array(10).fill(401), 429]);
});

test('the owner at another network address is not locked out', async () => {
  const [{ email, password }, network] = [await app.signUp(), aNetwork()];
  for (let n = 0; n < 11; n++) await signIn(email, 'wrong-one', network);
  expect(await signIn(email, password)).toBe(201);
});

test('a correct password resets the count of wrong ones', async () => {
  const [{ email, password }, network] = [await app.signUp(), aNetwork()];
  for (let n = 0; n < 9; n++) await signIn(email, 'wrong-one', network);
  expect(await signIn(email, password, network)).toBe(201);
  for (let n = 0; n < 9; n++) expect(await signIn(email, 'wrong-one', network)).toBe(401);
});

test("60 students at one school's network address can all sign in", async () => {
  const network = aNetwork();
  // One after another: the limit counts attempts, and a busy machine would refuse 60 passwords to hash together.
  const students = await Array.fromAsync({ length: 60 }, () => app.signUp());
  const statuses = await Array.fromAsync(students, ({ email, password }, n) =>
    signIn(email, password, network, n % 2),
  );
  expect(statuses).toEqual(Array(60).fill(201));
});

test('one network address is eventually limited, whichever accounts it tries', async () => {
  const network = aNetwork();
  await signIn(anAddress(), 'wrong-one', network);
  await app.root.query('update try_counts set count = $1', [limits.signInAttemptsPerNetwork]);
  const { email, password } = await app.signUp();
  expect(await signIn(email, password, network)).toBe(429);
  expect(await signIn(email, password)).toBe(201);
});

test('one IPv6 site is eventually limited, whichever of its 65,536 networks it uses', async () => {
  const { email, password } = await app.signUp();
  await signIn(anAddress(), 'wrong-one', '2001:db8:7:1::1');
  await app.root.query('update try_counts set count = $1', [limits.signInAttemptsPerSite]);
  expect(await signIn(email, password, '2001:db8:7:2::1')).toBe(429);
  expect(await signIn(email, password, '2001:db8:8:2::1')).toBe(201);
});

describe('guessing from many networks', () => {
  const max = limits.signInAttemptsPerEmail;
  /** One wrong attempt, plus 48 counted directly, since each real one costs a hash. */
  async function guess(email: string, browser = app.openBrowser()) {
    await browser.call('POST /api/session', { body: { email, password: 'wrong-one' } });
    await app.root.query('update try_counts set count = $1', [max - 1]);
  }
  async function guessAll(email: string) {
    await guess(email);
    await signIn(email, 'wrong-one');
  }

  test('stops after 50 attempts, for known and unknown emails alike', async () => {
    const { email, password } = await app.signUp();
    for (const address of [email, anAddress()]) {
      await guess(address);
      expect(await signIn(address, 'wrong-one')).toBe(401);
      expect(await signIn(address, password)).toBe(429);
    }
  });

  test('does not lock the owner out of a browser that signed in before, on any network', async () => {
    const member = await app.signUp();
    await guessAll(member.email);
    const traveling = app.openBrowser();
    traveling.state.mark = member.state.mark;
    const { email, password } = member;
    expect((await traveling.call('POST /api/session', { body: { email, password } })).status).toBe(201);
  });

  test('does not lock the owner out of a new browser: a reset link makes it known', async () => {
    const { id, email } = await app.signUp();
    await guessAll(email);
    const browser = app.openBrowser();
    const expiresAt = new Date(Date.now() + 60_000);
    const token = app.links.make({ purpose: 'reset', subject: id, version: 1, expiresAt });
    const password = 'quiet-harbor-9';
    await browser.call('POST /api/session/reset', { body: { token, password } });
    expect((await browser.call('POST /api/session', { body: { email, password } })).status).toBe(201);
  });

  test('ignores a mark that is expired, forged or for another account', async () => {
    const [member, other] = [await app.signUp(), await app.signUp()];
    await guessAll(member.email);
    const { email, password } = member;
    const [subject, expiry, version, signature] = member.state.mark.split('=')[1]!.split('.');
    const expired = app.links.make({
      purpose: 'known-browser',
      subject: subject!,
      version: version!,
      expiresAt: new Date(Date.now() - 1_000),
    });
    const later = [subject, Number(expiry) + 86_400, version, signature].join('.');
    for (const mark of [
      other.state.mark,
      `__Host-known=${expired}`,
      `__Host-known=${later}`,
      '__Host-known=',
    ]) {
      const browser = app.openBrowser();
      browser.state.mark = mark;
      expect((await browser.call('POST /api/session', { body: { email, password } })).status).toBe(429);
    }
  });

  test('every sign-in issues a new mark', async () => {
    const { email, password, state, call } = await app.signUp();
    const first = state.mark;
    expect((await call('POST /api/session', { body: { email, password } })).status).toBe(201);
    expect(state.mark).not.toBe(first);
    expect(state.mark.split('.')[0]).not.toBe(first.split('.')[0]);
  });
});

describe('someone using a mark the owner left behind', () => {
  /** Uses up the attempts of this mark, this network and unknown browsers: one real attempt each, the rest counted
   *  directly. */
  async function useUp(email: string, mark: string, network = aNetwork()) {
    const browser = app.openBrowser({ network });
    browser.state.mark = mark;
    const attempt = async () =>
      (await browser.call('POST /api/session', { body: { email, password: 'wrong-one' } })).status;
    expect(await attempt()).toBe(401);
    expect(await signIn(email, 'wrong-one', network)).toBe(401);
    await app.root.query('update try_counts set count = $1', [limits.signInAttemptsPerNetwork]);
    expect(await attempt()).toBe(429);
  }

  test("gets ten attempts and never uses up those of the owner's other browsers", async () => {
    const { email, password, state, call } = await app.signUp();
    const school = app.openBrowser();
    expect((await school.call('POST /api/session', { body: { email, password } })).status).toBe(201);
    await useUp(email, school.state.mark);
    expect(await signIn(email, password)).toBe(429);
    expect(state.mark).not.toBe(school.state.mark);
    expect((await call('POST /api/session', { body: { email, password } })).status).toBe(201);
  });

  test('does not lock the owner out at the same network address', async () => {
    const [member, network] = [await app.signUp(), aNetwork()];
    const { email, password } = member;
    const phone = app.openBrowser({ network });
    phone.state.mark = member.state.mark;
    const school = app.openBrowser({ network });
    expect((await school.call('POST /api/session', { body: { email, password } })).status).toBe(201);
    await useUp(email, school.state.mark, network);
    expect((await phone.call('POST /api/session', { body: { email, password } })).status).toBe(201);
  });

  test("keeps an old copy that is counted separately from the next sign-in's mark", async () => {
    const { email, password, state, call } = await app.signUp();
    const old = state.mark;
    expect((await call('POST /api/session', { body: { email, password } })).status).toBe(201);
    await useUp(email, old);
    expect((await call('POST /api/session', { body: { email, password } })).status).toBe(201);
  });
});
