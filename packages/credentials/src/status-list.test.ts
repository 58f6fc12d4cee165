import fc from 'fast-check';
import { decodeJwt } from 'jose';
import { gunzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { createIssuerKey, createStatusList, setBits, signCredential, statusListOf } from './index.ts';
import { now, origin } from './credentials.fixture.ts';
import { hasBit } from './status-list.ts';

const list = await createStatusList(
  origin,
  3,
  setBits([0, 9, 131_071]),
  new Date('2026-11-18T12:00:00.500Z'),
);
const { credentialSubject: subject } = list;
const id = 'https://questline.example/credentials/status/3';

describe('BitstringStatusListCredential', () => {
  test('@context', () => {
    expect(list['@context']).toEqual(['https://www.w3.org/ns/credentials/v2']);
  });
  test('id: the URL that entries name', () => {
    expect(list.id).toBe(id);
  });
  test('type', () => {
    expect(list.type).toEqual(['VerifiableCredential', 'BitstringStatusListCredential']);
  });
  test('issuer: the same as that of the credentials', () => {
    expect(list.issuer).toBe('did:web:questline.example');
  });
  test('validFrom and validUntil: a day', () => {
    expect([list.validFrom, list.validUntil]).toEqual(['2026-11-18T12:00:00Z', '2026-11-19T12:00:00Z']);
  });
  test('credentialSubject.id and type', () => {
    expect([subject.id, subject.type]).toEqual([`${id}#list`, 'BitstringStatusList']);
  });
  test('credentialSubject.statusPurpose', () => {
    expect(subject.statusPurpose).toBe('revocation');
  });
  test('credentialSubject.ttl: milliseconds', () => {
    expect(subject.ttl).toBe(300_000);
  });
  test('credentialSubject.encodedList: multibase base64url of 16 kB in gzip, the first bit on the left', () => {
    expect(subject.encodedList).toMatch(/^u[\w-]+$/);
    const bits = gunzipSync(Buffer.from(subject.encodedList.slice(1), 'base64url'));
    expect(bits).toHaveLength(16_384);
    expect([bits[0], bits[1], bits[2], bits.at(-1)]).toEqual([0b1000_0000, 0b0100_0000, 0, 1]);
  });
  test('JWT: also exp', async () => {
    const { exp, nbf, sub, jti } = decodeJwt(await signCredential(list, await createIssuerKey()));
    expect([exp! - nbf!, sub, jti]).toEqual([86_400, `${id}#list`, id]);
  });
});

test('an empty list is small', async () => {
  const { credentialSubject } = await createStatusList(origin, 0, setBits([]), now);
  expect(credentialSubject.encodedList.length).toBeLessThan(100);
});

test.each([
  [0, { list: 0, bit: 0 }],
  [131_071, { list: 0, bit: 131_071 }],
  [131_072, { list: 1, bit: 0 }],
])('index %i is %o', (index, place) => {
  expect(statusListOf(index)).toEqual(place);
});

test('exactly the bits that were set are set', async () => {
  const bit = fc.nat({ max: 131_071 });
  await fc.assert(
    fc.asyncProperty(fc.uniqueArray(bit, { maxLength: 20 }), bit, async (set, other) => {
      const created = await createStatusList(origin, 0, setBits(set), now);
      const found = await Promise.all([...set, other].map((bit) => hasBit(created, bit)));
      expect(found).toEqual([...set.map(() => true), set.includes(other)]);
    }),
    { numRuns: 30 },
  );
});

test.each([-1, 131_072, Number.NaN])('there is no bit %d', (bit) => {
  expect(() => setBits([bit])).toThrow('No bit');
});

test('refuses lists of another length, which would say less about where a credential is', async () => {
  await expect(createStatusList(origin, 0, new Uint8Array(16), now)).rejects.toThrow('131072 bits');
});
