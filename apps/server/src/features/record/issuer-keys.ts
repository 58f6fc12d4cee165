// The keys that sign credentials, derived from a setting: operators keep one line of text instead of key files.
import { createPrivateKey, hkdfSync } from 'node:crypto';
import type { IssuerKey } from '@questline/credentials';

/** The beginning of every Ed25519 private key in PKCS #8; 32 random bytes follow. */
const pkcs8 = Buffer.from('302e020100300506032b657004220420', 'hex');

export const issuerKeyOf = ({ id, secret }: { id: string; secret: string }): IssuerKey => {
  const seed = Buffer.from(hkdfSync('sha256', secret, '', 'credentials', 32));
  const key = createPrivateKey({ key: Buffer.concat([pkcs8, seed]), format: 'der', type: 'pkcs8' });
  const { x, d } = key.export({ format: 'jwk' });
  return { kid: id, kty: 'OKP', crv: 'Ed25519', x: x!, d: d! };
};
