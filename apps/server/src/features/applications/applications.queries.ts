// Queries for applications, shared by both sides. Row level security in db/policies/applications.sql decides who may
// see a row. Limits and index statuses are literals, not parameters: a prepared plan only picks the partial index
// when it knows them.
import { sql } from 'kysely';
import { query, type Row } from '../../platform/database/db.ts';
import { prepared, preparedRead, type Param } from '../../platform/database/prepared.ts';

export const applicationsPerPage = 30;

/** Blocks decisions, endings and submissions until the transaction ends. */
export const lockApplication = (id: string) =>
  query
    .selectFrom('initiative_applications')
    .select(['id', 'status', 'student_id', 'company_id', 'finished_at', 'left_at'])
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

/** Status history of one or more applications; each has only a few steps. */
export const listChanges = preparedRead((subjectIds: Param<string[]>) =>
  query
    .selectFrom('status_changes')
    .select(['subject', 'subject_id', 'student_id', 'company_id', 'status', 'actor_id', 'person_id'])
    .select(['note', 'created_at'])
    .where('subject_id', '=', sql<string>`any (${subjectIds}::uuid[])`)
    .orderBy('id')
    .limit(sql.lit(1_000)),
);

const received = () =>
  query
    .selectFrom('initiative_applications as a')
    .leftJoin('student_cards as s', (card) =>
      card.onRef('s.company_id', '=', 'a.company_id').onRef('s.student_id', '=', 'a.student_id'),
    )
    .leftJoin('initiatives as i', 'i.id', 'a.initiative_id')
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
      'a.status',
      'a.note',
      'a.decision_note',
      'a.applied_at',
    ])
    .select(['a.decided_at', 'a.decided_by', 'a.confirmed_hours', 's.full_name', 's.photo_url'])
    .select(['s.grade', 's.experience_level', 's.weekly_hours_available', 's.skills', 's.initiative_tags'])
    .select(['s.company_tags', 'k.school', 'i.name as initiative_name', 'i.tags', 'i.skills as named_skills'])
    .select(['i.weekly_hours', 'c.industry']);

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
  before?: string | undefined;
};

/** For another company's initiative this finds nothing right away instead of scanning all of its own applications. */
const own = (companyId: Param<string>, initiativeId: Param<string>) =>
  query
    .selectFrom('initiatives')
    .select('id')
    .where('id', '=', initiativeId)
    .where('company_id', '=', companyId);

export const listApplicationsOfCompany = ({ companyId, status, initiativeId, before }: OfCompany) =>
  applicationsOfCompany(companyId, status, initiativeId, before);

const applicationsOfCompany = preparedRead(
  (
    companyId: Param<string>,
    status?: Param<NonNullable<OfCompany['status']>>,
    initiativeId?: Param<string>,
    before?: Param<string>,
  ) =>
    received()
      .where('a.company_id', '=', companyId)
      .$if(initiativeId !== undefined, (of) =>
        of.where('a.initiative_id', '=', own(companyId, initiativeId!)),
      )
      .$if(status === undefined, (all) => all.where('a.status', '<>', sql.lit('withdrawn')))
      .$if(status !== undefined, (some) => some.where('a.status', '=', status!))
      .$if(before !== undefined, (older) => older.where('a.id', '<', before!))
      .orderBy('a.id', 'desc')
      .limit(sql.lit(applicationsPerPage)),
);
