// Companies, people and their emails at the desk. The operator has claimed the company in review.
import type { DeskApi } from '@questline/contract';
import { formerOperators, noOperator, operators, otherOperators } from '../actors.ts';
import type { Rows } from '../row.ts';

const why = { reason: 'support', note: 'They asked us' } as const;

export const deskAccountsRows = {
  'GET /api/desk/companies': { 200: operators, 401: formerOperators, 404: noOperator },
  'POST /api/desk/companies/:id/opening': {
    send: ({ world }) => ({ params: { id: world.review } }),
    201: operators,
    401: formerOperators,
    404: noOperator,
  },
  'POST /api/desk/companies/:id/release': {
    send: ({ world }) => ({ params: { id: world.review } }),
    204: ['operator'],
    401: formerOperators,
    404: noOperator,
    409: otherOperators,
  },
  'POST /api/desk/companies/:id/decision': {
    send: ({ world }) => ({ params: { id: world.review }, body: { declined: null } }),
    204: ['operator'],
    401: formerOperators,
    404: noOperator,
    409: otherOperators,
  },
  'POST /api/desk/accounts/search': {
    send: () => ({ body: { ...why, term: 'Olive' } }),
    201: operators,
    401: formerOperators,
    404: noOperator,
  },
  'POST /api/desk/accounts/:kind/:id/opening': {
    send: ({ world }) => ({ params: { kind: 'person', id: world.owner }, body: why }),
    201: operators,
    401: formerOperators,
    404: noOperator,
  },
  'PUT /api/desk/accounts/:kind/:id/suspension': {
    send: ({ world }) => ({ params: { kind: 'person', id: world.owner }, body: { ...why, suspended: true } }),
    200: ['operator', 'other operator', 'lead'],
    401: formerOperators,
    403: ['unconfirmed lead'],
    404: noOperator,
  },
  'GET /api/desk/email-corrections': {
    200: ['lead', 'unconfirmed lead'],
    401: formerOperators,
    403: ['operator', 'other operator'],
    404: noOperator,
  },
  'POST /api/desk/people/:id/emails': {
    send: ({ world }) => ({ params: { id: world.owner }, body: { ...why, email: 'reset' } }),
    204: operators,
    401: formerOperators,
    404: noOperator,
  },
  'POST /api/desk/people/:id/email-correction': {
    send: ({ world }) => ({
      params: { id: world.owner },
      body: { ...why, email: 'corrected@example.org', proof: 'document' },
    }),
    204: ['operator', 'other operator', 'lead'],
    401: formerOperators,
    403: ['unconfirmed lead'],
    404: noOperator,
  },
  // Requested by the operator.
  'POST /api/desk/people/:id/email-correction/approval': {
    send: ({ world }) => ({ params: { id: world.unverifiedStudent } }),
    204: ['lead'],
    401: formerOperators,
    403: ['operator', 'other operator', 'unconfirmed lead'],
    404: noOperator,
  },
  'DELETE /api/desk/people/:id/email-correction': {
    send: ({ world }) => ({ params: { id: world.unverifiedStudent } }),
    204: ['lead', 'unconfirmed lead'],
    401: formerOperators,
    403: ['operator', 'other operator'],
    404: noOperator,
  },
  'POST /api/desk/accounts/:kind/:id/deletion-request': {
    send: ({ world }) => ({ params: { kind: 'person', id: world.owner }, body: why }),
    204: ['lead'],
    401: formerOperators,
    403: ['operator', 'other operator', 'unconfirmed lead'],
    404: noOperator,
  },
  // The lead asked to delete this account and has confirmed again since.
  'POST /api/desk/accounts/:kind/:id/deletion': {
    send: ({ world }) => ({
      params: { kind: 'person', id: world.otherStudent },
      body: { name: 'Oscar Other' },
    }),
    204: ['lead'],
    401: formerOperators,
    403: ['operator', 'other operator'],
    404: noOperator,
    409: ['unconfirmed lead'],
  },
} satisfies Partial<Rows<DeskApi>>;
