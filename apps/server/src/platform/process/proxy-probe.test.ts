import { expect, test } from 'vitest';
import { countForwards, createProbe, isProbe } from './proxy-probe.ts';

const now = 1_790_000_000_000;
const probe = createProbe('old secret', now);

test('a probe is accepted with any of the secrets, for a minute', () => {
  expect(isProbe(probe, ['new secret', 'old secret'], now + 60_000)).toBe(true);
});

test.each<[string, unknown, string[], number]>([
  ['no header', undefined, ['old secret'], now],
  ['nonsense', 'nonsense', ['old secret'], now],
  ['another secret', probe, ['other secret'], now],
  ['another time', probe.replace(/^./, '2'), ['old secret'], now],
  ['a probe that is too old', probe, ['old secret'], now + 60_001],
  ['a probe from the future', probe, ['old secret'], now - 60_001],
])('%s is refused', (_, header, secrets, at) => {
  expect(isProbe(header, secrets, at)).toBe(false);
});

test('counts the proxies that forwarded a request', () => {
  expect(
    [undefined, '192.0.2.1', '192.0.2.1, 192.0.2.2', ['192.0.2.1', '192.0.2.2']].map(countForwards),
  ).toEqual([0, 1, 2, 2]);
});
