// Queries for applications, shared by both sides. Row level security in db/policies/applications.sql decides who may
// see a row. Limits and index statuses are literals, not parameters: a prepared plan only picks the partial index
// when it knows them.
import { limits } from '@questline/contract';
import { type RawBuilder, sql } from 'kysely';
import { query, statement, type Row } from '../../platform/database/db.ts';
import { prepared, preparedRead, type Param } from '../../platform/database/prepared.ts';

export const applicationsPerPage = 30;

/** Blocks decisions, endings and submissions until the transaction ends. */
export const lockApplication = (id: string) =>
  query
    .selectFrom('initiative_applications')
    .select(['id', 'status', 'student_id', 'company_id', 'finished_at', 'left_at', 'unanswered_at'])
    .where('id', '=', id)
    .forUpdate();

type Step = { status: Row<'initiative_applications'>['status']; decision_note?: string | null };
const stepped = ['id', 'status', 'finished_at'] as const;

export const takeStep = (id: string, step: Step) =>
  query.updateTable('initiative_applications').set(step).where('id', '=', id).returning(stepped);

export const leave = (id: string) =>
  query
    .updateTable('initiative_applications')
    .set({ left_at: sql<string>`now()` })
    .where('id', '=', id)
    .returning(stepped);

type Change = Pick<
  Row<'status_changes'>,
  | 'subject'
  | 'subject_id'
  | 'student_id'
  | 'company_id'
  | 'status'
  | 'actor_id'
  | 'person_id'
  | 'note'
  | 'created_at'
>;

/** Status history of one or more applications or submissions; each has only a few steps. For the company, the last one may
 *  be a decision that the student doesn't know yet: row level security hides it from them. */
export const listChanges = preparedRead((subjectIds: Param<string[]>) =>
  statement(sql<Change>`
    select * from (
      (select subject, subject_id, student_id, company_id, status, actor_id, person_id, note, created_at, id
        from status_changes where subject_id = any (${subjectIds}::uuid[]) order by id limit 1000)
      union all
      select case when submission_id is null then 'application' else 'submission' end, subject_id, student_id, company_id,
        decision, company_id, person_id, note, decided_at, null
        from held_decisions where subject_id = any (${subjectIds}::uuid[])
    ) as changes order by id nulls last`),
);

const received = () =>
  query
    .selectFrom('initiative_applications as a')
    .leftJoin('student_cards as s', (card) =>
      card.onRef('s.company_id', '=', 'a.company_id').onRef('s.student_id', '=', 'a.student_id'),
    )
    // A decision that can still be undone already counts for the company.
    .leftJoin('held_decisions as h', 'h.subject_id', 'a.id')
    .leftJoin('initiatives as i', 'i.id', 'a.initiative_id')
    .leftJoin('initiative_totals as n', 'n.initiative_id', 'a.initiative_id')
    .leftJoin('company_profiles as c', 'c.id', 'a.company_id')
    // Joined per application: contact details opened by one application must not show on another that is still
    // undecided.
    .leftJoin('student_contacts as k', (contact) =>
      contact
        .onRef('k.student_id', '=', 'a.student_id')
        .on('a.status', 'in', sql<'accepted'>`('accepted', 'completed')`)
        .on('a.left_at', 'is', null),
    )
    .select([
      'a.id',
      'a.student_id',
      'a.company_id',
      'a.initiative_id',
      'a.note',
      'a.applied_at',
      'a.answer_by',
      'a.unanswered_at',
      'h.takes_effect_at',
      'h.person_id as undo_by',
    ])
    .select(sql<Row<'initiative_applications'>['status']>`coalesce(h.decision, a.status)`.as('status'))
    .select(sql<string | null>`coalesce(h.note, a.decision_note)`.as('decision_note'))
    .select(sql<string | null>`coalesce(h.decided_at, a.decided_at)`.as('decided_at'))
    .select(sql<string | null>`coalesce(h.person_id, a.decided_by)`.as('decided_by'))
    .select(['a.confirmed_hours', 's.full_name', 's.photo_url'])
    .select(['s.grade', 's.experience_level', 's.weekly_hours_available', 's.skills', 's.initiative_tags'])
    .select(['s.company_tags', 'k.school', 'i.name as initiative_name', 'i.tags', 'i.skills as named_skills'])
    .select(['i.weekly_hours', 'c.industry'])
    .select(sql<number | null>`i.places - coalesce(n.working + n.finished + n.held, 0)`.as('places_left'));

export const getReceived = preparedRead((id: Param<string>) => received().where('a.id', '=', id));

/** Records that the person opened it. */
export const openReceived = prepared((id: Param<string>, part: Param<'application' | 'work'>) =>
  received()
    .select(sql<boolean>`keeper.record_view(a.student_id, ${part})`.as('recorded'))
    .where('a.id', '=', id),
);

type OfCompany = {
  companyId: string;
  status?: Exclude<Row<'initiative_applications'>['status'], 'withdrawn'> | undefined;
  initiativeId?: string | undefined;
  after?: string | undefined;
};

type Id = string | Param<string>;
/** For another company's initiative this finds nothing right away instead of scanning all of its own applications. */
export const ownInitiative = (companyId: Id, initiativeId: Id) =>
  query
    .selectFrom('initiatives')
    .select('id')
    .where('id', '=', initiativeId)
    .where('company_id', '=', companyId);

/** Decisions with this outcome that can still be undone. */
export const listHeldOfCompany = ({ companyId, status, initiativeId, after }: OfCompany) =>
  heldOfCompany(companyId, status ?? '', initiativeId, after);

const heldOfCompany = preparedRead(
  (companyId: Param<string>, decision: Param<string>, initiativeId?: Param<string>, after?: Param<string>) =>
    received()
      .where('h.company_id', '=', companyId)
      .where('h.decision', '=', decision)
      .$if(initiativeId !== undefined, (of) => of.where('h.initiative_id', '=', initiativeId!))
      .$if(after !== undefined, (older) => older.where('a.id', '<', after!))
      .orderBy('a.id', 'desc')
      .limit(sql.lit(applicationsPerPage)),
);

export const listApplicationsOfCompany = ({ companyId, status, initiativeId, after }: OfCompany) =>
  status === 'pending'
    ? waitingApplications(companyId, initiativeId, after)
    : applicationsOfCompany(companyId, status, initiativeId, after);

/** Oldest first, so late ones come first. */
const waitingApplications = preparedRead(
  (companyId: Param<string>, initiativeId?: Param<string>, after?: Param<string>) =>
    received()
      .where('a.company_id', '=', companyId)
      .$if(initiativeId !== undefined, (of) =>
        of.where('a.initiative_id', '=', ownInitiative(companyId, initiativeId!)),
      )
      .where('a.status', '=', sql.lit('pending'))
      .where('h.subject_id', 'is', null)
      .$if(after !== undefined, (newer) => newer.where('a.id', '>', after!))
      .orderBy('a.id')
      .limit(sql.lit(applicationsPerPage)),
);

const applicationsOfCompany = preparedRead(
  (
    companyId: Param<string>,
    status?: Param<NonNullable<OfCompany['status']>>,
    initiativeId?: Param<string>,
    after?: Param<string>,
  ) =>
    received()
      .where('a.company_id', '=', companyId)
      .$if(initiativeId !== undefined, (of) =>
        of.where('a.initiative_id', '=', ownInitiative(companyId, initiativeId!)),
      )
      .$if(status === undefined, (all) => all.where('a.status', '<>', sql.lit('withdrawn')))
      .$if(status !== undefined, (some) =>
        some.where('a.status', '=', status!).where('h.subject_id', 'is', null),
      )
      .$if(after !== undefined, (older) => older.where('a.id', '<', after!))
      .orderBy('a.id', 'desc')
      .limit(sql.lit(applicationsPerPage)),
);

/** How many applications each filter shows. Decisions that can still be undone count as made. */
export const countReceived = preparedRead((companyId: Param<string>, initiativeId?: Param<string>) => {
  const countWhere = (condition: RawBuilder<boolean>, max: number) => {
    const some = query
      .selectFrom('initiative_applications as a')
      .select('a.id')
      // Not by company as well: the planner would then read all applications of the company.
      .where((row) =>
        initiativeId
          ? row('a.initiative_id', '=', ownInitiative(companyId, initiativeId))
          : row('a.company_id', '=', companyId),
      )
      .where(condition)
      .limit(sql.lit(max));
    return sql<number>`(select count(*)::int from ${some} t)`;
  };
  const countHeld = (decision: 'accepted' | 'rejected') => {
    const some = query
      .selectFrom('held_decisions as h')
      .select('h.subject_id')
      .where('h.company_id', '=', companyId)
      .where('h.submission_id', 'is', null)
      .where('h.decision', '=', sql.lit(decision))
      .$if(initiativeId !== undefined, (of) => of.where('h.initiative_id', '=', initiativeId!));
    return sql<number>`(select count(*)::int from ${some} t)`;
  };
  const max = limits.tabCountMax;
  return query.selectNoFrom([
    countWhere(
      sql`a.status = 'pending' and a.id <> all (array(select subject_id from held_decisions))`,
      limits.countMax,
    ).as('pending'),
    sql<number>`least(${countWhere(sql`a.status in ('accepted', 'completed')`, max)} + ${countHeld('accepted')}, ${sql.lit(max)})`.as(
      'accepted',
    ),
    sql<number>`least(${countWhere(sql`a.status = 'rejected'`, max)} + ${countHeld('rejected')}, ${sql.lit(max)})`.as(
      'rejected',
    ),
    countWhere(sql`a.status = 'ended'`, max).as('ended'),
    countWhere(sql`a.status <> 'withdrawn'`, max).as('all'),
  ]);
});
