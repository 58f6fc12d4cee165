import type { Verification } from '@questline/contract';
import type { Row } from '../../../platform/database/db.ts';

type State = Pick<Row<'company_profiles'>, 'company_name' | 'website' | 'verification'> & {
  is_owner: boolean;
};
type Review = Pick<
  Row<'company_reviews'>,
  | 'company_name'
  | 'website'
  | 'legal_name'
  | 'country'
  | 'registration_number'
  | 'contact_role'
  | 'status'
  | 'reason'
  | 'note'
  | 'created_at'
>;

export function viewVerification(state: State, review: Review | undefined): Verification {
  const { verification, company_name, website, is_owner } = state;
  const isChange = verification === 'verified' && review?.status === 'in_review';
  return {
    state: verification,
    company_name,
    website,
    submitted: review
      ? {
          legal_name: review.legal_name,
          website: review.website,
          country: review.country,
          registration_number: review.registration_number,
          contact_role: review.contact_role,
          submitted_at: review.created_at,
        }
      : null,
    change: isChange ? { company_name: review.company_name, website: review.website } : null,
    declined:
      review?.status === 'declined' && review.reason ? { reason: review.reason, note: review.note } : null,
    can: { submit: is_owner && ['not_submitted', 'declined'].includes(verification) },
  };
}
