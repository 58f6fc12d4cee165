// Worker queries for emails about applications, submissions and messages. Rows are read by id when the email is sent.
import { limits } from '@questline/contract';
import { sql } from 'kysely';
import { query, statement } from '../../platform/database/db.ts';
import { initiativeNameForApplication } from '../../platform/database/kept-names.ts';

/** The person, if they act for the account that the email is about: someone who has left a company gets no more emails
 *  about it, and a student none about a company they blocked. */
export const findRecipient = (userId: string, accountId: string, companyId?: string) =>
  query
    .selectFrom('users as u')
    .innerJoin('profiles as p', 'p.id', 'u.id')
    .leftJoin('notification_preferences as w', 'w.user_id', 'u.id')
    .select(['u.id', 'u.email', 'u.email_verified_at', 'p.full_name', 'p.user_type'])
    .select([
      sql<boolean>`coalesce(w.mail, true)`.as('mail'),
      sql<string[]>`coalesce(w.mail_off, '{}')`.as('mail_off'),
    ])
    .where('u.id', '=', userId)
    .where('p.deleted_at', 'is', null)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('blocks as b')
            .whereRef('b.student_id', '=', 'u.id')
            .where('b.company_id', '=', companyId ?? null),
        ),
      ),
    )
    .where(({ or, and, eb, exists, selectFrom }) =>
      or([
        and([eb('p.user_type', '=', 'student'), eb('u.id', '=', accountId)]),
        exists(
          selectFrom('members as m')
            .whereRef('m.person_id', '=', 'u.id')
            .where('m.company_id', '=', accountId)
            .where('m.left_at', 'is', null),
        ),
      ]),
    );

/** The student with this email address. */
export const findStudentByEmail = (email: string) =>
  query
    .selectFrom('users as u')
    .innerJoin('student_profiles as s', 's.id', 'u.id')
    .innerJoin('profiles as p', 'p.id', 'u.id')
    .select(['u.id', 's.time_zone', 'p.full_name'])
    .where('u.email', '=', email);

const applications = () =>
  query
    .selectFrom('initiative_applications as a')
    .innerJoin('initiatives as i', 'i.id', 'a.initiative_id')
    .leftJoin('company_profiles as c', 'c.id', 'a.company_id')
    .leftJoin('student_cards as p', (card) =>
      card.onRef('p.company_id', '=', 'a.company_id').onRef('p.student_id', '=', 'a.student_id'),
    )
    .select(['a.id', 'a.student_id', 'a.company_id', 'a.initiative_id', 'a.status'])
    .select(sql<boolean>`c.suspended_at is not null`.as('company_suspended'))
    .select([
      'a.accepted_at',
      'a.unanswered_at',
      'i.deleted_at',
      initiativeNameForApplication.as('initiative_name'),
      'p.full_name as student_name',
    ])
    // The company name is gone if the account was deleted.
    .select(sql<string | null>`coalesce(c.company_name, i.company_was)`.as('company_name'));

export const findApplication = (id: string) => applications().where('a.id', '=', id);
/** Those of the given applications that still need a decision. */
export const applicationsWaiting = (ids: string[]) =>
  applications()
    .where('a.id', '=', sql<string>`any (${ids}::uuid[])`)
    .where('a.status', '=', 'pending')
    .orderBy('a.id');

export const findClosedReport = (id: string) =>
  query
    .selectFrom('reports')
    .select(['number', 'person_id', 'reporter_id', 'outcome'])
    .where('id', '=', id)
    .where('outcome', 'is not', null);

/** For a student for whom the initiative is over, the name it had then. */
const nameIn = (about: 's' | 'v') =>
  sql<string>`coalesce((select a.initiative_was from initiative_applications a
    where a.student_id = ${sql.ref(`${about}.student_id`)} and a.initiative_id = i.id), i.name)`.as(
    'initiative_name',
  );

const submissions = () =>
  query
    .selectFrom('task_submissions as s')
    .innerJoin('tasks as t', 't.id', 's.task_id')
    .innerJoin('initiatives as i', 'i.id', 's.initiative_id')
    .leftJoin('company_profiles as c', 'c.id', 's.company_id')
    .leftJoin('student_cards as p', (card) =>
      card.onRef('p.company_id', '=', 's.company_id').onRef('p.student_id', '=', 's.student_id'),
    )
    .leftJoin('profiles as r', 'r.id', 's.reviewed_by')
    .select(['s.id', 's.student_id', 's.company_id', 's.initiative_id', 's.task_id', 's.status'])
    .select('r.full_name as reviewer_name')
    .select(['t.title as task_title', nameIn('s'), 'c.company_name', 'p.full_name as student_name']);

export const findSubmission = (id: string) => submissions().where('s.id', '=', id);
export const submissionsWaiting = (ids: string[]) =>
  submissions()
    .where('s.id', '=', sql<string>`any (${ids}::uuid[])`)
    .where('s.status', '=', 'pending')
    .where('s.superseded_at', 'is', null)
    .orderBy('s.id');

const lateOnes = (table: 'initiative_applications' | 'task_submissions') =>
  sql`from ${sql.table(table)} w where status = 'pending' and answer_by <= now()
    and not exists (select from held_decisions h where h.subject_id = w.id)`;
const countLate = (table: Parameters<typeof lateOnes>[0], companyId: string) =>
  sql`(select count(*)::int from (select ${lateOnes(table)} and company_id = ${companyId} limit ${limits.badgeMax}) as late)`;

/** How many answers of a company are late, if one of the given ones still is. */
export const findLate = (companyId: string, subjects: string[]) =>
  statement(sql<{ applications: number; submissions: number }>`
    select ${countLate('initiative_applications', companyId)} as applications,
      ${countLate('task_submissions', companyId)} as submissions
    where exists (select ${lateOnes('initiative_applications')} and id = any (${subjects}::uuid[]))
      or exists (select ${lateOnes('task_submissions')} and id = any (${subjects}::uuid[]))`);

export const findReward = (id: string) =>
  query
    .selectFrom('rewards as r')
    .innerJoin('initiatives as i', 'i.id', 'r.initiative_id')
    .innerJoin('initiative_applications as a', (own) =>
      own.onRef('a.student_id', '=', 'r.student_id').onRef('a.initiative_id', '=', 'r.initiative_id'),
    )
    .leftJoin('tasks as t', 't.id', 'r.task_id')
    .leftJoin('company_profiles as c', 'c.id', 'r.company_id')
    .leftJoin('student_cards as p', (card) =>
      card.onRef('p.company_id', '=', 'r.company_id').onRef('p.student_id', '=', 'r.student_id'),
    )
    .select(['r.student_id', 'r.company_id', 'r.initiative_id', 'r.amount', 'r.currency', 'r.state'])
    .select([
      'p.full_name as student_name',
      'a.left_at',
      sql<string>`coalesce(t.title, ${initiativeNameForApplication})`.as('what'),
    ])
    // The company name is gone if the account was deleted.
    .select(sql<string | null>`coalesce(c.company_name, i.company_was)`.as('company_name'))
    .where('r.id', '=', id);

/** The newest message a reader has not read in a conversation, and the number of unread ones, up to a hundred. */
export const findUnread = (conversationId: string, readerId: string) =>
  query
    .selectFrom('conversations as v')
    .leftJoin('unread_conversations as u', (own) =>
      own.onRef('u.conversation_id', '=', 'v.id').on('u.person_id', '=', readerId),
    )
    .innerJoinLateral(
      (unread) =>
        unread
          .selectFrom('inbox_messages as m')
          .select(['m.id', 'm.content', 'm.sender_id', 'm.person_id'])
          .whereRef('m.conversation_id', '=', 'v.id')
          // The other side's: everybody else in the conversation is on the reader's team.
          .where(
            'm.sender_id',
            '=',
            sql<string>`case when v.student_id = ${readerId} then v.company_id else v.student_id end`,
          )
          // A person of a company without a row has read everything.
          .where(
            sql<boolean>`m.id > case when v.student_id = ${readerId}
              then coalesce(v.student_read_to, '00000000-0000-0000-0000-000000000000') else u.read_to end`,
          )
          .orderBy('m.id', 'desc')
          .limit(100)
          .as('m'),
      (join) => join.onTrue(),
    )
    .leftJoin('initiatives as i', 'i.id', 'v.initiative_id')
    .leftJoin('company_profiles as c', 'c.id', 'm.sender_id')
    .innerJoin('profiles as p', 'p.id', 'm.sender_id')
    // The person who wrote it; in older messages the founder.
    .leftJoin('profiles as w', (author) =>
      author.on('w.id', '=', sql<string>`coalesce(m.person_id, m.sender_id)`),
    )
    // The student's name as the company sees it.
    .leftJoin('student_cards as s', (card) =>
      card.onRef('s.company_id', '=', 'v.company_id').onRef('s.student_id', '=', 'm.sender_id'),
    )
    .select([
      'm.id',
      'm.content',
      'v.student_id',
      'v.company_id',
      'v.initiative_id',
      nameIn('v'),
      'p.user_type as sender_type',
    ])
    .select([
      'c.company_name',
      'w.full_name as author_name',
      's.full_name',
      sql<number>`(count(*) over ())::int`.as('count'),
    ])
    .where('v.id', '=', conversationId)
    .where('v.closed_at', 'is', null)
    .orderBy('m.id', 'desc')
    .limit(1);
