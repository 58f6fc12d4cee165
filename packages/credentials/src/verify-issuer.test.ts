import { describe, expect, test } from 'vitest';
import { content, createIssuer, now, origin, signAnything } from './credentials.fixture.ts';
import { createCredential, createIssuerKey, didDocument, didOf, signCredential } from './index.ts';
import { claimsOf } from './sign.ts';

const issuer = await createIssuer();
const { verdict } = issuer;
const key = issuer.keys[0]!;
const kid = `${didOf(origin)}#${key.kid}`;
const credential = createCredential(origin, content);
const jwt = await signCredential(credential, key);
const header = { alg: 'EdDSA', typ: 'JWT', kid };
const payload = { ...credential, ...claimsOf(credential) };
const sign = (head: object | string, body: unknown, by = key) => signAnything(head, body, by);

describe('issuer', () => {
  test('another site’s credential', async () => {
    const other = await createIssuer('https://other.example');
    const signed = await signCredential(createCredential('https://other.example', content), other.keys[0]!);
    expect(await other.verdict(signed)).toBe('valid');
    expect(await verdict(signed)).toBe('issuer');
  });

  test('another site’s DID document', async () => {
    expect(await verdict(jwt, { didDocument: didDocument('https://other.example', [key]) })).toBe('issuer');
  });

  test.each([
    ['of a similar site', 'did:web:questline.example.attacker.example#1'],
    ['without an issuer', key.kid],
    ['of another method', 'did:key:z6Mk#1'],
  ])('a kid %s', async (_, wrong) => {
    expect(await verdict(await sign({ ...header, kid: wrong }, payload))).toBe('issuer');
  });

  test('signed by us in another issuer’s name', async () => {
    const other = 'did:web:other.example';
    expect(await verdict(await sign(header, { ...payload, iss: other }))).toBe('issuer');
    expect(await verdict(await sign(header, { ...payload, iss: undefined }))).toBe('issuer');
    const named = { ...payload, issuer: { ...payload.issuer, id: other } };
    expect(await verdict(await sign(header, named))).toBe('issuer');
    expect(await verdict(await sign(header, { ...named, iss: other }))).toBe('issuer');
  });
});

describe('key', () => {
  const published = didDocument(origin, [key]);
  const method = published.verificationMethod[0]!;

  test('removed from the DID document', async () => {
    expect(await verdict(jwt, { didDocument: didDocument(origin, [await createIssuerKey()]) })).toBe('key');
    expect(await verdict(jwt, { didDocument: didDocument(origin, []) })).toBe('key');
  });

  test('a kid that isn’t listed', async () => {
    expect(await verdict(await sign({ ...header, kid: `${kid}x` }, payload))).toBe('key');
  });

  test('listed twice', async () => {
    expect(await verdict(jwt, { didDocument: { ...published, verificationMethod: [method, method] } })).toBe(
      'key',
    );
  });

  test('listed, but not for assertions', async () => {
    expect(await verdict(jwt, { didDocument: { ...published, assertionMethod: [] } })).toBe('key');
  });

  test('controlled by someone else', async () => {
    const foreign = { ...method, controller: 'did:web:other.example' };
    expect(await verdict(jwt, { didDocument: { ...published, verificationMethod: [foreign] } })).toBe('key');
  });

  test('that isn’t an Ed25519 key', async () => {
    const broken = { ...method, publicKeyJwk: { ...method.publicKeyJwk, x: 'AAAA' } };
    expect(await verdict(jwt, { didDocument: { ...published, verificationMethod: [broken] } })).toBe('key');
    const rsa = { ...method, publicKeyJwk: { kty: 'RSA', n: 'AAAA', e: 'AQAB' } as never };
    expect(await verdict(jwt, { didDocument: { ...published, verificationMethod: [rsa] } })).toBe('key');
  });
});

describe('date', () => {
  test('not valid yet, except for clocks that differ a little', async () => {
    const issuedIn = async (ms: number) => {
      const issued_at = new Date(now.getTime() + ms).toISOString();
      return verdict(await signCredential(createCredential(origin, { ...content, issued_at }), key));
    };
    expect(await issuedIn(60_000)).toBe('valid');
    expect(await issuedIn(3_600_000)).toBe('date');
  });

  test('nbf differs from validFrom', async () => {
    expect(await verdict(await sign(header, { ...payload, nbf: payload.nbf - 1 }))).toBe('date');
    expect(await verdict(await sign(header, { ...payload, nbf: undefined }))).toBe('date');
  });

  test('exp, although credentials don’t expire', async () => {
    expect(await verdict(await sign(header, { ...payload, exp: now.getTime() / 1_000 + 60 }))).toBe('date');
  });
});
