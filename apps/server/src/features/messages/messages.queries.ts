// Queries for conversations. Row level security in db/policies/messages.sql decides who may see a row.
// Limits are literals, not parameters: a prepared plan only picks the index when it knows them.
import { conversationStatuses, type ConversationStatus, type TieStage } from '@questline/contract';
import { sql, type AliasedSelectQueryBuilder } from 'kysely';
import { query, type Row } from '../../platform/database/db.ts';
import { companyLogo, companyName, initiativeName, isBlocked } from '../../platform/database/kept-names.ts';
import { preparedRead, type Param } from '../../platform/database/prepared.ts';
import { backOn } from '../students/students.public.ts';

export const conversationsPerPage = 20;

export type Parties = Pick<Row<'conversations'>, 'student_id' | 'company_id' | 'initiative_id'>;

const columns = [
  'id',
  'student_id',
  'company_id',
  'initiative_id',
  'application_status',
  'last_message_id',
  'last_message_at',
  'last_sender_id',
  'last_person_id',
  'last_preview',
  'student_unread',
  'student_read_to',
  'company_read_to',
  'closed_at',
  'stays_closed',
  'left_at',
] as const;

const verified = sql<boolean>`(select keeper.is_verified())`.as('email_verified');

type ConversationRow = Pick<Row<'conversations'>, (typeof columns)[number]>;
type Rows = { as(alias: 'v'): AliasedSelectQueryBuilder<ConversationRow, 'v'> };

const newest = (before?: Param<string>) =>
  query
    .selectFrom('conversations')
    .select(columns)
    .$if(before !== undefined, (older) => older.where('last_message_id', '<', before!))
    .orderBy('last_message_id', 'desc')
    .limit(sql.lit(conversationsPerPage));

/** `stage` is the tie's, or for a student 'closed' while the company is suspended. */
const shown = (rows: Rows, stage = sql<TieStage | null>`t.stage`) =>
  query
    .selectFrom(rows.as('v'))
    .leftJoin('initiatives as i', 'i.id', 'v.initiative_id')
    .leftJoin('ties as t', (pair) =>
      pair.onRef('t.company_id', '=', 'v.company_id').onRef('t.student_id', '=', 'v.student_id'),
    )
    .select(columns.map((column) => `v.${column}` as const))
    .select([stage.as('stage'), verified])
    .select(['t.unanswered', 't.day_began_at', 't.company_today', 't.student_today', 't.paused_until'])
    .orderBy('v.last_message_id', 'desc')
    .limit(sql.lit(conversationsPerPage));

/** Nobody reads what students write to a suspended company. */
export const stageForStudent = sql<TieStage | null>`case when c.suspended_at is null then t.stage else 'closed' end`;

/** `read_to` is the reader's own mark, `other_read_to` what the other side has read. */
const withCompany = (rows: Rows) =>
  shown(rows, stageForStudent)
    .leftJoin('company_profiles as c', 'c.id', 'v.company_id')
    .select([
      initiativeName.as('initiative_name'),
      companyName.as('other_name'),
      companyLogo.as('picture_url'),
    ])
    .select(sql<boolean>`not ${isBlocked('v.company_id')}`.as('may_block'))
    .select(sql<null>`null`.as('back_on'))
    .select(['v.student_unread as unread', 'v.student_read_to as read_to'])
    .select('v.company_read_to as other_read_to');
const withStudent = (rows: Rows, personId: Param<string>) =>
  shown(rows)
    .leftJoin('student_cards as p', (card) =>
      card.onRef('p.company_id', '=', 'v.company_id').onRef('p.student_id', '=', 'v.student_id'),
    )
    .leftJoinLateral(unreadOf(personId), (own) => own.onTrue())
    .select(['i.name as initiative_name', 'p.full_name as other_name', 'p.photo_url as picture_url'])
    .select(sql<boolean>`false`.as('may_block'))
    .select(backOn('v.student_id').as('back_on'))
    .select([sql<number>`coalesce(u.unread, 0)`.as('unread'), readByPerson])
    .select('v.student_read_to as other_read_to');

/** A person's row for the conversation `v`. The limit keeps PostgreSQL from reading all rows of the person instead. */
const unreadOf = (personId: Param<string>) =>
  query
    .selectFrom('unread_conversations')
    .select(['unread', 'read_to'])
    .where('conversation_id', '=', sql.ref<string>('v.id'))
    .where('person_id', '=', personId)
    .limit(sql.lit(1))
    .as('u');
/** A person of a company has read everything in a conversation without a row of theirs. */
const readByPerson = sql<string>`coalesce(u.read_to, v.last_message_id)`.as('read_to');

type OfStudent = { before?: string | undefined; unread?: boolean };

/** Paged by newest message: `before` is the last_message_id of the last conversation shown. */
export const listConversationsOfStudent = (studentId: string, { before, unread = false }: OfStudent = {}) =>
  conversationsOfStudent(studentId, before, unread || undefined);

const conversationsOfStudent = preparedRead(
  (studentId: Param<string>, before?: Param<string>, unread?: Param<true>) =>
    withCompany(
      newest(before)
        .where('student_id', '=', studentId)
        .$if(unread !== undefined, (some) => some.where('student_unread', '>', sql.lit(0))),
    ),
);

type Reader = { id: string; personId: string };
type OfCompany = OfStudent & {
  initiativeId?: string | undefined;
  applicationStatus?: ConversationStatus | undefined;
};

/** Conversations about an initiative are found by its id alone, so the caller must check that it belongs to the
 *  company. */
export const listConversationsOfCompany = (
  { id, personId }: Reader,
  { before, unread = false, initiativeId, applicationStatus }: OfCompany = {},
) =>
  unread
    ? unreadOfPerson(personId, before, initiativeId, applicationStatus)
    : conversationsOfCompany(id, personId, before, initiativeId, applicationStatus);

const conversationsOfCompany = preparedRead(
  (
    companyId: Param<string>,
    personId: Param<string>,
    before?: Param<string>,
    initiativeId?: Param<string>,
    applicationStatus?: Param<ConversationStatus>,
  ) => {
    const those = newest(before)
      .$if(initiativeId !== undefined, (some) => some.where('initiative_id', '=', initiativeId!))
      .$if(initiativeId === undefined, (all) => all.where('company_id', '=', companyId));
    if (applicationStatus !== undefined)
      return withStudent(those.where('application_status', '=', applicationStatus), personId);
    // The indexes start with the status, so each status is scanned separately and the newest rows are merged.
    const [first, ...rest] = conversationStatuses.map((status) =>
      query.selectFrom(those.where('application_status', '=', sql.lit(status)).as('some')).selectAll(),
    );
    return withStudent(
      rest.reduce((all, some) => all.unionAll(some), first!),
      personId,
    );
  },
);

/** The same for what one person hasn't read, whose order and filters are copied to its own rows. */
const unreadOfPerson = preparedRead(
  (
    personId: Param<string>,
    before?: Param<string>,
    initiativeId?: Param<string>,
    applicationStatus?: Param<ConversationStatus>,
  ) => {
    const those = query
      .selectFrom('unread_conversations')
      .select(['conversation_id', 'last_message_id'])
      .where('person_id', '=', personId)
      .$if(before !== undefined, (older) => older.where('last_message_id', '<', before!))
      .$if(initiativeId !== undefined, (some) => some.where('initiative_id', '=', initiativeId!))
      .orderBy('last_message_id', 'desc')
      .limit(sql.lit(conversationsPerPage));
    const statuses = applicationStatus ? [applicationStatus] : conversationStatuses.map((it) => sql.lit(it));
    const [first, ...rest] = statuses.map((status) =>
      query.selectFrom(those.where('application_status', '=', status).as('some')).selectAll(),
    );
    const newestOfAll = query
      .selectFrom(rest.reduce((all, some) => all.unionAll(some), first!).as('some'))
      .selectAll()
      .orderBy('last_message_id', 'desc')
      .limit(sql.lit(conversationsPerPage));
    return withStudent(
      query
        .selectFrom(newestOfAll.as('n'))
        .innerJoin('conversations as c', 'c.id', 'n.conversation_id')
        .select(columns.map((column) => `c.${column}` as const)),
      personId,
    );
  },
);

const one = (id: Param<string>) => query.selectFrom('conversations').select(columns).where('id', '=', id);
export const getConversation = {
  student: preparedRead((id: Param<string>, _personId: Param<string>) => withCompany(one(id))),
  company: preparedRead((id: Param<string>, personId: Param<string>) => withStudent(one(id), personId)),
};

const partiesOf = (id: Param<string>) =>
  query.selectFrom('conversations as v').select(['v.id', 'v.student_id', verified]).where('v.id', '=', id);
/** Both participants, their read marks, and whether the actor may write. */
export const getParties = {
  student: preparedRead((id: Param<string>, _personId: Param<string>) =>
    partiesOf(id).select(['v.student_read_to as read_to', 'v.company_read_to as other_read_to']),
  ),
  company: preparedRead((id: Param<string>, personId: Param<string>) =>
    partiesOf(id)
      .leftJoinLateral(unreadOf(personId), (own) => own.onTrue())
      .select([readByPerson, 'v.student_read_to as other_read_to']),
  ),
};

export const findConversation = ({ student_id, company_id, initiative_id }: Parties) =>
  query
    .selectFrom('conversations')
    .select(['id', 'closed_at'])
    .where('student_id', '=', student_id)
    .where('company_id', '=', company_id)
    .where('initiative_id', initiative_id === null ? 'is' : '=', initiative_id);

/** Returns nothing if it was opened at the same moment. */
export const openConversation = (parties: Parties) =>
  query
    .insertInto('conversations')
    .values(parties)
    .onConflict((there) => there.columns(['student_id', 'company_id', 'initiative_id']).doNothing())
    .returning('id');

export const setClosed = (id: string, closed: boolean) =>
  query
    .updateTable('conversations')
    .set({ closed_at: closed ? sql<string>`now()` : null })
    .where('id', '=', id);

/** Checks that the initiative belongs to the company before listing conversations about it. */
export const getOwnInitiative = (companyId: string, id: string) =>
  query
    .selectFrom('initiatives')
    .select('id')
    .where('id', '=', id)
    .where('company_id', '=', companyId)
    .where('deleted_at', 'is', null);
