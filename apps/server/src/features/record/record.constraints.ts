// Error codes of this feature's constraints.
import type { ConstraintErrors } from '../../platform/database/db-errors.ts';

export const recordConstraints: ConstraintErrors = {
  closing_words_pkey: 'already_decided',
  record_page_entries_application_id_fkey: 'not_found',
  record_page_entries_application_id_student_id_fkey: 'not_found',
  record_credentials_application_id_fkey: 'not_found',
  record_credentials_application_id_student_id_fkey: 'not_found',
};
