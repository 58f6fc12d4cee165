// Queries for the parts of a data export that only companies have.
import { sql } from 'kysely';
import { query } from '../../../platform/database/db.ts';
import { isOwner, least, limit, maxId, type Page } from './session.export.page.ts';

export const companyProfile = (id: string) =>
  query
    .selectFrom('company_profiles')
    .select(['id as cursor', 'company_name', 'website', 'description', 'mission', 'industry', 'banner_url'])
    .select([
      'logo_url',
      'video_url',
      'instagram_handle',
      'time_zone',
      'answers_within_days',
      'created_at',
      'updated_at',
    ])
    .where('id', '=', id)
    .where(isOwner);

export const team = (companyId: string, { cursor = least }: Page) =>
  query
    .selectFrom('members as m')
    .innerJoin('profiles as p', 'p.id', 'm.person_id')
    .select(['m.person_id as cursor', 'p.full_name', 'm.role', 'm.joined_at', 'm.left_at'])
    .where('m.company_id', '=', companyId)
    .where(isOwner)
    .where('m.person_id', '>', cursor)
    .orderBy('m.person_id')
    .limit(limit);

export const verifications = (companyId: string, { cursor = maxId }: Page) =>
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
export const invitations = (companyId: string, { cursor = maxId }: Page) =>
  query
    .selectFrom('invitations')
    .select(['id as cursor', 'id', 'email', 'role', 'sent_at'])
    .where('company_id', '=', companyId)
    .where('id', '<', cursor)
    .orderBy('id', 'desc')
    .limit(limit);

const tasksOf = sql`(
  select coalesce(jsonb_agg(jsonb_build_object('title', t.title, 'instructions', t.instructions, 'minutes', t.minutes,
    'allowed_types', t.allowed_types, 'resources', t.resources, 'criteria', t.criteria) order by t.task_order), '[]')
  from tasks t where t.initiative_id = i.id and t.retired_at is null)`;

export const initiatives = (companyId: string, { cursor = maxId }: Page) =>
  query
    .selectFrom('initiatives as i')
    .select(['i.id as cursor', 'i.id', 'i.name', 'i.status', 'i.description', 'i.commission', 'i.tags'])
    .select(['i.overview', 'i.requirements', 'i.benefits', 'i.goals', 'i.banner_url', 'i.video_url'])
    .select(['i.weekly_hours', 'i.total_hours', 'i.reward_amount', 'i.reward_currency', 'i.reward_per'])
    .select(['i.places', 'i.apply_by', 'i.starts_on', 'i.created_at', 'i.updated_at', tasksOf.as('tasks')])
    .where('i.company_id', '=', companyId)
    .where('i.deleted_at', 'is', null)
    .where(isOwner)
    .where('i.id', '<', cursor)
    .orderBy('i.id', 'desc')
    .limit(limit);

export const snippets = (companyId: string, { cursor = maxId }: Page) =>
  query
    .selectFrom('feedback_snippets')
    .select(['id as cursor', 'id', 'name', 'content', 'created_at'])
    .where('company_id', '=', companyId)
    .where(isOwner)
    .where('id', '<', cursor)
    .orderBy('id', 'desc')
    .limit(limit);
