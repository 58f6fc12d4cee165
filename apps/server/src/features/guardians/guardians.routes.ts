// Routes for guardians: of the student who names one, and of the guardian's page.
import type { guardians } from '@questline/contract';
import type { Handlers } from '../../platform/http/http.ts';
import type { GuardiansDeps } from './guardians.deps.ts';
import { nameOwn, readOwn } from './name-guardian.ts';
import { end, readPage, sendNewLink, step } from './use-guardian-link.ts';

export const guardiansRoutes = (deps: GuardiansDeps): Handlers<typeof guardians> => ({
  'GET /api/student/guardian': ({ db, actor }) => readOwn(deps, db, actor),
  'PUT /api/student/guardian': ({ db, actor, input }) => nameOwn(deps, db, actor, input.body.email),
  'POST /api/guardian': ({ input }) => readPage(deps, input.body.token),
  'POST /api/guardian/link': ({ input }) => sendNewLink(deps, input.body.token),
  'POST /api/guardian/steps': ({ input }) => step(deps, input.body.token, input.body.step),
  'POST /api/guardian/endings': ({ input }) => end(deps, input.body.token, input.body.application_id),
});
