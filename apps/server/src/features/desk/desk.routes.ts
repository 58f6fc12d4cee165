// Routes of the desk: signing in, setting up, and an operator's own passkeys and recovery codes.
import type { DeskApi, OperatorDevice, OperatorSession } from '@questline/contract';
import type { Operator } from '../../platform/actor.ts';
import { deskCookie } from '../../platform/http/cookies.ts';
import type { HttpCall } from '../../platform/http/http-call.ts';
import type { Handlers } from '../../platform/http/http.ts';
import { createSemaphore } from '../../platform/limits/semaphore.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { DeskDeps } from './desk.deps.ts';
import {
  countRecoveryCodes,
  deletePasskey,
  deleteSession,
  insertPasskey,
  listPasskeys,
  listSessions,
  renamePasskey,
} from './desk.queries.ts';
import { findOperator, rememberSession } from './operator-session.ts';
import { deskAccountsRoutes } from './accounts/desk-accounts.routes.ts';
import { deskCompaniesRoutes } from './companies/desk-companies.routes.ts';
import { checkNewPasskey, offerPasskey, requestPasskey } from './passkeys.ts';
import { replaceRecoveryCodes } from './recovery-codes.ts';
import { beginSetup, finishSetup, readSetup } from './set-up.ts';
import { deskContactsRoutes } from './contacts/desk-contacts.routes.ts';
import { deskOperatorsRoutes } from './operators/desk-operators.routes.ts';
import { deskProspectsRoutes } from './prospects/desk-prospects.routes.ts';
import { deskEmailsRoutes } from './emails/desk-emails.routes.ts';
import { deskHealthRoutes } from './health/desk-health.routes.ts';
import { deskReportsRoutes } from './reports/desk-reports.routes.ts';
import { checkPassword, confirmWithPasskey, signInWithCode, signInWithPasskey } from './sign-in.ts';

// Guesses queue here instead of for the desk's few database connections, which operators need.
const entering = { atOnce: 2, waiting: 32 };

const viewOperator = ({ id, name, email, role, session }: Operator): OperatorSession => ({
  id,
  name,
  email,
  role,
  expires_at: session.expiresAt,
});

const viewSession = (row: Omit<OperatorDevice, 'current'>, { session }: Operator): OperatorDevice => ({
  ...row,
  current: row.id === session.id,
});

export const deskRoutes = (deps: DeskDeps): Handlers<DeskApi> => {
  const limited = createSemaphore(entering.atOnce, entering.waiting);

  async function enter(http: HttpCall, signIn: () => Promise<string>): Promise<OperatorSession> {
    const token = await limited(signIn);
    rememberSession(http, token);
    const operator = await findOperator(deps.deskDatabase, token);
    if (!operator) throw new Refusal('session_ended');
    return viewOperator(operator);
  }

  return {
    'GET /api/desk/session': async ({ http }) => {
      const operator = await findOperator(deps.deskDatabase, http.cookie(deskCookie));
      return { operator: operator ? viewOperator(operator) : null };
    },
    'POST /api/desk/session': ({ http, input }) => limited(() => checkPassword(deps, http, input.body)),
    'POST /api/desk/session/passkey': ({ http, input }) =>
      enter(http, () => signInWithPasskey(deps, http, input.body)),
    'POST /api/desk/session/recovery-code': ({ http, input }) =>
      enter(http, () => signInWithCode(deps, http, input.body)),
    'DELETE /api/desk/session': async ({ db, actor, http }) => {
      await db.run(deleteSession(actor.session.id));
      http.clearCookie(deskCookie);
    },

    'POST /api/desk/set-up': async ({ input }) => {
      const { name, email } = await limited(() => readSetup(deps, input.body.token));
      return { name, email };
    },
    'POST /api/desk/set-up/options': ({ input }) => limited(() => beginSetup(deps, input.body)),
    'POST /api/desk/set-up/completion': async ({ http, input }) => {
      const { codes, token } = await limited(() => finishSetup(deps, http, input.body));
      rememberSession(http, token);
      return { recovery_codes: codes };
    },

    'GET /api/desk/account': async ({ db, actor }) => {
      const [passkeys, { left }] = [await db.many(listPasskeys()), await db.one(countRecoveryCodes())];
      const sessions = (await db.many(listSessions())).map((row) => viewSession(row, actor));
      return { passkeys, recovery_codes_left: left, sessions };
    },
    'DELETE /api/desk/sessions/:id': async ({ db, input }) => {
      await db.one(deleteSession(input.params.id));
    },
    'POST /api/desk/passkeys/options': ({ db, actor }) => offerPasskey(deps, db, actor),
    'POST /api/desk/passkeys': async ({ db, actor, http, input }) => {
      const passkey = await checkNewPasskey(deps, db, input.body);
      const row = { operator_id: actor.id, name: http.device, ...passkey };
      const added = await db.maybe(insertPasskey(row));
      if (!added) throw new Refusal('passkey_refused');
      return added;
    },
    'PATCH /api/desk/passkeys/:id': ({ db, input }) =>
      db.one(renamePasskey(input.params.id, input.body.name)),
    'DELETE /api/desk/passkeys/:id': async ({ db, input }) => {
      await db.one(deletePasskey(input.params.id));
    },
    'POST /api/desk/recovery-codes': async ({ db, actor }) => ({
      recovery_codes: await db.tx((tx) => replaceRecoveryCodes(tx, actor.id)),
    }),
    'POST /api/desk/confirmation/options': ({ db, actor }) => requestPasskey(deps, db, actor.id, 'confirm'),
    'POST /api/desk/confirmation': async ({ db, actor, input }) => {
      await confirmWithPasskey(deps, db, actor, input.body);
    },
    ...deskReportsRoutes,
    ...deskCompaniesRoutes(deps),
    ...deskAccountsRoutes(deps),
    ...deskContactsRoutes,
    ...deskOperatorsRoutes,
    ...deskProspectsRoutes,
    ...deskEmailsRoutes,
    ...deskHealthRoutes,
  };
};
