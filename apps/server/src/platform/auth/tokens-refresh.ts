// Refresh tokens: `id.generation.signature`, in a cookie that scripts cannot read. They are not stored: the session's
// row has the current generation, and the signature proves the token is genuine.
import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import type { TokenKey } from './tokens.ts';

export type Generation = { id: string; generation: number };
export type RefreshTokens = ReturnType<typeof createRefreshTokens>;

const form = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.([1-9]\d{0,8})\.([\w-]{43})$/;

export function createRefreshTokens(keys: readonly TokenKey[]) {
  const secrets = keys.map(({ secret }) => Buffer.from(hkdfSync('sha256', secret, '', 'refresh token', 32)));
  const sign = (secret: Buffer, signed: string) =>
    createHmac('sha256', secret).update(signed).digest('base64url');

  return {
    /** The same generation always gives the same token, so simultaneous renewals get one answer. */
    make({ id, generation }: Generation): string {
      const signed = `${id}.${generation}`;
      return `${signed}.${sign(secrets[0]!, signed)}`;
    },
    /** Undefined if the token was not created here. */
    read(token: string): Generation | undefined {
      const [, id, generation, signature] = form.exec(token) ?? [];
      if (!id || !generation || !signature) return undefined;
      const given = Buffer.from(signature);
      const wanted = secrets.map((secret) => Buffer.from(sign(secret, `${id}.${generation}`)));
      const isOurs = wanted.some((text) => timingSafeEqual(given, text));
      return isOurs ? { id, generation: Number(generation) } : undefined;
    },
  };
}
