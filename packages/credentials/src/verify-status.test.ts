import { gzipSync } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { content, createIssuer, now, origin, signAnything } from './credentials.fixture.ts';
import {
  createCredential,
  createIssuerKey,
  createStatusList,
  didOf,
  setBits,
  signCredential,
  type StatusListCredential,
} from './index.ts';
import { claimsOf } from './sign.ts';

const issuer = await createIssuer();
const key = issuer.keys[0]!;
const header = { alg: 'EdDSA', typ: 'JWT', kid: `${didOf(origin)}#${key.kid}` };
const credential = createCredential(origin, content);
const jwt = await signCredential(credential, key);
const hourMs = 3_600_000;

/** The credential is in list 1. */
const emptyList = (list = 1, at = now, site = origin) => createStatusList(site, list, setBits([]), at);
const list = await emptyList();
const verdictWith = (status: string) => issuer.verdict(jwt, { statusList: () => Promise.resolve(status) });
const verdictWithList = async (list: StatusListCredential) => verdictWith(await signCredential(list, key));

test('revoked when its bit is set, and no other one', async () => {
  const index = fc.nat({ max: 400_000 });
  await fc.assert(
    fc.asyncProperty(index, index, async (own, other) => {
      fc.pre(own !== other);
      const { keys, revoked, verdict } = await createIssuer();
      const signed = await signCredential(
        createCredential(origin, { ...content, status_index: own }),
        keys[0]!,
      );
      revoked.add(other);
      expect(await verdict(signed)).toBe('valid');
      revoked.add(own);
      expect(await verdict(signed)).toBe('revoked');
    }),
    { numRuns: 20 },
  );
});

test('valid with the list itself, also from a file that ends with a line break', async () => {
  expect(await verdictWithList(list)).toBe('valid');
  expect(await verdictWith(`${await signCredential(list, key)}\n`)).toBe('valid');
});

describe('status unknown', () => {
  test('the list can’t be fetched, and says why', async () => {
    const cause = new Error('offline');
    expect(await issuer.verify(jwt, { statusList: () => Promise.reject(cause) })).toEqual({
      valid: false,
      reason: 'status unknown',
      cause,
    });
  });

  test('another list', async () => {
    expect(await verdictWithList(await emptyList(0))).toBe('status unknown');
  });

  test('another site’s list, signed by it or by us', async () => {
    const theirs = await emptyList(1, now, 'https://other.example');
    expect(await verdictWith(await signCredential(theirs, await createIssuerKey()))).toBe('status unknown');
    expect(await verdictWithList(theirs)).toBe('status unknown');
  });

  test('a list that someone else signed', async () => {
    const forged = await signAnything(header, { ...list, ...claimsOf(list) }, await createIssuerKey());
    expect(await verdictWith(forged)).toBe('status unknown');
  });

  test('an expired list', async () => {
    const hoursAgo = async (hours: number) =>
      verdictWithList(await emptyList(1, new Date(now.getTime() - hours * hourMs)));
    expect([await hoursAgo(23), await hoursAgo(24)]).toEqual(['valid', 'status unknown']);
  });

  test('a list from the future', async () => {
    const tomorrow = new Date(now.getTime() + 24 * hourMs);
    expect(await verdictWithList(await emptyList(1, tomorrow))).toBe('status unknown');
  });

  test('a list without an end', async () => {
    const { validUntil: _, ...endless } = list;
    const { exp: __, ...claims } = claimsOf(list);
    expect(await verdictWith(await signAnything(header, { ...endless, ...claims }, key))).toBe(
      'status unknown',
    );
  });

  test.each([
    ['has another purpose', { statusPurpose: 'suspension' }],
    ['is too short', { encodedList: `u${gzipSync(Buffer.alloc(16)).toString('base64url')}` }],
    ['isn’t compressed', { encodedList: 'uAAAA' }],
    ['has no prefix', { encodedList: list.credentialSubject.encodedList.slice(1) }],
  ])('a list that %s', async (_, change) => {
    const changed = { ...list, credentialSubject: { ...list.credentialSubject, ...change } };
    expect(await verdictWith(await signAnything(header, { ...changed, ...claimsOf(list) }, key))).toBe(
      'status unknown',
    );
  });

  test.each([
    ['nothing', ''],
    ['a web page', '<!doctype html>'],
    ['the credential', jwt],
  ])('%s instead of a list', async (_, text) => {
    expect(await verdictWith(text)).toBe('status unknown');
  });

  test('a list signed with a key that was removed', async () => {
    const { keys, verdict } = await createIssuer();
    const stolen = keys[0]!;
    keys.unshift(await createIssuerKey());
    const signed = await signCredential(credential, keys[0]!);
    const byStolen = await signCredential(list, stolen);
    const statusList = () => Promise.resolve(byStolen);
    expect(await verdict(signed, { statusList })).toBe('valid');
    keys.pop();
    expect(await verdict(signed, { statusList })).toBe('status unknown');
  });
});
