// Routes for what operators do with accounts.
import type { deskAccounts } from '@questline/contract';
import type { Handlers } from '../../../platform/http/http.ts';
import type { DeskDeps } from '../desk.deps.ts';
import { accountEmailsPerPerson } from '../desk.limits.ts';
import {
  approveCorrection,
  type CorrectionToApprove,
  correctEmail,
  declineCorrection,
  deletePermanently,
  listCorrections,
  requestDeletion,
  sendAccountEmail,
} from './desk-accounts.queries.ts';

function viewCorrection({ operator_id, operator_name, ...row }: CorrectionToApprove, operatorId: string) {
  const you = operator_id === operatorId;
  return { ...row, requested_by: { name: operator_name, you }, can: { approve: !you } };
}

export const deskAccountsRoutes = ({
  rateLimit,
}: Pick<DeskDeps, 'rateLimit'>): Handlers<typeof deskAccounts> => ({
  'GET /api/desk/email-corrections': async ({ db, actor }) => ({
    items: (await db.many(listCorrections())).map((row) => viewCorrection(row, actor.id)),
  }),
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
  'DELETE /api/desk/people/:id/email-correction': async ({ db, input }) => {
    await db.run(declineCorrection(input.params.id));
  },
  'POST /api/desk/accounts/:kind/:id/deletion-request': async ({ db, actor, input }) => {
    await db.run(requestDeletion(actor.session.id, input.params, input.body));
  },
  'POST /api/desk/accounts/:kind/:id/deletion': async ({ db, actor, input }) => {
    await db.run(deletePermanently(actor.session.id, input.params, input.body.name));
  },
});
