import { createSecretKey, hkdfSync, randomUUID } from 'node:crypto';
import { limits } from '@questline/contract';
import { SignJWT, UnsecuredJWT } from 'jose';
import { describe, expect, test } from 'vitest';
import type { SignedIn } from '../actor.ts';
import { createRefreshTokens } from './tokens-refresh.ts';
import { createTokens } from './tokens.ts';

const oldKey = { id: 'old', secret: 'an old secret of at least thirty-two bytes' };
const newKey = { id: 'new', secret: 'a new secret of at least thirty-two bytes!' };
const studentId = randomUUID();
const account: SignedIn = { id: studentId, kind: 'student', personId: studentId };
const sessionId = randomUUID();
const lifetimeMs = limits.accessTokenMinutes * 60_000;

describe('access tokens', () => {
  test('name the account and the session', async () => {
    const tokens = createTokens([newKey]);
    const { token, expiresAt } = await tokens.sign(account, sessionId);
    expect(await tokens.verify(token)).toEqual({ ...account, sessionId });
    expect(Math.abs(expiresAt.getTime() - Date.now() - lifetimeMs)).toBeLessThan(2_000);
  });

  test('expire after 15 minutes, cached or not', async () => {
    let now = Date.parse('2027-03-01T12:00:00Z');
    const tokens = createTokens([newKey], { now: () => now });
    const { token } = await tokens.sign(account, sessionId);
    now += lifetimeMs - 1;
    expect(await tokens.verify(token)).toMatchObject(account);
    now += 1;
    await expect(tokens.verify(token)).rejects.toThrow('not_signed_in');
    await expect(createTokens([newKey], { now: () => now }).verify(token)).rejects.toThrow('not_signed_in');
  });

  test('signed with the previous key work until it is removed', async () => {
    const { token } = await createTokens([oldKey]).sign(account, sessionId);
    expect(await createTokens([newKey, oldKey]).verify(token)).toMatchObject(account);
    await expect(createTokens([newKey]).verify(token)).rejects.toThrow('not_signed_in');
    const fresh = await createTokens([newKey, oldKey]).sign(account, sessionId);
    expect(await createTokens([newKey]).verify(fresh.token)).toMatchObject(account);
  });

  test('are still verified after they drop out of the cache', async () => {
    const tokens = createTokens([newKey], { remembered: 2 });
    const made = await Promise.all(
      Array.from({ length: 5 }, () => tokens.sign({ ...account, personId: randomUUID() }, sessionId)),
    );
    for (const { token } of [...made, ...made]) expect(await tokens.verify(token)).toBeDefined();
  });

  const key = createSecretKey(Buffer.from(hkdfSync('sha256', newKey.secret, '', 'access token', 32)));
  const forge = (claims: object, header = { alg: 'HS256', kid: 'new' }) =>
    new SignJWT({ sub: account.id, kind: 'student', sid: sessionId, ...claims })
      .setProtectedHeader(header)
      .setExpirationTime('1h')
      .sign(key);
  const unsigned = async () =>
    new UnsecuredJWT({ sub: account.id, kind: 'student', sid: sessionId }).setExpirationTime('1h').encode();

  test.each<[string, () => Promise<string>]>([
    ['empty text', async () => ''],
    ['not a token', async () => 'abc'],
    ['one without a signature', unsigned],
    ['one with an unknown kind of account', () => forge({ kind: 'operator' })],
    ['one without a session', () => forge({ sid: undefined })],
    ['one without a subject', () => forge({ sub: undefined })],
    ['one with an unknown key', () => forge({}, { alg: 'HS256', kid: 'other' })],
    ['one with another algorithm', () => forge({}, { alg: 'HS512', kid: 'new' })],
  ])('refuse %s', async (_, token) => {
    await expect(createTokens([newKey]).verify(await token())).rejects.toThrow('not_signed_in');
  });

  test('accept the unmodified token behind these cases', async () => {
    expect(await createTokens([newKey]).verify(await forge({}))).toMatchObject(account);
  });
});

describe('refresh tokens', () => {
  const generation = { id: sessionId, generation: 7 };
  const refresh = createRefreshTokens([newKey]);
  const token = refresh.make(generation);

  test('name session and generation, and are deterministic', () => {
    expect(refresh.read(token)).toEqual(generation);
    expect(refresh.make(generation)).toBe(token);
  });

  test('with any single character changed are refused', () => {
    for (let at = 0; at < token.length; at++) {
      const changed = token.slice(0, at) + (token[at] === '1' ? '2' : '1') + token.slice(at + 1);
      expect(refresh.read(changed)).toBeUndefined();
    }
  });

  test.each([
    '',
    '.',
    '..',
    `${token}.`,
    ` ${token}`,
    token.toUpperCase(),
    `${sessionId}.0.${token.slice(-43)}`,
  ])('text that is not a refresh token is refused: %j', (text) => {
    expect(refresh.read(text)).toBeUndefined();
  });

  test('signed with the previous key work until it is removed', () => {
    const before = createRefreshTokens([oldKey]).make(generation);
    expect(createRefreshTokens([newKey, oldKey]).read(before)).toEqual(generation);
    expect(refresh.read(before)).toBeUndefined();
  });

  test('are not accepted as access tokens', async () => {
    await expect(createTokens([newKey]).verify(token)).rejects.toThrow('not_signed_in');
  });
});
