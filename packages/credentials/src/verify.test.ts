import fc from 'fast-check';
import { base64url, SignJWT } from 'jose';
import { describe, expect, test } from 'vitest';
import { anyContent, content, createIssuer, origin, signAnything, sparse } from './credentials.fixture.ts';
import { createCredential, createIssuerKey, didOf, signCredential } from './index.ts';
import { claimsOf } from './sign.ts';

const issuer = await createIssuer();
const { verify, verdict } = issuer;
const key = issuer.keys[0]!;
const kid = `${didOf(origin)}#${key.kid}`;
const credential = createCredential(origin, content);
const jwt = await signCredential(credential, key);
const header = { alg: 'EdDSA', typ: 'JWT', kid };
const payload = { ...credential, ...claimsOf(credential) };
const sign = (head: object | string, body: unknown, by = key) => signAnything(head, body, by);

const encode = (value: unknown) => base64url.encode(JSON.stringify(value));

describe('valid', () => {
  test('any content: signed, verified, the same again', async () => {
    await fc.assert(
      fc.asyncProperty(anyContent, async (any) => {
        const signed = await signCredential(createCredential(origin, any), key);
        expect(await verify(signed)).toEqual({
          valid: true,
          credential: createCredential(origin, any),
          content: any,
        });
      }),
      { numRuns: 40 },
    );
  });

  test('with everything hidden', async () => {
    expect(await verify(await signCredential(createCredential(origin, sparse), key))).toMatchObject({
      valid: true,
      content: sparse,
    });
  });

  test('from a file that ends with a line break', async () => {
    expect(await verdict(`${jwt}\n`)).toBe('valid');
  });

  test('in development, with a port', async () => {
    const local = await createIssuer('http://localhost:3000');
    const signed = await signCredential(createCredential('http://localhost:3000', content), local.keys[0]!);
    expect(await local.verdict(signed)).toBe('valid');
  });

  test('signed with a key that is retired since', async () => {
    const rotating = await createIssuer();
    const old = rotating.keys[0]!;
    const signed = await signCredential(credential, old);
    const { d: _, ...retired } = old;
    rotating.keys.splice(0, 1, await createIssuerKey(), retired);
    expect(await rotating.verdict(signed)).toBe('valid');
    expect(await rotating.verdict(await signCredential(credential, rotating.keys[0]!))).toBe('valid');
  });
});

describe('signature', () => {
  /** Paths to all strings and numbers. */
  const pathsOf = (value: unknown, path: string[] = []): string[][] =>
    typeof value === 'object' && value !== null
      ? Object.entries(value).flatMap(([name, child]) => pathsOf(child, [...path, name]))
      : [path];
  const changeAt = (value: unknown, [name, ...rest]: string[]): unknown => {
    if (name === undefined) return typeof value === 'number' ? value + 1 : `${String(value)}x`;
    const copy = structuredClone(value) as Record<string, unknown>;
    copy[name] = changeAt(copy[name], rest);
    return copy;
  };

  test.each(pathsOf(payload).map((path) => [path.join('.'), path] as const))(
    'changed %s',
    async (_, path) => {
      const [head, , signature] = jwt.split('.');
      expect(await verdict(`${head}.${encode(changeAt(payload, path))}.${signature}`)).toBe('signature');
    },
  );

  test('any changed character anywhere', async () => {
    const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_.';
    await fc.assert(
      fc.asyncProperty(
        fc.nat({ max: jwt.length - 1 }),
        fc.constantFrom(...Array.from(alphabet)),
        async (at, character) => {
          fc.pre(jwt[at] !== character);
          expect(await verdict(jwt.slice(0, at) + character + jwt.slice(at + 1))).not.toBe('valid');
        },
      ),
      { numRuns: 300 },
    );
  });

  test('another key signs in the issuer’s name', async () => {
    const stranger = await createIssuerKey();
    expect(await verdict(await sign(header, payload, stranger))).toBe('signature');
  });

  test('another credential’s signature', async () => {
    const other = await signCredential(createCredential(origin, sparse), key);
    expect(await verdict([...jwt.split('.').slice(0, 2), other.split('.')[2]].join('.'))).toBe('signature');
  });

  test('a signature that was cut off or is missing', async () => {
    expect(await verdict(jwt.slice(0, -6))).toBe('signature');
    expect(await verdict(jwt.slice(0, jwt.lastIndexOf('.') + 1))).toBe('signature');
  });
});

describe('algorithm', () => {
  test('none', async () => {
    expect(await verdict(`${encode({ ...header, alg: 'none' })}.${encode(payload)}.`)).toBe('algorithm');
  });

  test('HS256 with the public key as the secret', async () => {
    const forged = await new SignJWT(payload)
      .setProtectedHeader({ ...header, alg: 'HS256' })
      .sign(base64url.decode(key.x));
    expect(await verdict(forged)).toBe('algorithm');
  });

  test.each(['Ed25519', 'eddsa', 'ES256', 'RS256', ''])('%j', async (alg) => {
    expect(await verdict(await sign({ ...header, alg }, payload))).toBe('algorithm');
  });
});

describe('malformed', () => {
  test.each([
    ['nothing', ''],
    ['dots', '..'],
    ['two parts', 'a.b'],
    ['four parts', `${jwt}.x`],
    ['a fourth part that is empty', `${jwt}.`],
    ['a space in it', jwt.replace('.', ' .')],
    ['padding', `${jwt}==`],
    ['letters outside the alphabet', 'ä.ä.ä'],
    ['JSON', JSON.stringify(payload)],
  ])('%s', async (_, text) => {
    expect(await verdict(text)).toBe('malformed');
  });

  test('any text', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'binary' }), async (text) => {
        expect(await verdict(text)).toBe('malformed');
      }),
    );
  });

  test.each([
    ['no kid', { alg: 'EdDSA', typ: 'JWT' }],
    ['kid that isn’t text', { ...header, kid: [kid] }],
    ['no typ', { alg: 'EdDSA', kid }],
    ['other typ', { ...header, typ: 'at+jwt' }],
    ['crit', { ...header, crit: ['b64'], b64: true }],
    ['jwk', { ...header, jwk: { kty: key.kty, crv: key.crv, x: key.x } }],
    ['jku', { ...header, jku: 'https://attacker.example/jwks.json' }],
    ['x5c', { ...header, x5c: ['MIIB'] }],
    ['x5u', { ...header, x5u: 'https://attacker.example/x.pem' }],
    ['cty', { ...header, cty: 'vc' }],
  ])('header with %s', async (_, head) => {
    expect(await verdict(await sign(head, payload))).toBe('malformed');
  });

  test('header with two kids', async () => {
    const twice = JSON.stringify(header).replace('{', `{"kid":"did:web:attacker.example#1",`);
    expect(await verdict(await sign(twice, payload))).toBe('malformed');
  });

  test('a signature in another encoding of the same bytes', async () => {
    const last = jwt.at(-1)!;
    const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
    const same = alphabet[alphabet.indexOf(last) + 1]!;
    expect(base64url.decode(jwt.split('.')[2]!.slice(0, -1) + same)).toEqual(
      base64url.decode(jwt.split('.')[2]!),
    );
    expect(await verdict(jwt.slice(0, -1) + same)).toBe('malformed');
  });

  const elsewhere = payload.id.replace('questline', 'other');
  const withStatus = (change: object) => ({
    ...payload,
    credentialStatus: { ...payload.credentialStatus, ...change },
  });
  test.each([
    ['text', 'text'],
    ['null', null],
    ['a list', []],
    ['nothing', {}],
    ['a field that we don’t issue', { ...payload, email: 'maya@example.com' }],
    ['the credential in `vc`', { ...claimsOf(credential), vc: credential }],
    ['another type', { ...payload, type: ['VerifiableCredential', 'EndorsementCredential'] }],
    ['another jti', { ...payload, jti: `${payload.jti.slice(0, -1)}Z` }],
    ['no jti', { ...payload, jti: undefined }],
    ['another sub', { ...payload, sub: 'did:example:somebody' }],
    ['another site’s id', { ...payload, id: elsewhere, jti: elsewhere }],
    [
      'another site’s status list',
      withStatus({ statusListCredential: 'https://other.example/credentials/status/1' }),
    ],
    ['an index beyond the list', withStatus({ statusListIndex: '131072' })],
    ['a status for another purpose', withStatus({ statusPurpose: 'suspension' })],
    ['no status', { ...payload, credentialStatus: undefined }],
  ])('signed, but the payload has or is %s', async (_, body) => {
    expect(await verdict(await sign(header, body))).toBe('malformed');
  });

  test('a status list isn’t a credential', async () => {
    expect(await verdict(await issuer.statusList(credential.credentialStatus.statusListCredential))).toBe(
      'malformed',
    );
  });
});
