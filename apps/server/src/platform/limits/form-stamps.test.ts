import { randomUUID } from 'node:crypto';
import { limits } from '@questline/contract';
import { openTestDatabase } from '@questline/db/tests/test-database.ts';
import { afterAll, describe, expect, test } from 'vitest';
import { anonymous } from '../actor.ts';
import { openDatabase } from '../database/db.ts';
import { createFormStamps } from './form-stamps.ts';
import { createLinks } from '../auth/links.ts';
import { createRateLimit } from './rate-limit.ts';

const { url } = await openTestDatabase();
const database = openDatabase(url('app_api'), { connections: 2 });
afterAll(() => database.close());
const db = database.as(anonymous);
const [links, rateLimit] = [createLinks(randomUUID()), createRateLimit(randomUUID())];

/** The outcome for a stamp that is sent after a delay. */
function stampOf(form: string) {
  const start = Date.now();
  const at = (ms: number) => createFormStamps({ links, rateLimit, now: () => new Date(start + ms) });
  const { stamp, usable_in_ms } = at(0).give(form);
  return {
    stamp,
    usable_in_ms,
    sentAfter: (ms: number, { as = form, text = stamp } = {}) => at(ms).admit(db, as, text),
  };
}

test('a stamp works as soon as it says, and only for its form', async () => {
  const { usable_in_ms, sentAfter } = stampOf('waitlist');
  expect(usable_in_ms).toBe(limits.formStampWaitMs);
  expect(await sentAfter(usable_in_ms)).toMatch(/^[\da-f-]{36}$/);
});

test('the same stamp has the same id, two stamps have two', async () => {
  const [one, other] = [stampOf('waitlist'), stampOf('waitlist')];
  const ids = [await one.sentAfter(5_000), await one.sentAfter(6_000), await other.sentAfter(5_000)];
  expect(new Set(ids).size).toBe(2);
  expect(ids[0]).toBe(ids[1]);
});

describe('refuses', () => {
  const { stamp, sentAfter } = stampOf('waitlist');
  const hourMs = 3_600_000;
  test.each([
    ['one that is too new', () => sentAfter(limits.formStampWaitMs - 1)],
    ['one that is too old', () => sentAfter(limits.formStampHours * hourMs + 1)],
    ['one from another form', () => sentAfter(5_000, { as: 'inquiry' })],
    [
      'one that was altered',
      () => sentAfter(5_000, { text: stamp.replace(/^./, (c) => (c === '0' ? '1' : '0')) }),
    ],
    ['one that was made up', () => sentAfter(5_000, { text: 'stamp' })],
    ['a link for another purpose', () => sentAfter(5_000, { text: aLink() })],
  ])('%s', async (_, sending) => {
    await expect(sending()).rejects.toThrow('stamp_refused');
  });

  test('one that was used too often, on any node', async () => {
    const { sentAfter } = stampOf('waitlist');
    for (let n = 0; n < limits.formStampUses; n++) await sentAfter(5_000 + n);
    await expect(sentAfter(6_000)).rejects.toThrow('stamp_refused');
  });
});

const aLink = () =>
  links.make({
    purpose: 'waitlist-removal',
    subject: randomUUID(),
    version: 1,
    expiresAt: new Date(Date.now() + 86_400_000),
  });
