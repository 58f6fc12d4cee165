// Sessions of operators: a random token in a cookie, stored as its hash and checked at every request. The guard is the
// only way to the desk's endpoints.
import { limits } from '@questline/contract';
import { anonymous, type Operator } from '../../platform/actor.ts';
import { hashSecret, newSecret } from '../../platform/auth/secrets.ts';
import type { Database, Statements } from '../../platform/database/db.ts';
import { deskCookie, readCookie } from '../../platform/http/cookies.ts';
import type { Guard } from '../../platform/http/guard.ts';
import type { HttpCall } from '../../platform/http/http-call.ts';
import { Refusal } from '../../platform/refusal.ts';
import {
  deleteExpiredSessions,
  findSession,
  insertSession,
  recordSeen,
  recordSessionSeen,
} from './desk.queries.ts';

/** Starts a session and returns its token. */
export async function startSession(tx: Statements, operatorId: string, device: string): Promise<string> {
  const token = newSecret();
  await tx.run(deleteExpiredSessions());
  await tx.run(insertSession(operatorId, hashSecret(token), device));
  await tx.run(recordSeen(operatorId));
  return token;
}

export const rememberSession = (http: HttpCall, token: string) =>
  http.setCookie(deskCookie, token, { maxAgeSeconds: limits.operatorSessionHours * 60 * 60 });

export async function findOperator(
  deskDatabase: Database,
  token: string | undefined,
): Promise<Operator | undefined> {
  if (!token) return undefined;
  const row = await deskDatabase.as(anonymous).maybe(findSession(hashSecret(token)));
  if (!row) return undefined;
  const { session_id, expires_at, is_seen_late, ...operator } = row;
  const found: Operator = {
    kind: 'operator',
    ...operator,
    session: { id: session_id, expiresAt: expires_at },
  };
  if (is_seen_late) await markSeen(deskDatabase, found);
  return found;
}

const markSeen = (deskDatabase: Database, operator: Operator) =>
  deskDatabase.as(operator).tx(async (tx) => {
    await tx.run(recordSessionSeen(operator.session.id));
    await tx.run(recordSeen(operator.id));
  });

/** Without a desk cookie, or with an account's token, nothing of the desk exists. */
export const createOperatorGuard =
  (deskDatabase: Database, isSecure: boolean): Guard =>
  async ({ headers }, access) => {
    if (headers.authorization !== undefined) throw new Refusal('not_found');
    if (access === 'desk') return anonymous;
    const token = readCookie(headers.cookie, deskCookie, isSecure);
    if (!token) throw new Refusal('not_found');
    const operator = await findOperator(deskDatabase, token);
    if (!operator) throw new Refusal('not_signed_in');
    if (access === 'lead' && operator.role !== 'lead') throw new Refusal('forbidden');
    return operator;
  };
