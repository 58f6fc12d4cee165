// Routes for a data export. It is read as the person themselves, so it contains nothing they could not see anyway.
import type { sessionExport } from '@questline/contract';
import type { Handlers } from '../../../platform/http/http.ts';
import { readExportPart } from './read-export.ts';
import { exportsPerAccount } from '../session.limits.ts';
import type { SessionDeps } from '../session.deps.ts';

type Deps = Pick<SessionDeps, 'authDatabase' | 'rateLimit'>;

export const sessionExportRoutes = ({ authDatabase, rateLimit }: Deps): Handlers<typeof sessionExport> => ({
  'GET /api/session/export/:part': async ({ db, actor, input }) => {
    const { part } = input.params;
    const auth = authDatabase.as(actor);
    // Only the first part counts toward the limit on exports.
    if (part === 'account') await rateLimit.admit(auth, exportsPerAccount(actor.personId));
    return readExportPart({ db, auth }, actor, part, input.query);
  },
});
