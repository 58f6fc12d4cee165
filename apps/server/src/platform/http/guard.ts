// Decides who makes a request, and refuses those who may not make it.
import type { Access } from '@questline/contract';
import type { FastifyRequest } from 'fastify';
import { anonymous, type Actor, type Operator, type SignedIn } from '../actor.ts';
import { Refusal } from '../refusal.ts';

type Request = Pick<FastifyRequest, 'headers'>;
export type Guard = (request: Request, access: Access) => Promise<Actor | Operator>;
/** The account of a bearer token; refuses with not_signed_in. */
export type Verify = (token: string) => SignedIn | Promise<SignedIn>;

/** For the app: students and companies send a bearer token. Nothing else signs them in. */
export const createAccountGuard =
  (verify: Verify): Guard =>
  async (request, access) => {
    const token = bearerOf(request);
    if (access === 'public')
      // An expired token must not block public endpoints, least of all signing in again.
      return token ? Promise.try(verify, token).catch(visitorIfRefused) : anonymous;
    if (!token) throw new Refusal('not_signed_in');
    const account = await verify(token);
    if (access !== 'signed-in' && access !== account.kind) throw new Refusal('forbidden');
    return account;
  };

export const bearerOf = ({ headers }: Request): string | undefined =>
  headers.authorization?.match(/^Bearer ([\w.~+/=-]+)$/i)?.[1];

export function visitorIfRefused(error: unknown): Actor {
  if (error instanceof Refusal && error.code === 'not_signed_in') return anonymous;
  throw error;
}
