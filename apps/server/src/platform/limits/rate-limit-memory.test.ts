import { expect, test } from 'vitest';
import { createMemoryRateLimit } from './rate-limit-memory.ts';
import { createAccountGuard } from '../http/guard.ts';
import { openSample } from '../http/sample.fixture.ts';

test('a person who floods is refused, others on the same network or team are not', async () => {
  const app = await openSample({
    routeOptions: { limits: { address: createMemoryRateLimit(1_000), account: createMemoryRateLimit(5) } },
  });
  const [flooding, other] = [await app.signUp('company'), await app.signUp('student')];
  const teammate = await app.addMember(flooding);
  const calls = await Promise.allSettled(
    Array.from({ length: 8 }, () => flooding.api('GET /api/initiatives')),
  );
  expect(calls.filter(({ status }) => status === 'fulfilled')).toHaveLength(5);
  await expect(flooding.api('GET /api/initiatives')).rejects.toThrow('too_many_requests');
  await other.api('GET /api/initiatives');
  await teammate.api('GET /api/initiatives');
});

test('a network that floods is refused before authentication', async () => {
  let asked = 0;
  const verify = () => {
    asked++;
    const id = '0198c0de-7a11-7000-8000-000000000001';
    return { id, kind: 'student', personId: id } as const;
  };
  const app = await openSample({
    routeOptions: {
      guard: createAccountGuard(verify),
      limits: { address: createMemoryRateLimit(2), account: createMemoryRateLimit(5) },
    },
  });
  const call = () => fetch(`${app.url}/api/initiatives`, { headers: { authorization: 'Bearer x' } });
  expect([(await call()).status, (await call()).status, (await call()).status]).toEqual([200, 200, 429]);
  expect(asked).toBe(2);
});

test('a flood from constantly changing addresses neither fills memory nor evicts others immediately', () => {
  const limit = createMemoryRateLimit(1);
  for (let n = 0; n < 250_000; n++) limit(`address ${n}`);
  for (const n of [249_999, 225_000, 200_000])
    expect(() => limit(`address ${n}`)).toThrow('too_many_requests');
  expect(() => limit('address 1')).not.toThrow();
});

test('a flooding client stays limited, however many others come', () => {
  const limit = createMemoryRateLimit(2);
  limit('flood');
  limit('flood');
  for (const round of [1, 2, 3, 4, 5, 6, 7]) {
    for (let n = 0; n < 40_000; n++) limit(`address ${round} ${n}`);
    expect(() => limit('flood')).toThrow('too_many_requests');
  }
});
