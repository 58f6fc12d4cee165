// Signs a credential or a status list as a JWT (Open Badges 3.0, "JSON Web Token Proof Format").
import { SignJWT } from 'jose';
import type { OpenBadgeCredential } from './credential.ts';
import { keyUrl, type IssuerKey } from './issuer.ts';
import type { StatusListCredential } from './status-list.ts';

export const algorithm = 'EdDSA';
type Signable = OpenBadgeCredential | StatusListCredential;

const secondsOf = (time: string) => Date.parse(time) / 1_000;
const issuerOf = ({ issuer }: Signable) => (typeof issuer === 'string' ? issuer : issuer.id);

/** The claims that repeat parts of the credential. */
export const claimsOf = (credential: Signable) => ({
  iss: issuerOf(credential),
  jti: credential.id,
  sub: credential.credentialSubject.id,
  nbf: secondsOf(credential.validFrom),
  ...('validUntil' in credential && { exp: secondsOf(credential.validUntil) }),
});

export async function signCredential(credential: Signable, { kid, ...key }: IssuerKey): Promise<string> {
  if (!key.d) throw new Error(`The issuer key ${kid} is retired: it has no private part.`);
  return new SignJWT({ ...credential, ...claimsOf(credential) })
    .setProtectedHeader({ alg: algorithm, typ: 'JWT', kid: keyUrl(issuerOf(credential), kid) })
    .sign(key);
}
