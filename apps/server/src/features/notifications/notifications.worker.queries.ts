// Worker queries that find the accounts an event concerns.
import { sql, type RawBuilder } from 'kysely';
import { query, statement, type Row, type Statements } from '../../platform/database/db.ts';

const among = (ids: string[]) => sql<string>`any (${ids}::uuid[])`;

export const partiesOfApplications = (ids: string[]) =>
  query
    .selectFrom('initiative_applications')
    .select(['id', 'student_id', 'company_id', 'status', 'waiting_for_guardian'])
    .where('id', '=', among(ids));

/** Everyone the students work for now. */
export const partiesOfStudents = (ids: string[]) =>
  query
    .selectFrom('initiative_applications')
    .select(['id', 'student_id', 'company_id'])
    .where('student_id', '=', among(ids))
    .where('status', '=', 'accepted');

export const partiesOfSubmissions = (ids: string[]) =>
  query
    .selectFrom('task_submissions')
    .select(['id', 'student_id', 'company_id', 'status', 'superseded_at'])
    .where('id', '=', among(ids));

/** Of applications and submissions together. */
export const partiesOfAnswers = async (tx: Statements, ids: string[]) => [
  ...(await tx.many(partiesOfApplications(ids))),
  ...(await tx.many(partiesOfSubmissions(ids))),
];

export const partiesOfRewards = (ids: string[]) =>
  query
    .selectFrom('rewards')
    .select(['id', 'student_id', 'company_id', 'state'])
    .where('id', '=', among(ids));

/** Marks a person's notifications about rewards as read once there's nothing left to do about them. */
export const markSettledRead = (rewardIds: string[]) =>
  statement(sql<{ user_id: string }>`
    update notifications n set read_at = now()
    from rewards r left join members m on m.company_id = r.company_id
    where r.id = any (${rewardIds}::uuid[]) and n.subject_id = r.id and n.user_id in (r.student_id, m.person_id)
      and (n.kind, r.state) not in (('reward_paid', 'paid'), ('reward_missing', 'missing'))
      and n.superseded_at is null and n.read_at is null
    returning n.user_id`);

export const partiesOfMessages = (ids: string[]) =>
  query
    .selectFrom('inbox_messages as m')
    .innerJoin('conversations as v', 'v.id', 'm.conversation_id')
    .select(['m.id', 'm.conversation_id', 'm.sender_id', 'm.student_id', 'm.company_id'])
    .select('v.student_read_to')
    .where('m.id', '=', among(ids));

export const findReporters = (ids: string[]) =>
  query.selectFrom('reports').select(['id', 'person_id']).where('id', '=', among(ids));

export const partiesOfConversations = (ids: string[]) =>
  query
    .selectFrom('conversations')
    .select(['id', 'student_id', 'company_id', 'student_unread'])
    .where('id', '=', among(ids));

/** The people who act for these accounts: a student, or everyone on a company's team. */
export const listPeopleOf = (accountIds: string[]) =>
  statement(sql<{ account_id: string; person_id: string }>`
    select a.id as account_id, coalesce(m.person_id, a.id) as person_id from unnest(${accountIds}::uuid[]) as a (id)
    left join members m on m.company_id = a.id and m.left_at is null
    where m.person_id is not null or not exists (select from company_profiles c where c.id = a.id)`);

/** Marks each person's notification about a conversation as read, if they have read all of it. */
export const markAboutRead = (read: { user_id: string; subject_id: string }[]) =>
  statement(sql`
    update notifications n set read_at = now()
    from unnest(${read.map((it) => it.user_id)}::uuid[], ${read.map((it) => it.subject_id)}::uuid[])
      as r (user_id, subject_id)
    where n.user_id = r.user_id and n.subject_id = r.subject_id and n.superseded_at is null and n.read_at is null
      and not exists (
        select from unread_conversations u where u.conversation_id = r.subject_id and u.person_id = r.user_id)`);

/** Marks a company's notifications about applications as read once they need no decision. */
export const markDecidedRead = (applicationIds: string[]) =>
  statement(sql<{ user_id: string }>`
    update notifications n set read_at = now()
    from initiative_applications a join members m on m.company_id = a.company_id
    where a.id = any (${applicationIds}::uuid[]) and a.status <> 'pending' and n.kind in ('application_received', 'answer_late')
      and n.user_id = m.person_id and n.subject_id = a.id and n.superseded_at is null and n.read_at is null
    returning n.user_id`);

const markSubmissionsRead = (theirs: RawBuilder<unknown>) =>
  statement(sql<{ user_id: string }>`
    update notifications n set read_at = now()
    from task_submissions s join members m on m.company_id = s.company_id
    where ${theirs} and (s.status <> 'pending' or s.superseded_at is not null)
      and n.kind in ('submission_received', 'answer_late')
      and n.user_id = m.person_id and n.subject_id = s.id and n.superseded_at is null and n.read_at is null
    returning n.user_id`);

/** The same for submissions that were reviewed, and for earlier attempts at the same tasks. */
export const markReviewedRead = (submissionIds: string[]) =>
  markSubmissionsRead(sql`(s.student_id, s.task_id) in (
    select student_id, task_id from task_submissions where id = any (${submissionIds}::uuid[]))`);

/** The same for submissions that nobody will review because the application has ended. */
export const markEndedRead = (applicationIds: string[]) =>
  markSubmissionsRead(sql`(s.student_id, s.initiative_id) in (
    select student_id, initiative_id from initiative_applications where id = any (${applicationIds}::uuid[]))`);

/** Limited to the emails for which the specification has an error text. */
export const submissionsOfEmails = (emailIds: string[]) =>
  query
    .selectFrom('mail_deliveries as d')
    .innerJoin('task_submissions as s', 's.id', 'd.subject_id')
    .select(['d.id as mail_id', 's.id', 's.company_id'])
    .where('d.id', '=', among(emailIds))
    .where('d.kind', 'in', ['task-approved', 'task-needs-revision']);

export const findReported = (ids: string[]) =>
  query.selectFrom('reports').select(['id', 'reported_id', 'subject_id']).where('id', '=', among(ids));

export const companiesOfInitiatives = (ids: string[]) =>
  query.selectFrom('initiatives').select(['id', 'company_id']).where('id', '=', among(ids));

export const studentsPerPage = 200;

/** In the same order and page size as the page that follows, so nothing open is left before its last row. */
export const endOpen = (initiativeId: string, after: string | undefined) =>
  query.selectNoFrom(
    sql`keeper.end_open_applications(${initiativeId}, ${after ?? null}, ${studentsPerPage})`.as('ended'),
  );

/** Students who work on an initiative, or whose application ended when it was deleted. */
export const listConcerned = (
  initiativeId: string,
  status: Row<'initiative_applications'>['status'],
  after: string | undefined,
) =>
  query
    .selectFrom('initiative_applications as a')
    .innerJoin('initiatives as i', 'i.id', 'a.initiative_id')
    .select(['a.id', 'a.student_id', 'a.company_id'])
    .where('a.initiative_id', '=', initiativeId)
    .where('a.status', '=', status)
    .where((its) =>
      its.or([its('i.deleted_at', 'is', null), its('a.finished_at', '>=', its.ref('i.deleted_at'))]),
    )
    .$if(after !== undefined, (rest) => rest.where('a.id', '>', after!))
    .orderBy('a.id')
    .limit(studentsPerPage);

/** A company's open applications. */
export const listOpenOfCompany = (companyId: string, after: string | undefined) =>
  query
    .selectFrom('initiative_applications')
    .select(['id', 'student_id'])
    .where('company_id', '=', companyId)
    .where('status', 'in', ['pending', 'accepted'])
    .$if(after !== undefined, (rest) => rest.where('id', '>', after!))
    .orderBy('id')
    .limit(studentsPerPage);
