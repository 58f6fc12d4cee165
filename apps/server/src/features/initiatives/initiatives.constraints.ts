// Error codes of this feature's constraints.
import type { ConstraintErrors } from '../../platform/database/db-errors.ts';

export const initiativesConstraints: ConstraintErrors = {
  active_ones_have_tasks: 'task_needed',
  open_ones_are_verified: 'email_not_verified',
};
