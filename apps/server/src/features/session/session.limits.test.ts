import { limits } from '@questline/contract';
import { expect, test } from 'vitest';
import { anAddress, aNetwork, openSessions } from './session.fixture.ts';

const house = await openSessions({ nodes: 2 });
const signIn = async (email: string, password: string, network = aNetwork(), node = 0) => {
  const browser = house.openBrowser({ network, node });
  return (await browser.call('POST /api/session', { body: { email, password } })).status;
};

test('11 wrong tries on one account over two nodes: ten are answered, then even the right one waits', async () => {
  const [{ email, password }, network] = [await house.join(), aNetwork()];
  const statuses = await Promise.all(
    Array.from({ length: 11 }, (_, n) => signIn(email, 'wrong-one', network, n % 2)),
  );
  expect(statuses.toSorted((a, b) => a - b)).toEqual([...Array(10).fill(401), 429]);
  expect(await signIn(email, password, network)).toBe(429);
});

test('an unknown address is limited in the same way', async () => {
  const [email, network] = [anAddress(), aNetwork()];
  const statuses = [];
  for (let n = 0; n < 11; n++) statuses.push(await signIn(email, 'wrong-one', network));
  expect(statuses).toEqual([...Array(10).fill(401), 429]);
});

test('the owner, at another network address, is not locked out by it', async () => {
  const [{ email, password }, network] = [await house.join(), aNetwork()];
  for (let n = 0; n < 11; n++) await signIn(email, 'wrong-one', network);
  expect(await signIn(email, password)).toBe(201);
});

test('a right password forgets the wrong ones before it', async () => {
  const [{ email, password }, network] = [await house.join(), aNetwork()];
  for (let n = 0; n < 9; n++) await signIn(email, 'wrong-one', network);
  expect(await signIn(email, password, network)).toBe(201);
  for (let n = 0; n < 9; n++) expect(await signIn(email, 'wrong-one', network)).toBe(401);
});

test('60 students of one school, at one network address, all sign in', async () => {
  const network = aNetwork();
  const students = await Promise.all(Array.from({ length: 60 }, () => house.join()));
  const statuses = await Promise.all(
    students.map(({ email, password }, n) => signIn(email, password, network, n % 2)),
  );
  expect(statuses).toEqual(Array(60).fill(201));
});

test('one network address is limited in the end, whichever accounts it tries', async () => {
  const network = aNetwork();
  await signIn(anAddress(), 'wrong-one', network);
  await house.root.query('update try_counts set count = $1', [limits.signInTriesPerNetwork]);
  const { email, password } = await house.join();
  expect(await signIn(email, password, network)).toBe(429);
  expect(await signIn(email, password)).toBe(201);
});
