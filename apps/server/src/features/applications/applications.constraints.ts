// Error codes of this feature's constraints.
import type { ConstraintErrors } from '../../platform/database/db-errors.ts';

export const applicationsConstraints: ConstraintErrors = {
  initiative_applications_student_id_initiative_id_key: 'already_applied',
};
