// Operators: signing in, their account, and each other.
import type { DeskApi } from '@questline/contract';
import {
  formerOperators,
  noOperator,
  operators,
  otherOperators,
  withToken,
  withoutToken,
} from '../actors.ts';
import type { Rows } from '../row.ts';
import { password } from '../world.ts';

const newPassword = 'quiet-harbor-lantern';

export const deskRows = {
  'GET /api/desk/session': { 200: withoutToken, 404: withToken },
  'POST /api/desk/session': {
    send: () => ({ body: { email: 'opal@desk.example', password } }),
    201: withoutToken,
    404: withToken,
  },
  // The challenges are the operator's.
  'POST /api/desk/session/passkey': {
    send: ({ desk }) => ({ body: desk.usePasskey('sign-in') }),
    201: withoutToken,
    404: withToken,
  },
  'POST /api/desk/session/recovery-code': {
    send: ({ desk }) => ({ body: { challenge: desk.challenges['sign-in'], code: desk.recoveryCode } }),
    201: withoutToken,
    404: withToken,
  },
  'DELETE /api/desk/session': { 204: operators, 401: formerOperators, 404: noOperator },
  'POST /api/desk/set-up': {
    send: ({ desk }) => ({ body: { token: desk.setUpToken } }),
    201: withoutToken,
    404: withToken,
  },
  'POST /api/desk/set-up/options': {
    send: ({ desk }) => ({ body: { token: desk.setUpToken, password: newPassword } }),
    201: withoutToken,
    404: withToken,
  },
  'POST /api/desk/set-up/completion': {
    send: ({ desk }) => ({
      body: { token: desk.setUpToken, password: newPassword, ...desk.createPasskey('set-up') },
    }),
    201: withoutToken,
    404: withToken,
  },
  'GET /api/desk/account': { 200: operators, 401: formerOperators, 404: noOperator },
  'DELETE /api/desk/sessions/:id': {
    send: ({ world }) => ({ params: { id: world.operatorSession } }),
    204: ['operator'],
    401: formerOperators,
    404: [...noOperator, ...otherOperators],
  },
  'POST /api/desk/passkeys/options': { 201: operators, 401: formerOperators, 404: noOperator },
  'POST /api/desk/passkeys': {
    send: ({ desk }) => ({ body: desk.createPasskey('add-passkey') }),
    201: ['operator'],
    401: [...otherOperators, ...formerOperators],
    404: noOperator,
  },
  'PATCH /api/desk/passkeys/:id': {
    send: ({ world }) => ({ params: { id: world.passkey }, body: { name: 'Key' } }),
    200: ['operator'],
    401: formerOperators,
    404: [...noOperator, ...otherOperators],
  },
  'DELETE /api/desk/passkeys/:id': {
    send: ({ world }) => ({ params: { id: world.passkey } }),
    204: ['operator'],
    401: formerOperators,
    404: [...noOperator, ...otherOperators],
  },
  'POST /api/desk/recovery-codes': { 201: operators, 401: formerOperators, 404: noOperator },
  'POST /api/desk/confirmation/options': { 201: operators, 401: formerOperators, 404: noOperator },
  'POST /api/desk/confirmation': {
    send: ({ desk }) => ({ body: desk.usePasskey('confirm') }),
    204: ['operator'],
    401: [...otherOperators, ...formerOperators],
    404: noOperator,
  },
  'GET /api/desk/operators': {
    200: ['lead', 'unconfirmed lead'],
    401: formerOperators,
    403: ['operator', 'other operator'],
    404: noOperator,
  },
  'POST /api/desk/operators': {
    send: () => ({ body: { name: 'Nora New', email: 'nora@desk.example', role: 'operator' } }),
    204: ['lead'],
    401: formerOperators,
    403: ['operator', 'other operator', 'unconfirmed lead'],
    404: noOperator,
  },
  'POST /api/desk/operators/:id/set-up-link': {
    send: ({ world }) => ({ params: { id: world.otherOperator } }),
    204: ['lead'],
    401: formerOperators,
    403: ['operator', 'other operator', 'unconfirmed lead'],
    404: noOperator,
  },
  'PUT /api/desk/operators/:id/role': {
    send: ({ world }) => ({ params: { id: world.otherOperator }, body: { role: 'lead' } }),
    200: ['lead'],
    401: formerOperators,
    403: ['operator', 'other operator', 'unconfirmed lead'],
    404: noOperator,
  },
  'DELETE /api/desk/operators/:id': {
    send: ({ world }) => ({ params: { id: world.otherOperator } }),
    204: ['lead'],
    401: formerOperators,
    403: ['operator', 'other operator', 'unconfirmed lead'],
    404: noOperator,
  },
} satisfies Partial<Rows<DeskApi>>;
