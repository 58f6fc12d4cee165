// All queries of this feature, for app_auth. Times are PostgreSQL's, so that all nodes agree.
import { limits } from '@questline/contract';
import { sql, type RawBuilder } from 'kysely';
import { query, type Row } from '../../platform/database/db.ts';
import { daysAgo, sweepBatch } from '../../platform/jobs/retention.ts';

const now = sql<string>`now()`;
const ago = (seconds: number): RawBuilder<string> => sql`now() - make_interval(secs => ${seconds})`;
const daySeconds = 24 * 60 * 60;

// users -----------------------------------------------------------------------------------------------------

const userColumns = [
  'u.id',
  'u.email',
  'u.email_verified_at',
  'u.company_name',
  'u.is_new_signup',
  'u.created_at',
  'p.user_type',
  'p.full_name',
  'p.username',
  'p.photo_url',
  'm.company_id',
  'm.role',
] as const;

/** The company that a person belongs to. */
const membership = query
  .selectFrom('members as o')
  .innerJoin('company_profiles as c', 'c.id', 'o.company_id')
  .select(['o.company_id', 'o.person_id', 'o.role', 'c.suspended_at as company_suspended_at'])
  .where('o.left_at', 'is', null)
  .as('m');
const users = query
  .selectFrom('users as u')
  .innerJoin('profiles as p', 'p.id', 'u.id')
  .leftJoin(membership, 'm.person_id', 'u.id');

export const findUser = (id: string) => users.select(userColumns).where('u.id', '=', id);

/** Whether the person, or the company, is suspended. */
const suspended = sql<boolean>`coalesce(p.suspended_at, m.company_suspended_at) is not null`.as('suspended');

export const findCredentials = (email: string) =>
  users
    .select([...userColumns, 'u.password_hash', 'u.password_version', suspended])
    .where('u.email', '=', email);

/** Returns nothing when the password has changed since; otherwise locks it until the transaction ends. */
export const lockPassword = (id: string, version: number) =>
  query
    .selectFrom('users')
    .select('id')
    .where('id', '=', id)
    .where('password_version', '=', version)
    .forShare();

export const findUserId = (email: string) =>
  query.selectFrom('users').select('id').where('email', '=', email);

export const findPasswordVersion = (id: string) =>
  users.select([...userColumns, 'u.password_version']).where('u.id', '=', id);

/** For an account that is already signed in. */
export const findPassword = (id: string) =>
  users.select([...userColumns, 'u.password_hash', 'u.password_version']).where('u.id', '=', id);

/** For app_api: accounts can change only their own name. Omitted fields stay unchanged. */
export const changeProfile = (id: string, changes: ProfileChanges) =>
  query
    .updateTable('profiles')
    .set({ ...changes, updated_at: now })
    .where('id', '=', id)
    .returning('id');
type ProfileChanges = { [Field in 'full_name' | 'username' | 'photo_url']?: string | null | undefined };

/** Deletes the person's own account; returns no row when there is none. */
export const deleteOwnAccount = () =>
  query
    .selectFrom(sql<{ deleted: boolean }>`keeper.delete_account()`.as<'gone'>(sql`gone(deleted)`))
    .select('gone.deleted')
    .where('gone.deleted', '=', true);

/** Deletes the actor's company and the person's own account. */
export const deleteOwnCompany = () => query.selectNoFrom(sql`keeper.delete_own_company()`.as('done'));

export const insertProfile = (profile: Pick<Row<'profiles'>, 'user_type' | 'full_name'>) =>
  query.insertInto('profiles').values(profile).returning('id');

type NewUser = Pick<Row<'users'>, 'id' | 'email' | 'password_hash' | 'company_name'>;

/** Returns nothing when the email already has an account. */
export const insertUser = (user: NewUser) =>
  query
    .insertInto('users')
    .values(user)
    .onConflict((known) => known.column('email').doNothing())
    .returning('id');

export const insertStudent = (id: string, birth_month: string) =>
  query.insertInto('student_profiles').values({ id, birth_month });
export const insertCompany = (id: string, verification: 'not_submitted' | 'verified') =>
  query.insertInto('company_profiles').values({ id, verification });

export const setNewSignup = (id: string, is_new_signup: 'true' | 'false') =>
  query
    .updateTable('users as u')
    .from('profiles as p')
    .leftJoin(membership, 'm.person_id', 'p.id')
    .set({ is_new_signup })
    .whereRef('p.id', '=', 'u.id')
    .where('u.id', '=', id)
    .returning(userColumns);

export const setVerified = (id: string) =>
  query
    .updateTable('users')
    .set({ email_verified_at: now })
    .where('id', '=', id)
    .where('email_verified_at', 'is', null);

/** Returns nothing when the password has changed since that version. */
export const setPassword = (id: string, version: number, password_hash: string) =>
  query
    .updateTable('users')
    .set({ password_hash, password_version: version + 1 })
    .where('id', '=', id)
    .where('password_version', '=', version)
    .returning('id');

// sessions --------------------------------------------------------------------------------------------------

export const insertSession = (user_id: string, device: string) =>
  query
    .insertInto('sessions')
    .values({ user_id, device, expires_at: ago(-limits.sessionMaxDays * daySeconds) })
    .returning(['id', 'generation']);

const idle = () => ago(limits.sessionIdleDays * daySeconds);
const ofUser = (userId: string) =>
  query
    .updateTable('sessions')
    .set({ ended_at: now })
    .where('user_id', '=', userId)
    .where('ended_at', 'is', null);

const sessionColumns = [...userColumns, 's.id as session_id', 's.generation'] as const;

/** Advances a live session. Only one of several simultaneous requests with the same generation succeeds; the rest get
 *  nothing. */
export const rotateSession = (id: string, generation: number) =>
  query
    .updateTable('sessions as s')
    .from('users as u')
    .innerJoin('profiles as p', 'p.id', 'u.id')
    .leftJoin(membership, 'm.person_id', 'u.id')
    .set({ generation: generation + 1, rotated_at: now })
    .whereRef('u.id', '=', 's.user_id')
    .where('s.id', '=', id)
    .where('s.generation', '=', generation)
    .where('s.ended_at', 'is', null)
    .where('s.expires_at', '>', now)
    .where('s.rotated_at', '>', idle())
    .returning(sessionColumns);

export const findActiveSession = (id: string) =>
  users
    .innerJoin('sessions as s', 's.user_id', 'u.id')
    .select(sessionColumns)
    .select((row) =>
      row('s.rotated_at', '>', ago(limits.refreshGraceSeconds)).$castTo<boolean>().as('rotated_recently'),
    )
    .where('s.id', '=', id)
    .where('s.ended_at', 'is', null)
    .where('s.expires_at', '>', now)
    .where('s.rotated_at', '>', idle());

/** The person whose session this is or was. */
export const findUserOfSession = (id: string) =>
  users.innerJoin('sessions as s', 's.user_id', 'u.id').select(userColumns).where('s.id', '=', id);

export const listDevices = (userId: string) =>
  query
    .selectFrom('sessions')
    .select(['id', 'device', 'created_at', 'rotated_at'])
    .where('user_id', '=', userId)
    .where('ended_at', 'is', null)
    .where('expires_at', '>', now)
    .where('rotated_at', '>', idle())
    .orderBy('id', 'desc')
    .limit(limits.pageMaxSize);

export const endSession = (id: string) =>
  query.updateTable('sessions').set({ ended_at: now }).where('id', '=', id).where('ended_at', 'is', null);

export const endDevice = (userId: string, id: string) => ofUser(userId).where('id', '=', id).returning('id');
export const endOtherSessions = (userId: string, id: string) => ofUser(userId).where('id', '<>', id);
export const endSessionsOf = (userId: string) => ofUser(userId);

/** A session that has ended cannot end others: an old cookie must not be able to sign people out forever. */
export const endSessionsOfOwner = (id: string) =>
  query
    .updateTable('sessions')
    .set({ ended_at: now })
    .where('ended_at', 'is', null)
    .where('user_id', '=', (outer) =>
      outer.selectFrom('sessions').select('user_id').where('id', '=', id).where('ended_at', 'is', null),
    );

/** For the worker: deletes up to `sweepBatch` accounts of people without a company. */
export const deletePeopleWithoutCompany = (days: number) =>
  query.selectNoFrom(sql<number>`keeper.delete_people_without_company(${days}, ${sweepBatch})`.as('deleted'));

/** For the worker. */
export function deleteOldSessions(days: number) {
  const old = query
    .selectFrom('sessions')
    .select('id')
    .where(sql<string>`coalesce(ended_at, expires_at)`, '<', daysAgo(days))
    .limit(sweepBatch);
  return query.deleteFrom('sessions').where('id', 'in', old).returning('id');
}
