// Thousands of accounts and conversations, created by SQL in seconds.
import type pg from 'pg';

/** Verified accounts with a session each. */
export async function insertAccounts(root: pg.Client, kind: 'student' | 'company', count: number) {
  const { rows } = await root.query<{ id: string; session: string }>(
    `with new_profiles as (
       insert into profiles (user_type, full_name) select $1, 'A ' || $1 from generate_series(1, $2) returning id
     ), new_users as (
       insert into users (id, email, password_hash, email_verified_at)
       select id, id || '@example.org', '-', now() from new_profiles
     ), new_details as (
       insert into ${kind}_profiles (id) select id from new_profiles
     )
     insert into sessions (user_id, expires_at) select id, now() + interval '1 day' from new_profiles
     returning user_id as id, id as session`,
    [kind, count],
  );
  return rows;
}

/** Messages with their events, as if sent by both sides in turn. Without triggers and foreign keys, which would take ten
 *  times as long and don't matter to the relay. */
export async function insertConversations(
  root: pg.Client,
  { conversations, messagesEach }: { conversations: number; messagesEach: number },
) {
  await root.query('begin');
  await root.query('set local session_replication_role = replica');
  await root.query(
    `with pairs as (
       select s.id as student_id, c.id as company_id, row_number() over () as n
       from student_profiles s cross join company_profiles c limit $1
     )
     insert into conversations (student_id, company_id) select student_id, company_id from pairs`,
    [conversations],
  );
  await root.query(
    `insert into inbox_messages (conversation_id, client_id, student_id, company_id, sender_id, content)
     select id, uuidv7(), student_id, company_id, case n % 2 when 0 then student_id else company_id end, 'Hello'
     from generate_series(1, $1) n cross join conversations`,
    [messagesEach],
  );
  await root.query('commit');
  await root.query('analyze');
}
