// Queries about a company's verification. Row level security in db/policies/company-reviews.sql decides who may see a row,
// and its triggers fill in the name and the website.
import { sql } from 'kysely';
import { query, type Row } from '../../../platform/database/db.ts';
import { preparedRead, type Param } from '../../../platform/database/prepared.ts';

export const getState = (companyId: string) =>
  query
    .selectFrom('company_profiles')
    .select(['company_name', 'website', 'verification'])
    .select(sql<boolean>`keeper.is_owner()`.as('is_owner'))
    .select(sql<boolean>`keeper.is_verified()`.as('email_verified'))
    .where('id', '=', companyId);

/** For the shell of every page. */
export const getVerification = preparedRead((companyId: Param<string>) =>
  query.selectFrom('company_profiles').select('verification').where('id', '=', companyId),
);

/** The newest one that wasn't replaced by another. */
export const findLatestReview = (companyId: string) =>
  query
    .selectFrom('company_reviews')
    .select(['company_name', 'website', 'legal_name', 'country', 'registration_number', 'contact_role'])
    .select(['status', 'reason', 'note', 'created_at'])
    .where('company_id', '=', companyId)
    .where('status', '<>', 'replaced')
    .orderBy('id', 'desc')
    .limit(1);

type NewReview = Pick<
  Row<'company_reviews'>,
  'company_id' | 'legal_name' | 'country' | 'registration_number' | 'contact_role' | 'conduct'
>;

export const insertReview = (review: NewReview) => query.insertInto('company_reviews').values(review);
