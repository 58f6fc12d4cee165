// Routes for leads, who manage operators.
import type { deskOperators, ListedOperator } from '@questline/contract';
import type { Operator } from '../../../platform/actor.ts';
import type { Handlers } from '../../../platform/http/http.ts';
import {
  changeRole,
  disableOperator,
  inviteOperator,
  listOperators,
  sendSetupLink,
  type OperatorRow,
} from './desk-operators.queries.ts';

const viewOperator = (row: OperatorRow, actor: Operator): ListedOperator => ({
  ...row,
  can: { change: row.id !== actor.id },
});

export const deskOperatorsRoutes: Handlers<typeof deskOperators> = {
  'GET /api/desk/operators': async ({ db, actor }) => ({
    items: (await db.many(listOperators())).map((row) => viewOperator(row, actor)),
  }),
  'POST /api/desk/operators': async ({ db, actor, input }) => {
    await db.run(inviteOperator(actor.session.id, input.body));
  },
  'POST /api/desk/operators/:id/set-up-link': async ({ db, actor, input }) => {
    await db.run(sendSetupLink(actor.session.id, input.params.id));
  },
  'PUT /api/desk/operators/:id/role': async ({ db, actor, input }) => {
    await db.run(changeRole(actor.session.id, input.params.id, input.body.role));
    return { role: input.body.role };
  },
  'DELETE /api/desk/operators/:id': async ({ db, actor, input }) => {
    await db.run(disableOperator(actor.session.id, input.params.id));
  },
};
