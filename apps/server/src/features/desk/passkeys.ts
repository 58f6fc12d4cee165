// Passkeys: options for the browser, and what it returns for them. User verification (fingerprint, face or PIN) is always
// required. A challenge works once and for a few minutes.
import {
  limits,
  productName,
  type NewCredential,
  type PasskeyCreation,
  type PasskeyRequest,
  type UsedCredential,
} from '@questline/contract';
import { hashSecret, newSecret } from '../../platform/auth/secrets.ts';
import type { Db } from '../../platform/database/db.ts';
import { Refusal } from '../../platform/refusal.ts';
import {
  deleteExpiredChallenges,
  findPasskey,
  insertChallenge,
  listPasskeys,
  takeChallenge,
} from './desk.queries.ts';

/** Loaded with the first passkey: it takes 30 MB and 0.2 seconds (measured), and most nodes never need it. */
const webauthn = () => import('@simplewebauthn/server');

type Site = { origin: string };
/** ES256, EdDSA and RS256, by their numbers in the COSE registry: every authenticator has one of them. */
const algorithms = [-7, -8, -257];
const timeout = limits.operatorChallengeMinutes * 60_000;

const domainOf = ({ origin }: Site) => new URL(origin).hostname;
const siteOf = (site: Site) => ({
  expectedOrigin: site.origin,
  expectedRPID: domainOf(site),
  requireUserVerification: true,
});
const refuse = (cause?: unknown): never => {
  throw new Refusal('passkey_refused', { cause });
};
const asBrowsersSend = { type: 'public-key', clientExtensionResults: {} } as const;

/** Starts a ceremony: the challenge, and the passkeys that the operator has already. */
async function begin(db: Db, operatorId: string, purpose: 'sign-in' | 'add-passkey' | 'confirm') {
  // The browser's answer is checked with it, and shouldn't have to wait for it.
  await webauthn();
  const challenge = newSecret();
  const known = await db.tx(async (tx) => {
    await tx.run(deleteExpiredChallenges());
    await tx.run(insertChallenge(operatorId, purpose, hashSecret(challenge)));
    return tx.many(listPasskeys());
  });
  const passkeys = known.map(({ credential_id, transports }) => ({
    id: credential_id,
    type: 'public-key' as const,
    transports,
  }));
  return { challenge, passkeys };
}

/** What an operator uses a passkey for, besides adding one. */
type Use = 'sign-in' | 'confirm';

export async function requestPasskey(
  site: Site,
  db: Db,
  operatorId: string,
  use: Use,
): Promise<PasskeyRequest> {
  const { challenge, passkeys } = await begin(db, operatorId, use);
  return {
    challenge,
    rpId: domainOf(site),
    timeout,
    userVerification: 'required',
    allowCredentials: passkeys,
  };
}

type Person = { id: string; name: string; email: string };

export async function offerPasskey(site: Site, db: Db, person: Person): Promise<PasskeyCreation> {
  const { challenge, passkeys } = await begin(db, person.id, 'add-passkey');
  return {
    challenge,
    rp: { id: domainOf(site), name: `${productName} desk` },
    user: {
      id: Buffer.from(person.id).toString('base64url'),
      name: person.email,
      displayName: person.name,
    },
    pubKeyCredParams: algorithms.map((alg) => ({ type: 'public-key', alg })),
    timeout,
    attestation: 'none',
    authenticatorSelection: { userVerification: 'required' },
    excludeCredentials: passkeys,
  };
}

type Presented<Credential> = { challenge: string; credential: Credential };

/** The passkey that signed the challenge, with its new counter. Uses up the challenge, even if it refuses. */
export async function checkUsedPasskey(
  site: Site,
  db: Db,
  { challenge, credential: used }: Presented<UsedCredential>,
  use: Use,
): Promise<{ id: string; counter: number }> {
  if (!(await db.maybe(takeChallenge(hashSecret(challenge), use)))) throw new Refusal('session_ended');
  const known = (await db.maybe(findPasskey(used.id))) ?? refuse();
  const { verifyAuthenticationResponse } = await webauthn();
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    ...siteOf(site),
    response: { ...asBrowsersSend, ...used, rawId: used.id },
    expectedChallenge: challenge,
    credential: {
      id: known.credential_id,
      publicKey: Uint8Array.from(Buffer.from(known.public_key, 'base64url')),
      counter: Number(known.counter),
    },
  }).catch(refuse);
  return verified ? { id: known.id, counter: authenticationInfo.newCounter } : refuse();
}

/** A new passkey as a row. Uses up the challenge, even if it refuses. */
export async function checkNewPasskey(
  site: Site,
  db: Db,
  { challenge, credential: created }: Presented<NewCredential>,
) {
  const taken = await db.maybe(takeChallenge(hashSecret(challenge), 'add-passkey'));
  if (!taken) throw new Refusal('session_ended');
  const { verifyRegistrationResponse } = await webauthn();
  const { registrationInfo } = await verifyRegistrationResponse({
    ...siteOf(site),
    response: {
      ...asBrowsersSend,
      id: created.id,
      rawId: created.id,
      response: {
        clientDataJSON: created.response.clientDataJSON,
        attestationObject: created.response.attestationObject,
      },
    },
    expectedChallenge: challenge,
    supportedAlgorithmIDs: algorithms,
  }).catch(refuse);
  if (!registrationInfo) return refuse();
  const { id, publicKey, counter } = registrationInfo.credential;
  return {
    credential_id: id,
    public_key: Buffer.from(publicKey).toString('base64url'),
    counter: String(counter),
    transports: created.response.transports,
  };
}
