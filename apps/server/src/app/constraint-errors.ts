// Error codes of the constraints of all features.
import { applicationsConstraints } from '../features/applications/applications.constraints.ts';
import { initiativesConstraints } from '../features/initiatives/initiatives.constraints.ts';
import { recordConstraints } from '../features/record/record.constraints.ts';
import { sessionConstraints } from '../features/session/session.constraints.ts';
import { submissionsConstraints } from '../features/submissions/submissions.constraints.ts';
import type { ConstraintErrors } from '../platform/database/db-errors.ts';

export const constraintErrors: ConstraintErrors = {
  ...sessionConstraints,
  ...initiativesConstraints,
  ...applicationsConstraints,
  ...submissionsConstraints,
  ...recordConstraints,
};
