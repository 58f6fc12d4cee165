// All queries of this feature, for app_desk. Visitors can only look up an operator, a challenge or a session; everything
// else runs as the operator, whose own rows are the only ones that the policies show.
import { limits } from '@questline/contract';
import { sql, type RawBuilder } from 'kysely';
import { query, type Row } from '../../platform/database/db.ts';

const now = sql<string>`now()`;
const inMinutes = (minutes: number): RawBuilder<string> => sql`now() + make_interval(mins => ${minutes})`;

// operators -------------------------------------------------------------------------------------------------

export const findCredentials = (email: string) =>
  query
    .selectFrom('operators')
    .select(['id', 'email', 'password_hash'])
    .where('email', '=', email)
    .where('disabled_at', 'is', null);

/** Returns nothing when the link was used, replaced or has expired. */
export const findSetup = (setup_hash: string) =>
  query
    .selectFrom('operators')
    .select(['id', 'name', 'email'])
    .where('setup_hash', '=', setup_hash)
    .where('setup_expires_at', '>', now)
    .where('disabled_at', 'is', null);

/** Uses up the link; returns nothing when another request was faster. */
export const completeSetup = (setup_hash: string, password_hash: string) =>
  query
    .updateTable('operators')
    .set({ password_hash, setup_hash: null, setup_expires_at: null })
    .where('setup_hash', '=', setup_hash)
    .where('setup_expires_at', '>', now)
    .returning('id');

// challenges ------------------------------------------------------------------------------------------------

type Purpose = Row<'operator_challenges'>['purpose'];

export const insertChallenge = (operator_id: string, purpose: Purpose, challenge_hash: string) =>
  query.insertInto('operator_challenges').values({
    operator_id,
    purpose,
    challenge_hash,
    expires_at: inMinutes(limits.operatorChallengeMinutes),
  });

export const findSignIn = (challenge_hash: string) =>
  query
    .selectFrom('operator_challenges as c')
    .innerJoin('operators as o', 'o.id', 'c.operator_id')
    .select(['o.id', 'o.email'])
    .where('c.challenge_hash', '=', challenge_hash)
    .where('c.purpose', '=', 'sign-in')
    .where('c.expires_at', '>', now)
    .where('o.disabled_at', 'is', null);

/** A challenge works once: returns nothing when it was used or has expired. */
export const takeChallenge = (challenge_hash: string, purpose: Purpose) =>
  query
    .deleteFrom('operator_challenges')
    .where('challenge_hash', '=', challenge_hash)
    .where('purpose', '=', purpose)
    .where('expires_at', '>', now)
    .returning('id');

export const deleteExpiredChallenges = () =>
  query.deleteFrom('operator_challenges').where('expires_at', '<=', now);

// sessions --------------------------------------------------------------------------------------------------

export const findSession = (token_hash: string) =>
  query
    .selectFrom('operator_sessions as s')
    .innerJoin('operators as o', 'o.id', 's.operator_id')
    .select(['o.id', 'o.role', 'o.name', 'o.email', 's.id as session_id', 's.expires_at'])
    .select((row) =>
      row('s.last_seen_at', '<', inMinutes(-limits.operatorSeenMinutes))
        .$castTo<boolean>()
        .as('is_seen_late'),
    )
    .where('s.token_hash', '=', token_hash)
    .where('s.expires_at', '>', now)
    .where('o.disabled_at', 'is', null);

export const insertSession = (operator_id: string, token_hash: string, device: string) =>
  query
    .insertInto('operator_sessions')
    .values({ operator_id, token_hash, device, expires_at: inMinutes(limits.operatorSessionHours * 60) });

/** Sessions are deleted when they end, so the operator keeps the time, too. */
export const recordSeen = (id: string) =>
  query.updateTable('operators').set({ last_seen_at: now }).where('id', '=', id);
export const recordSessionSeen = (id: string) =>
  query.updateTable('operator_sessions').set({ last_seen_at: now }).where('id', '=', id);

/** Operators have a handful. */
const sessionsMax = 100;

export const listSessions = () =>
  query
    .selectFrom('operator_sessions')
    .select(['id', 'device', 'created_at', 'last_seen_at'])
    .where('expires_at', '>', now)
    .orderBy('id', 'desc')
    .limit(sessionsMax);

export const confirmSession = (id: string) =>
  query.updateTable('operator_sessions').set({ confirmed_at: now }).where('id', '=', id);

export const deleteSession = (id: string) =>
  query.deleteFrom('operator_sessions').where('id', '=', id).returning('id');

export const deleteExpiredSessions = () =>
  query.deleteFrom('operator_sessions').where('expires_at', '<=', now);

// passkeys --------------------------------------------------------------------------------------------------

const shown = ['id', 'name', 'created_at', 'last_used_at'] as const;

/** Operators have a handful. */
const passkeysMax = 100;

export const listPasskeys = () =>
  query
    .selectFrom('operator_passkeys')
    .select([...shown, 'credential_id', 'transports'])
    .orderBy('id')
    .limit(passkeysMax);

export const findPasskey = (credential_id: string) =>
  query
    .selectFrom('operator_passkeys')
    .select(['id', 'credential_id', 'public_key', 'counter'])
    .where('credential_id', '=', credential_id);

type NewPasskey = Pick<
  Row<'operator_passkeys'>,
  'operator_id' | 'name' | 'credential_id' | 'public_key' | 'counter' | 'transports'
>;
/** Returns nothing when the passkey is already registered. */
export const insertPasskey = (passkey: NewPasskey) =>
  query
    .insertInto('operator_passkeys')
    .values(passkey)
    .onConflict((known) => known.column('credential_id').doNothing())
    .returning(shown);

export const recordUse = (id: string, counter: number) =>
  query.updateTable('operator_passkeys').set({ counter, last_used_at: now }).where('id', '=', id);

export const renamePasskey = (id: string, name: string) =>
  query.updateTable('operator_passkeys').set({ name }).where('id', '=', id).returning(shown);

/** Refuses with last_passkey. */
export const deletePasskey = (id: string) =>
  query.deleteFrom('operator_passkeys').where('id', '=', id).returning('id');

// recovery codes --------------------------------------------------------------------------------------------

export const countRecoveryCodes = () =>
  query.selectFrom('operator_recovery_codes').select(sql<number>`count(*)::int`.as('left'));

export const deleteRecoveryCodes = () => query.deleteFrom('operator_recovery_codes');

export const insertRecoveryCodes = (operator_id: string, hashes: readonly string[]) =>
  query.insertInto('operator_recovery_codes').values(hashes.map((code_hash) => ({ operator_id, code_hash })));

/** A code works once: returns nothing when it is wrong or was used. */
export const takeRecoveryCode = (code_hash: string) =>
  query.deleteFrom('operator_recovery_codes').where('code_hash', '=', code_hash).returning('operator_id');
