// The issuer of credentials: a did:web identifier, which follows from the origin, and its public keys.
import { calculateJwkThumbprint, exportJWK, generateKeyPair } from 'jose';
import * as z from 'zod/mini';

/** An Ed25519 key as a JWK. A retired key no longer needs its private part, `d`. */
export type IssuerKey = { kid: string; kty: 'OKP'; crv: 'Ed25519'; x: string; d?: string };

const verificationMethod = z.object({
  id: z.string(),
  type: z.literal('JsonWebKey'),
  controller: z.string(),
  publicKeyJwk: z.object({ kty: z.literal('OKP'), crv: z.literal('Ed25519'), x: z.string() }),
});
export const didDocumentSchema = z.object({
  '@context': z.array(z.string()),
  id: z.string(),
  verificationMethod: z.array(verificationMethod),
  assertionMethod: z.array(z.string()),
});
export type DidDocument = z.infer<typeof didDocumentSchema>;

/** "did:web:questline.example"; the colon before a port is encoded. */
export const didOf = (origin: string) => `did:web:${new URL(origin).host.replace(':', '%3A')}`;

export const keyUrl = (did: string, kid: string) => `${did}#${kid}`;

/** A new key, named by its thumbprint (RFC 7638), so that two keys never have the same name. */
export async function createIssuerKey(): Promise<IssuerKey> {
  const { privateKey } = await generateKeyPair('Ed25519', { extractable: true });
  const { x, d } = await exportJWK(privateKey);
  const key = { kty: 'OKP', crv: 'Ed25519', x: x! } as const;
  return { kid: await calculateJwkThumbprint(key), ...key, d: d! };
}

/** The content of /.well-known/did.json. Credentials verify as long as the key that signed them is listed here. */
export function didDocument(origin: string, keys: readonly IssuerKey[]): DidDocument {
  const did = didOf(origin);
  const ids = keys.map(({ kid }) => keyUrl(did, kid));
  if (new Set(ids).size < ids.length) throw new Error('Two issuer keys have the same kid.');
  return {
    '@context': ['https://www.w3.org/ns/did/v1', 'https://w3id.org/security/jwk/v1'],
    id: did,
    // Field by field, so that a private key can't be published.
    verificationMethod: keys.map(({ kid, kty, crv, x }) => ({
      id: keyUrl(did, kid),
      type: 'JsonWebKey',
      controller: did,
      publicKeyJwk: { kty, crv, x },
    })),
    assertionMethod: ids,
  };
}
