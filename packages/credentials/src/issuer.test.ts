import { expect, test } from 'vitest';
import { createIssuerKey, didDocument, didOf, signCredential, createCredential } from './index.ts';
import { content, origin } from './credentials.fixture.ts';

test.each([
  ['https://questline.example', 'did:web:questline.example'],
  ['https://questline.example/', 'did:web:questline.example'],
  ['http://localhost:3000', 'did:web:localhost%3A3000'],
])('the DID of %s is %s', (site, did) => {
  expect(didOf(site)).toBe(did);
});

test('the DID document lists all keys for assertions, without their private parts', async () => {
  const keys = [await createIssuerKey(), await createIssuerKey()];
  const ids = keys.map(({ kid }) => `did:web:questline.example#${kid}`);
  expect(didDocument(origin, keys)).toEqual({
    '@context': ['https://www.w3.org/ns/did/v1', 'https://w3id.org/security/jwk/v1'],
    id: 'did:web:questline.example',
    verificationMethod: keys.map(({ x }, index) => ({
      id: ids[index],
      type: 'JsonWebKey',
      controller: 'did:web:questline.example',
      publicKeyJwk: { kty: 'OKP', crv: 'Ed25519', x },
    })),
    assertionMethod: ids,
  });
});

test('refuses two keys with the same name', async () => {
  const key = await createIssuerKey();
  expect(() => didDocument(origin, [key, key])).toThrow('same kid');
});

test('a retired key without its private part is still listed, but can’t sign', async () => {
  const { d: _, ...retired } = await createIssuerKey();
  expect(didDocument(origin, [retired]).assertionMethod).toHaveLength(1);
  await expect(signCredential(createCredential(origin, content), retired)).rejects.toThrow('retired');
});
