// Access tokens: short-lived, held in a page's memory, sent as bearer. They say who asks and are asked of nobody
// else: a session that ended keeps its last token until that expires, `limits.accessTokenMinutes` at most.
import { createSecretKey, hkdfSync } from 'node:crypto';
import { limits, userTypes } from '@questline/contract';
import { jwtVerify, SignJWT } from 'jose';
import type { Account } from '../actor.ts';
import { createRecent } from '../limits/lru-cache.ts';
import { Refusal } from '../refusal.ts';

/** Several at a time, so that they can be exchanged: the first signs, all verify. */
export type TokenKey = { id: string; secret: string };

export type SignedIn = Account & { sessionId: string };
type Inspected = { account: SignedIn; expiresAtMs: number };
export type Tokens = ReturnType<typeof createTokens>;

type Options = {
  now?: () => number;
  /** How many verified tokens are remembered; checking one anew costs ten times as much. */
  remembered?: number;
};

export function createTokens(
  keys: readonly TokenKey[],
  { now = Date.now, remembered = 20_000 }: Options = {},
) {
  const signingId = keys[0]!.id;
  const secrets = new Map(keys.map(({ id, secret }) => [id, keyOf(secret)]));
  const known = createRecent<Inspected>(remembered);

  async function check(token: string): Promise<Inspected> {
    const { payload } = await jwtVerify(token, ({ kid }) => secrets.get(kid ?? '') ?? unknownKey(), {
      algorithms: ['HS256'],
      requiredClaims: ['sub', 'exp'],
      currentDate: new Date(now()),
    });
    const { sub, kind, sid, exp } = payload;
    const type = userTypes.find((type) => type === kind);
    if (!sub || !type || typeof sid !== 'string') throw new Error('a token without its claims');
    return { account: { id: sub, kind: type, sessionId: sid }, expiresAtMs: exp! * 1_000 };
  }

  async function inspect(token: string): Promise<Inspected> {
    const seen = known.get(token);
    if (seen && now() < seen.expiresAtMs) return seen;
    const checked = await check(token).catch((cause: unknown) => {
      throw new Refusal('not_signed_in', { cause });
    });
    known.set(token, checked);
    return checked;
  }

  return {
    async sign({ id, kind }: Account, sessionId: string): Promise<{ token: string; expiresAt: Date }> {
      const issuedAt = Math.floor(now() / 1_000);
      const expiry = issuedAt + limits.accessTokenMinutes * 60;
      const token = await new SignJWT({ kind, sid: sessionId })
        .setProtectedHeader({ alg: 'HS256', kid: signingId })
        .setSubject(id)
        .setIssuedAt(issuedAt)
        .setExpirationTime(expiry)
        .sign(secrets.get(signingId)!);
      return { token, expiresAt: new Date(expiry * 1_000) };
    },

    verify: async (token: string): Promise<SignedIn> => (await inspect(token)).account,
    /** The account, and how long the token will vouch for it. */
    inspect,
  };
}

const unknownKey = (): never => {
  throw new Error('no such key');
};

/** Each purpose has a key of its own, so that no token passes for another kind of token. */
const keyOf = (secret: string) =>
  createSecretKey(Buffer.from(hkdfSync('sha256', secret, '', 'access token', 32)));
