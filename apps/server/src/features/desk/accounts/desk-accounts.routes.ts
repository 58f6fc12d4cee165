// Routes for what operators do with accounts.
import type { deskAccounts } from '@questline/contract';
import type { Handlers } from '../../../platform/http/http.ts';
import type { DeskDeps } from '../desk.deps.ts';
import { accountEmailsPerPerson } from '../desk.limits.ts';
import {
  approveCorrection,
  correctEmail,
  deletePermanently,
  requestDeletion,
  sendAccountEmail,
} from './desk-accounts.queries.ts';

export const deskAccountsRoutes = ({
  rateLimit,
}: Pick<DeskDeps, 'rateLimit'>): Handlers<typeof deskAccounts> => ({
  'POST /api/desk/people/:id/emails': async ({ db, input }) => {
    await rateLimit.admit(db, accountEmailsPerPerson(input.params.id));
    await db.run(sendAccountEmail(input.params.id, input.body.email, input.body));
  },
  'POST /api/desk/people/:id/email-correction': async ({ db, actor, input }) => {
    await rateLimit.admit(db, accountEmailsPerPerson(input.params.id));
    await db.run(correctEmail(actor.session.id, input.params.id, input.body));
  },
  'POST /api/desk/people/:id/email-correction/approval': async ({ db, actor, input }) => {
    await db.run(approveCorrection(actor.session.id, input.params.id));
  },
  'POST /api/desk/accounts/:kind/:id/deletion-request': async ({ db, actor, input }) => {
    await db.run(requestDeletion(actor.session.id, input.params, input.body));
  },
  'POST /api/desk/accounts/:kind/:id/deletion': async ({ db, actor, input }) => {
    await db.run(deletePermanently(actor.session.id, input.params, input.body.name));
  },
});
