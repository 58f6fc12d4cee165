// Error codes of this feature's constraints.
import type { ConstraintErrors } from '../../platform/database/db-errors.ts';

export const submissionsConstraints: ConstraintErrors = {
  submissions_credited_once: 'already_approved',
  submissions_of_file: 'file_used',
};
