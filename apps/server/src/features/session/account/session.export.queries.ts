// Queries for each part of a data export. Each list pages by an index key. An owner's export contains the company's data, a
// member's only what is about the person or written by them. A company's export contains only the students it has
// conversations with: applications and submissions are part of the students' own exports.
import type { ExportPart } from '@questline/contract';
import { sql, type Compilable } from 'kysely';
import type { SignedIn } from '../../../platform/actor.ts';
import { query, type Statements } from '../../../platform/database/db.ts';

export const exportRows = 50;

type Page = { of?: string | undefined; cursor?: string | undefined };
type Exported = { cursor: string } & Record<string, unknown>;
type Read = (db: Statements, account: SignedIn, page: Page) => Promise<Exported[]>;

const limit = sql.lit(exportRows);
/** Sorts before every key. */
const least = '00000000-0000-0000-0000-000000000000';
const maxId = 'ffffffff-ffff-ffff-ffff-ffffffffffff';

const isOwner = sql<boolean>`(select keeper.is_owner())`;
/** Older messages don't name the person: they are the student's or the founder's, who have the id of the account. */
const isAuthor = (personId: string) => sql<boolean>`coalesce(m.person_id, m.sender_id) = ${personId}::uuid`;

/** A part that only one type of account has. */
const ofType =
  (kind: SignedIn['kind'], read: (id: string, page: Page) => Compilable<Exported>): Read =>
  async (db, account, page) =>
    account.kind === kind ? db.many(read(account.id, page)) : [];

const ofBoth =
  (read: (account: SignedIn, page: Page) => Compilable<Exported>): Read =>
  (db, account, page) =>
    db.many(read(account, page));

type Handles = { instagram_handle: string | null; linkedin_handle: string | null };

const studentProfile = (id: string) =>
  query
    .selectFrom('student_profiles as s')
    .leftJoin('student_contacts as c', 'c.student_id', 's.id')
    .leftJoin(sql<Handles>`keeper.own_handles()`.as('h'), (own) => own.onTrue())
    .leftJoin('student_welcomes as w', 'w.student_id', 's.id')
    .select([
      's.id as cursor',
      's.birth_month',
      's.grade',
      's.skills',
      's.experience_level',
      's.weekly_hours_available',
      's.time_zone',
    ])
    .select(['s.motivations', 's.initiative_tags', 's.company_tags', 's.updated_at'])
    .select(['c.school', 'h.instagram_handle', 'h.linkedin_handle'])
    .select(['w.survey_skipped', 'w.survey_finished_at', 'w.read_at', 'w.dismissed_at', 'w.celebrated_at'])
    .where('s.id', '=', id);

const companyProfile = (id: string) =>
  query
    .selectFrom('company_profiles')
    .select(['id as cursor', 'company_name', 'website', 'description', 'mission', 'industry', 'banner_url'])
    .select(['logo_url', 'video_url', 'instagram_handle', 'created_at', 'updated_at'])
    .where('id', '=', id)
    .where(isOwner);

const team = (companyId: string, { cursor = least }: Page) =>
  query
    .selectFrom('members as m')
    .innerJoin('profiles as p', 'p.id', 'm.person_id')
    .select(['m.person_id as cursor', 'p.full_name', 'm.role', 'm.joined_at', 'm.left_at'])
    .where('m.company_id', '=', companyId)
    .where(isOwner)
    .where('m.person_id', '>', cursor)
    .orderBy('m.person_id')
    .limit(limit);

const verifications = (companyId: string, { cursor = maxId }: Page) =>
  query
    .selectFrom('company_reviews')
    .select([
      'id as cursor',
      'company_name',
      'website',
      'legal_name',
      'country',
      'registration_number',
      'contact_role',
    ])
    .select(['conduct', 'status', 'reason', 'note', 'created_at', 'decided_at'])
    .where('company_id', '=', companyId)
    .where(isOwner)
    .where('id', '<', cursor)
    .orderBy('id', 'desc')
    .limit(limit);

/** The policy shows them to owners only. */
const invitations = (companyId: string, { cursor = maxId }: Page) =>
  query
    .selectFrom('invitations')
    .select(['id as cursor', 'id', 'email', 'role', 'sent_at'])
    .where('company_id', '=', companyId)
    .where('id', '<', cursor)
    .orderBy('id', 'desc')
    .limit(limit);

const applications = (studentId: string, { cursor = maxId }: Page) =>
  query
    .selectFrom('initiative_applications as a')
    .leftJoin('initiatives as i', 'i.id', 'a.initiative_id')
    .leftJoin('company_profiles as c', 'c.id', 'a.company_id')
    .select(['a.id as cursor', 'a.id', 'i.name as initiative', 'c.company_name as company', 'a.status'])
    .select([
      'a.note',
      'a.confirmed_hours',
      'a.decision_note',
      'a.applied_at',
      'a.decided_at',
      'a.finished_at',
    ])
    .where('a.student_id', '=', studentId)
    .where('a.id', '<', cursor)
    .orderBy('a.id', 'desc')
    .limit(limit);

const bookmarks = (studentId: string, { cursor = maxId }: Page) =>
  query
    .selectFrom('bookmarks as b')
    .leftJoin('initiatives as i', 'i.id', 'b.initiative_id')
    .select(['b.id as cursor', 'b.initiative_id', 'i.name as initiative'])
    .where('b.student_id', '=', studentId)
    .where('b.id', '<', cursor)
    .orderBy('b.id', 'desc')
    .limit(limit);

const blocked = sql<{
  company_id: string;
  company_name: string | null;
  created_at: string;
}>`keeper.blocked_companies()`;
const blocks = (_: string, { cursor = maxId }: Page) =>
  query
    .selectFrom(blocked.as('b'))
    .select(['b.company_id as cursor', 'b.company_name as company', 'b.created_at as blocked_at'])
    .where('b.company_id', '<', cursor)
    .orderBy('b.company_id', 'desc')
    .limit(limit);

type View = {
  id: string;
  at: string;
  part: string;
  reason: string | null;
  company_name: string | null;
  person_name: string | null;
};
const profileViews = (_: string, { cursor = maxId }: Page) =>
  query
    .selectFrom(sql<View>`keeper.profile_views(${cursor}, ${limit})`.as('v'))
    .select(['v.id as cursor', 'v.at', 'v.part', 'v.company_name as company', 'v.person_name as person'])
    .select('v.reason');

const guardian = (studentId: string) =>
  query
    .selectFrom('guardians')
    .select(['student_id as cursor', 'email', 'status', 'paused_at', 'created_at as named_at'])
    .where('student_id', '=', studentId);

const consents = (studentId: string, { cursor = maxId }: Page) =>
  query
    .selectFrom('consent_ledger')
    .select(['id as cursor', 'kind', 'text_version', 'application_id', 'created_at'])
    .where('student_id', '=', studentId)
    .where('id', '<', cursor)
    .orderBy('id', 'desc')
    .limit(limit);

const submissions = (studentId: string, { cursor = least }: Page) =>
  query
    .selectFrom('task_submissions as s')
    .leftJoin('tasks as t', 't.id', 's.task_id')
    .select(['s.client_id as cursor', 's.id', 's.application_id', 't.title as task', 's.attempt', 's.status'])
    .select(['s.submission_type', 's.content', 's.file_id', 's.completed_at', 's.feedback', 's.reviewed_at'])
    .where('s.student_id', '=', studentId)
    .where('s.client_id', '>', cursor)
    .orderBy('s.client_id')
    .limit(limit);

const submissionDrafts = (studentId: string, { cursor = least }: Page) =>
  query
    .selectFrom('submission_drafts as d')
    .leftJoin('tasks as t', 't.id', 'd.task_id')
    .select(['d.task_id as cursor', 't.title as task', 'd.submission_type', 'd.work_text as text'])
    .select(['d.work_link as link', 'd.file_id', 'd.updated_at'])
    .where('d.student_id', '=', studentId)
    .where('d.task_id', '>', cursor)
    .orderBy('d.task_id')
    .limit(limit);

const tasksOf = sql`(
  select coalesce(jsonb_agg(jsonb_build_object('title', t.title, 'instructions', t.instructions, 'minutes', t.minutes,
    'allowed_types', t.allowed_types, 'resources', t.resources) order by t.task_order), '[]')
  from tasks t where t.initiative_id = i.id and t.retired_at is null)`;

const initiatives = (companyId: string, { cursor = maxId }: Page) =>
  query
    .selectFrom('initiatives as i')
    .select(['i.id as cursor', 'i.id', 'i.name', 'i.status', 'i.description', 'i.commission', 'i.tags'])
    .select(['i.overview', 'i.requirements', 'i.benefits', 'i.goals', 'i.banner_url', 'i.video_url'])
    .select(['i.weekly_hours', 'i.total_hours', 'i.created_at', 'i.updated_at', tasksOf.as('tasks')])
    .where('i.company_id', '=', companyId)
    .where('i.deleted_at', 'is', null)
    .where(isOwner)
    .where('i.id', '<', cursor)
    .orderBy('i.id', 'desc')
    .limit(limit);

const drafts = ({ personId }: SignedIn, { cursor = maxId }: Page) =>
  query
    .selectFrom('initiative_drafts')
    .select(['id as cursor', 'id', 'initiative_id', 'content', 'created_at', 'updated_at'])
    .where('person_id', '=', personId)
    .where('id', '<', cursor)
    .orderBy('id', 'desc')
    .limit(limit);

const snippets = (companyId: string, { cursor = maxId }: Page) =>
  query
    .selectFrom('feedback_snippets')
    .select(['id as cursor', 'id', 'name', 'content', 'created_at'])
    .where('company_id', '=', companyId)
    .where(isOwner)
    .where('id', '<', cursor)
    .orderBy('id', 'desc')
    .limit(limit);

/** Oldest first: a conversation that gets a message during the export moves to the end and is read again, never
 *  missed. A member gets those they have written in. */
const conversations = ({ id, kind, personId }: SignedIn, { cursor = least }: Page) =>
  query
    .selectFrom('conversations as v')
    .leftJoin('initiatives as i', 'i.id', 'v.initiative_id')
    .leftJoin('company_profiles as c', 'c.id', 'v.company_id')
    .leftJoin('student_cards as s', (card) =>
      card.onRef('s.company_id', '=', 'v.company_id').onRef('s.student_id', '=', 'v.student_id'),
    )
    .select(['v.last_message_id as cursor', 'v.id', 'i.name as initiative', 'v.created_at'])
    .select(['c.company_name as company', 's.full_name as student'])
    .where(kind === 'student' ? 'v.student_id' : 'v.company_id', '=', id)
    .$if(kind === 'company', (all) =>
      all.where(({ or, exists, selectFrom }) =>
        or([
          isOwner,
          exists(
            selectFrom('inbox_messages as m')
              .whereRef('m.conversation_id', '=', 'v.id')
              .where(isAuthor(personId)),
          ),
        ]),
      ),
    )
    .where('v.last_message_id', '>', cursor)
    .orderBy('v.last_message_id')
    .limit(limit);

/** A member gets the messages they wrote; everyone else both sides of the conversation. */
const messages = ({ kind, personId }: SignedIn, { of = least, cursor = least }: Page) =>
  query
    .selectFrom('inbox_messages as m')
    .select(['m.id as cursor', 'm.id', 'm.subject', 'm.content', 'm.created_at'])
    .select(sql`case m.sender_id when m.student_id then 'student' else 'company' end`.as('sender'))
    .select(isAuthor(personId).as('sent_by_me'))
    .where('m.conversation_id', '=', of)
    .$if(kind === 'company', (all) => all.where(({ or }) => or([isOwner, isAuthor(personId)])))
    .where('m.id', '>', cursor)
    .orderBy('m.id')
    .limit(limit);

const notifications = ({ personId }: SignedIn, { cursor = maxId }: Page) =>
  query
    .selectFrom('notifications')
    .select(['id as cursor', 'id', 'kind', 'subject_id', 'created_at', 'read_at'])
    .where('user_id', '=', personId)
    .where('superseded_at', 'is', null)
    .where('id', '<', cursor)
    .orderBy('id', 'desc')
    .limit(limit);

const reports = ({ personId }: SignedIn, { cursor = maxId }: Page) =>
  query
    .selectFrom('reports')
    .select(['id as cursor', 'number', 'subject', 'reported_name as about', 'reason', 'details', 'status'])
    .select(['outcome', 'created_at', 'closed_at'])
    .where('person_id', '=', personId)
    .where('id', '<', cursor)
    .orderBy('id', 'desc')
    .limit(limit);

const preferences = ({ personId }: SignedIn) =>
  query
    .selectFrom('notification_preferences')
    .select(['user_id as cursor', 'mail as email', 'mail_off as email_off', 'in_app_off'])
    .where('user_id', '=', personId);

/** A member gets their photos. The founder has the id of the company, so the owner alone doesn't tell them apart. */
const files = ({ id, kind, personId }: SignedIn, { cursor = maxId }: Page) =>
  query
    .selectFrom('files')
    .select(['id as cursor', 'id', 'purpose', 'original_name', 'media_type', 'byte_size', 'created_at'])
    .where('owner_id', 'in', [id, personId])
    .$if(kind === 'company', (all) => all.where(({ or, eb }) => or([isOwner, eb('purpose', '=', 'photo')])))
    .where('id', '<', cursor)
    .orderBy('id', 'desc')
    .limit(limit);

export const exportQueries: Record<Exclude<ExportPart, 'account' | 'devices'>, Read> = {
  profile: async (db, { id, kind }) =>
    kind === 'student' ? db.many(studentProfile(id)) : db.many(companyProfile(id)),
  bookmarks: ofType('student', bookmarks),
  blocks: ofType('student', blocks),
  profile_views: ofType('student', profileViews),
  guardian: ofType('student', guardian),
  consents: ofType('student', consents),
  applications: ofType('student', applications),
  submissions: ofType('student', submissions),
  submission_drafts: ofType('student', submissionDrafts),
  team: ofType('company', team),
  invitations: ofType('company', invitations),
  verifications: ofType('company', verifications),
  initiatives: ofType('company', initiatives),
  initiative_drafts: ofBoth(drafts),
  feedback_snippets: ofType('company', snippets),
  conversations: ofBoth(conversations),
  messages: ofBoth(messages),
  notifications: ofBoth(notifications),
  reports: ofBoth(reports),
  preferences: ofBoth(preferences),
  files: ofBoth(files),
};
