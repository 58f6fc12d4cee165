// Access tokens: short-lived, kept in a page's memory, sent as a bearer token. They are verified without the
// database, so an ended session's last token works until it expires, at most `limits.accessTokenMinutes`.
import { createSecretKey, hkdfSync } from 'node:crypto';
import { limits, userTypes } from '@questline/contract';
import { jwtVerify, SignJWT } from 'jose';
import type { SignedIn } from '../actor.ts';
import { createLruCache } from '../limits/lru-cache.ts';
import { Refusal } from '../refusal.ts';

/** Several at a time, for rotation: the first signs, all verify. */
export type TokenKey = { id: string; secret: string };

type Inspected = { account: SignedIn & { sessionId: string }; expiresAtMs: number };
export type Tokens = ReturnType<typeof createTokens>;

type Options = {
  now?: () => number;
  /** How many verified tokens are cached; verifying one again costs ten times as much. */
  remembered?: number;
};

export function createTokens(
  keys: readonly TokenKey[],
  { now = Date.now, remembered = 20_000 }: Options = {},
) {
  const signingId = keys[0]!.id;
  const secrets = new Map(keys.map(({ id, secret }) => [id, keyOf(secret)]));
  const known = createLruCache<Inspected>(remembered);

  async function check(token: string): Promise<Inspected> {
    const { payload } = await jwtVerify(token, ({ kid }) => secrets.get(kid ?? '') ?? unknownKey(), {
      algorithms: ['HS256'],
      requiredClaims: ['sub', 'exp'],
      currentDate: new Date(now()),
    });
    const { sub, kind, sid, exp, person = sub } = payload;
    const type = userTypes.find((type) => type === kind);
    if (!sub || !type || typeof sid !== 'string' || typeof person !== 'string')
      throw new Error('token without the required claims');
    return { account: { id: sub, kind: type, personId: person, sessionId: sid }, expiresAtMs: exp! * 1_000 };
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
    async sign(
      { id, kind, personId }: SignedIn,
      sessionId: string,
    ): Promise<{ token: string; expiresAt: Date }> {
      const issuedAt = Math.floor(now() / 1_000);
      const expiry = issuedAt + limits.accessTokenMinutes * 60;
      const token = await new SignJWT({ kind, sid: sessionId, ...(personId !== id && { person: personId }) })
        .setProtectedHeader({ alg: 'HS256', kid: signingId })
        .setSubject(id)
        .setIssuedAt(issuedAt)
        .setExpirationTime(expiry)
        .sign(secrets.get(signingId)!);
      return { token, expiresAt: new Date(expiry * 1_000) };
    },

    verify: async (token: string) => (await inspect(token)).account,
    /** The account, and how long the token is still valid. */
    inspect,
  };
}

const unknownKey = (): never => {
  throw new Error('unknown key');
};

/** Each purpose has its own key, so that one kind of token is never accepted as another. */
const keyOf = (secret: string) =>
  createSecretKey(Buffer.from(hkdfSync('sha256', secret, '', 'access token', 32)));
