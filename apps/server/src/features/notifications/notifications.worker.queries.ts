// What the worker looks up to know whom an event concerns.
import { sql } from 'kysely';
import { query, type Row } from '../../platform/db.ts';

const among = (ids: string[]) => sql<string>`any (${ids}::uuid[])`;

export const partiesOfApplications = (ids: string[]) =>
  query
    .selectFrom('initiative_applications')
    .select(['id', 'student_id', 'company_id'])
    .where('id', '=', among(ids));

export const partiesOfSubmissions = (ids: string[]) =>
  query
    .selectFrom('task_submissions')
    .select(['id', 'student_id', 'company_id'])
    .where('id', '=', among(ids));

export const partiesOfMessages = (ids: string[]) =>
  query
    .selectFrom('inbox_messages as m')
    .innerJoin('conversations as v', 'v.id', 'm.conversation_id')
    .select(['m.id', 'm.conversation_id', 'm.sender_id', 'm.student_id', 'm.company_id'])
    .select(['v.student_read_to', 'v.company_read_to'])
    .where('m.id', '=', among(ids));

export const partiesOfConversations = (ids: string[]) =>
  query
    .selectFrom('conversations')
    .select(['id', 'student_id', 'company_id', 'student_unread', 'company_unread'])
    .where('id', '=', among(ids));

export const readAbout = (userId: string, subjectId: string) =>
  query
    .updateTable('notifications')
    .set({ read_at: sql<string>`now()` })
    .where('user_id', '=', userId)
    .where('subject_id', '=', subjectId)
    .where('superseded_at', 'is', null)
    .where('read_at', 'is', null);

/** Of those mails that the specification has a text for when they are refused. */
export const submissionsOfMails = (mailIds: string[]) =>
  query
    .selectFrom('mail_deliveries as d')
    .innerJoin('task_submissions as s', 's.id', 'd.subject_id')
    .select(['d.id as mail_id', 's.id', 's.company_id'])
    .where('d.id', '=', among(mailIds))
    .where('d.kind', 'in', ['task-approved', 'task-needs-revision']);

export const studentsPerPage = 200;

/** In the order of the page that follows, and as many: nothing open is left before its last. */
export const endOpen = (initiativeId: string, after: string | undefined) =>
  query.selectNoFrom(sql`keeper.end_open(${initiativeId}, ${after ?? null}, ${studentsPerPage})`.as('ended'));

/** Those who work on an initiative, or whose work or application ended when it was deleted. */
export const listConcerned = (
  initiativeId: string,
  status: Row<'initiative_applications'>['status'],
  after: string | undefined,
) =>
  query
    .selectFrom('initiative_applications as a')
    .innerJoin('initiatives as i', 'i.id', 'a.initiative_id')
    .select(['a.id', 'a.student_id'])
    .where('a.initiative_id', '=', initiativeId)
    .where('a.status', '=', status)
    .where((its) =>
      its.or([its('i.deleted_at', 'is', null), its('a.finished_at', '>=', its.ref('i.deleted_at'))]),
    )
    .$if(after !== undefined, (rest) => rest.where('a.id', '>', after!))
    .orderBy('a.id')
    .limit(studentsPerPage);
