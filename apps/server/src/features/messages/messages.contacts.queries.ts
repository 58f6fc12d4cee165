// Queries for contacts: people the account may message. Row level security in db/policies decides who may see a row. Limits
// and statuses are literals, not parameters: a prepared plan only picks the index when it knows them.
import { limits } from '@questline/contract';
import { sql } from 'kysely';
import { query } from '../../platform/database/db.ts';
import { companyLogo, companyName, initiativeName } from '../../platform/database/kept-names.ts';
import { stageForStudent, type Parties } from './messages.queries.ts';

/** How many contacts a page may read, so that searching costs the same for accounts with ten thousand. */
const lookedAt = ({ words }: Pick<Wanted, 'words'>) => (words.length ? 500 : limits.pageSize);

type Wanted = { before?: string | undefined; words: string[] };

/** The lists of statuses are those of the indexes. */
const writableBy = {
  company: sql<boolean>`status in ('accepted', 'rejected', 'completed', 'ended')
    and (accepted_at is not null or status = 'rejected')`,
  student: sql<boolean>`status in ('accepted', 'completed', 'ended') and accepted_at is not null`,
};

const candidates = (side: 'student' | 'company', userId: string, before: string | undefined, max: number) =>
  query
    .selectFrom('initiative_applications')
    .select(['id', 'student_id', 'company_id', 'initiative_id', 'status'])
    .where(`${side}_id`, '=', userId)
    .where(writableBy[side])
    .where('left_at', 'is', null)
    .$if(before !== undefined, (older) => older.where('id', '<', before!))
    .orderBy('id', 'desc')
    .limit(sql.lit(max));

const contacts = (side: 'student' | 'company', userId: string, wanted: Wanted) =>
  query
    .selectFrom(candidates(side, userId, wanted.before, lookedAt(wanted)).as('a'))
    .leftJoin('initiatives as i', 'i.id', 'a.initiative_id')
    .leftJoin('conversations as v', (about) =>
      about
        .onRef('v.student_id', '=', 'a.student_id')
        .onRef('v.company_id', '=', 'a.company_id')
        .onRef('v.initiative_id', '=', 'a.initiative_id'),
    )
    .innerJoin('ties as t', (pair) =>
      pair
        .onRef('t.company_id', '=', 'a.company_id')
        .onRef('t.student_id', '=', 'a.student_id')
        .on('t.stage', '<>', 'closed'),
    )
    .select(['a.id', 'a.student_id', 'a.company_id', 'a.initiative_id', 'a.status'])
    .select(['i.name as initiative_name', 'v.id as conversation_id'])
    .orderBy('a.id', 'desc')
    .limit(sql.lit(limits.pageSize));

/** Every word must appear in one of the two names. */
const named = (names: string, words: string[]) =>
  sql<boolean>`${sql.join(
    words.map((word) => sql`strpos(lower(concat_ws(' ', i.name, ${sql.ref(names)})), lower(${word})) > 0`),
    sql` and `,
  )}`;

export const listContactsOfCompany = (companyId: string, wanted: Wanted) =>
  contacts('company', companyId, wanted)
    .leftJoin('student_cards as p', (card) =>
      card.onRef('p.company_id', '=', 'a.company_id').onRef('p.student_id', '=', 'a.student_id'),
    )
    .select(['p.full_name as other_name', 'p.photo_url as picture_url'])
    .$if(wanted.words.length > 0, (some) => some.where(named('p.full_name', wanted.words)));

/** Without companies that are suspended or no longer verified: a message to them would be refused. */
export const listContactsOfStudent = (studentId: string, wanted: Wanted) =>
  contacts('student', studentId, wanted)
    .leftJoin('company_profiles as c', 'c.id', 'a.company_id')
    .select(['c.company_name as other_name', 'c.logo_url as picture_url'])
    .where(sql<boolean>`keeper.is_listed(a.company_id)`)
    .$if(wanted.words.length > 0, (some) => some.where(named('c.company_name', wanted.words)));

/** Where reading stopped, if there may be more. */
export const findContactsEnd = (side: 'student' | 'company', userId: string, wanted: Wanted) =>
  candidates(side, userId, wanted.before, 1).offset(sql.lit(lookedAt(wanted) - 1));

export const isVerified = () => query.selectNoFrom(sql<boolean>`keeper.is_verified()`.as('email_verified'));

const applicationTo = ({ student_id, company_id, initiative_id }: Parties) =>
  query
    .selectFrom('initiative_applications')
    .where('student_id', '=', student_id)
    .where('initiative_id', '=', initiative_id)
    .where('company_id', '=', company_id);

const relationshipOf = ({ student_id, company_id, initiative_id }: Parties) =>
  [
    sql<boolean>`(select keeper.is_verified())`.as('email_verified'),
    sql<boolean>`(select keeper.has_closed_conversation(${student_id}, ${company_id}))`.as('has_closed'),
    't.unanswered',
    't.day_began_at',
    't.company_today',
    't.student_today',
    't.paused_until',
    applicationTo({ student_id, company_id, initiative_id }).select('status').as('status'),
    applicationTo({ student_id, company_id, initiative_id }).select('left_at').as('left_at'),
    applicationTo({ student_id, company_id, initiative_id }).select('accepted_at').as('accepted_at'),
    query
      .selectFrom('initiatives as i')
      .select(initiativeName.as('name'))
      .where('i.id', '=', initiative_id)
      .as('initiative_name'),
  ] as const;

/** A contact the actor can see, and the relationship between the two. */
export const getContact = {
  student: (parties: Parties) =>
    query
      .selectFrom('company_profiles as c')
      .leftJoin('ties as t', (pair) =>
        pair.onRef('t.company_id', '=', 'c.id').on('t.student_id', '=', parties.student_id),
      )
      .select([companyName.as('other_name'), companyLogo.as('picture_url'), ...relationshipOf(parties)])
      .select(stageForStudent.as('stage'))
      .where('c.id', '=', parties.company_id),
  company: (parties: Parties) =>
    query
      .selectFrom('student_cards as p')
      .leftJoin('ties as t', (pair) =>
        pair.onRef('t.company_id', '=', 'p.company_id').onRef('t.student_id', '=', 'p.student_id'),
      )
      .select([
        'p.full_name as other_name',
        'p.photo_url as picture_url',
        't.stage',
        ...relationshipOf(parties),
      ])
      .where('p.student_id', '=', parties.student_id)
      .where('p.company_id', '=', parties.company_id),
};
