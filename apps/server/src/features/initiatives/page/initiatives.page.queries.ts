// Queries for an initiative's page, including the viewer's own application and bookmark.
import { sql } from 'kysely';
import { query, type Row } from '../../../platform/database/db.ts';
import { companyVerified } from '../../../platform/database/kept-names.ts';
import { deadlinePassed, placesLeft } from '../../matching/matching.public.ts';
import { preparedRead, type Param } from '../../../platform/database/prepared.ts';

/** For students, nothing of a suspended company is open. */
const statusFor = (actorId: Param<string>) =>
  sql<
    Row<'initiatives'>['status']
  >`case when i.listed or i.company_id = ${actorId} then i.status else 'inactive' end`.as('status');

/** The last joins find nothing for a company, which has no applications or bookmarks. */
export const getPage = preparedRead((id: Param<string>, actorId: Param<string>) =>
  query
    .selectFrom('initiatives as i')
    .innerJoin('company_profiles as c', 'c.id', 'i.company_id')
    .leftJoin('company_answers as w', 'w.company_id', 'i.company_id')
    .leftJoin('bookmarks as b', (own) =>
      own.onRef('b.initiative_id', '=', 'i.id').on('b.student_id', '=', actorId),
    )
    .leftJoin('initiative_applications as a', (own) =>
      own.onRef('a.initiative_id', '=', 'i.id').on('a.student_id', '=', actorId),
    )
    .select(['i.id', 'i.name', 'i.description', 'i.commission', 'i.tags', 'i.overview'])
    .select(statusFor(actorId))
    .select(['i.requirements', 'i.benefits', 'i.goals', 'i.skills', 'i.banner_url', 'i.video_url'])
    .select(['i.weekly_hours', 'i.total_hours', 'i.quick_win', 'i.chain_position', 'i.task_count'])
    .select(['i.task_outline', 'i.created_at', 'i.updated_at', 'i.deleted_at'])
    .select(['i.reward_amount', 'i.reward_currency', 'i.reward_per', 'i.places', 'i.apply_by', 'i.starts_on'])
    .select([placesLeft, deadlinePassed])
    .select(['i.company_id', 'c.company_name', 'c.industry', 'c.logo_url', 'c.answers_within_days'])
    .select(companyVerified.as('company_verified'))
    .select(['w.minutes as answers_in_minutes', 'b.id as bookmark_id'])
    .select(['a.id as application_id', 'a.status as application_status', 'a.note', 'a.decision_note'])
    .select(['a.applied_at', 'a.answer_by', 'a.decided_at', 'a.accepted_at', 'a.finished_at'])
    .select(['a.waiting_for_guardian', 'a.unanswered_at'])
    .select(sql<boolean>`keeper.is_verified()`.as('email_verified'))
    .where('i.id', '=', id)
    // Readable as history if the student applied to it.
    .where(sql<boolean>`not keeper.has_blocked(i.company_id)`),
);
