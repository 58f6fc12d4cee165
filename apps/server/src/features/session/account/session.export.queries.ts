// Queries for each part of a data export. Each list pages by an index key. An owner's export contains the company's data, a
// member's only what is about the person or written by them. A company's export contains only the students it has
// conversations with: applications and submissions are part of the students' own exports.
import type { ExportPart } from '@questline/contract';
import { sql, type Compilable } from 'kysely';
import type { SignedIn } from '../../../platform/actor.ts';
import { query, type Statements } from '../../../platform/database/db.ts';
import { companyName, initiativeName } from '../../../platform/database/kept-names.ts';
import * as company from './session.export.company.queries.ts';
import { isAuthor, isOwner, least, limit, maxId, type Exported, type Page } from './session.export.page.ts';
import * as student from './session.export.student.queries.ts';

const initiative = initiativeName.as('initiative');
const companyOf = companyName.as('company');

type Read = (db: Statements, account: SignedIn, page: Page) => Promise<Exported[]>;

/** A part that only one type of account has. */
const ofType =
  (kind: SignedIn['kind'], read: (id: string, page: Page) => Compilable<Exported>): Read =>
  async (db, account, page) =>
    account.kind === kind ? db.many(read(account.id, page)) : [];

const ofBoth =
  (read: (account: SignedIn, page: Page) => Compilable<Exported>): Read =>
  (db, account, page) =>
    db.many(read(account, page));

const drafts = ({ personId }: SignedIn, { cursor = maxId }: Page) =>
  query
    .selectFrom('initiative_drafts')
    .select(['id as cursor', 'id', 'initiative_id', 'content', 'created_at', 'updated_at'])
    .where('person_id', '=', personId)
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
    .select(['v.last_message_id as cursor', 'v.id', initiative, 'v.created_at'])
    .select([companyOf, 's.full_name as student'])
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

/** A company's are for owners. */
const rewards = ({ id, kind }: SignedIn, { cursor = maxId }: Page) =>
  query
    .selectFrom('rewards as r')
    .leftJoin('initiatives as i', 'i.id', 'r.initiative_id')
    .leftJoin('tasks as t', 't.id', 'r.task_id')
    .select(['r.id as cursor', initiative, 't.title as task', 'r.amount', 'r.currency', 'r.state'])
    .select(['r.owed_at', 'r.paid_on', 'r.paid_how', 'r.received_at', 'r.missing_at'])
    .where(kind === 'student' ? 'r.student_id' : 'r.company_id', '=', id)
    .$if(kind === 'company', (all) => all.where(isOwner))
    .where('r.id', '<', cursor)
    .orderBy('r.id', 'desc')
    .limit(limit);

/** Students get what companies noted about them. Owners get their company's notes, members those they wrote. */
const notes = ({ id, kind, personId }: SignedIn, { cursor = maxId }: Page) =>
  query
    .selectFrom('student_notes as n')
    .leftJoin('company_profiles as c', 'c.id', 'n.company_id')
    .leftJoin('student_cards as s', (card) =>
      card.onRef('s.company_id', '=', 'n.company_id').onRef('s.student_id', '=', 'n.student_id'),
    )
    .select(['n.id as cursor', companyOf, 's.full_name as student'])
    .select(['n.content', 'n.created_at'])
    .where(kind === 'student' ? 'n.student_id' : 'n.company_id', '=', id)
    .$if(kind === 'company', (all) =>
      all.where(({ or, eb }) => or([isOwner, eb('n.person_id', '=', personId)])),
    )
    .where('n.id', '<', cursor)
    .orderBy('n.id', 'desc')
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
    kind === 'student' ? db.many(student.studentProfile(id)) : db.many(company.companyProfile(id)),
  bookmarks: ofType('student', student.bookmarks),
  blocks: ofType('student', student.blocks),
  profile_views: ofType('student', student.profileViews),
  guardian: ofType('student', student.guardian),
  consents: ofType('student', student.consents),
  applications: ofType('student', student.applications),
  submissions: ofType('student', student.submissions),
  record: ofType('student', student.record),
  rewards: ofBoth(rewards),
  notes: ofBoth(notes),
  submission_drafts: ofType('student', student.submissionDrafts),
  team: ofType('company', company.team),
  invitations: ofType('company', company.invitations),
  verifications: ofType('company', company.verifications),
  initiatives: ofType('company', company.initiatives),
  initiative_drafts: ofBoth(drafts),
  feedback_snippets: ofType('company', company.snippets),
  conversations: ofBoth(conversations),
  messages: ofBoth(messages),
  notifications: ofBoth(notifications),
  reports: ofBoth(reports),
  preferences: ofBoth(preferences),
  files: ofBoth(files),
};
