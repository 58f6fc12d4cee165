// Error codes of this feature's constraints.
import type { ConstraintErrors } from '../../platform/database/db-errors.ts';

export const sessionConstraints: ConstraintErrors = {
  profiles_username_key: 'username_taken',
};
