// Reports, removed contact details, prospects, emails and figures at the desk. The operator has claimed the report and the
// removed contact.
import type { DeskApi } from '@questline/contract';
import { formerOperators, noOperator, operators, otherOperators } from '../actors.ts';
import type { Rows } from '../row.ts';

const why = { reason: 'report' } as const;
const found = { kind: 'waitlist', status: null, term: null, oldest_first: false, after: null } as const;

export const deskQueuesRows = {
  'GET /api/desk/reports': { 200: operators, 401: formerOperators, 404: noOperator },
  'POST /api/desk/reports/:id/opening': {
    send: ({ world }) => ({ params: { id: world.report } }),
    201: operators,
    401: formerOperators,
    404: noOperator,
  },
  'POST /api/desk/reports/:id/release': {
    send: ({ world }) => ({ params: { id: world.report } }),
    204: ['operator'],
    401: formerOperators,
    404: noOperator,
    409: otherOperators,
  },
  'POST /api/desk/reports/:id/conversation': {
    send: ({ world }) => ({ params: { id: world.report }, body: why }),
    201: ['operator'],
    401: formerOperators,
    404: noOperator,
    409: otherOperators,
  },
  'POST /api/desk/reports/:id/files': {
    send: ({ world }) => ({ params: { id: world.report }, body: why }),
    201: ['operator'],
    401: formerOperators,
    404: noOperator,
    409: otherOperators,
  },
  'POST /api/desk/reports/:id/evidence': {
    send: ({ world }) => ({ params: { id: world.report }, body: why }),
    201: ['lead'],
    401: formerOperators,
    403: ['operator', 'other operator', 'unconfirmed lead'],
    404: noOperator,
  },
  'POST /api/desk/reports/:id/decision': [
    {
      detail: 'without an action',
      send: ({ world }) => ({ params: { id: world.report }, body: { actions: [] } }),
      204: ['operator'],
      401: formerOperators,
      404: noOperator,
      409: otherOperators,
    },
    {
      detail: 'suspending the company',
      send: ({ world }) => ({ params: { id: world.report }, body: { actions: ['suspend_company'] } }),
      204: ['operator'],
      401: formerOperators,
      404: noOperator,
      409: otherOperators,
    },
  ],
  'GET /api/desk/contacts': { 200: operators, 401: formerOperators, 404: noOperator },
  'POST /api/desk/contacts/:id/opening': {
    send: ({ world }) => ({ params: { id: world.removedContact } }),
    201: operators,
    401: formerOperators,
    404: noOperator,
  },
  'POST /api/desk/contacts/:id/release': {
    send: ({ world }) => ({ params: { id: world.removedContact } }),
    204: ['operator'],
    401: formerOperators,
    404: noOperator,
    409: otherOperators,
  },
  'POST /api/desk/contacts/:id/decision': {
    send: ({ world }) => ({ params: { id: world.removedContact }, body: { actions: [] } }),
    204: ['operator'],
    401: formerOperators,
    404: noOperator,
    409: otherOperators,
  },
  'GET /api/desk/prospects/new': { 200: operators, 401: formerOperators, 404: noOperator },
  'POST /api/desk/prospects/search': {
    send: ({ world }) => ({ body: { ...found, after: world.waitlistEntry } }),
    201: operators,
    401: formerOperators,
    404: noOperator,
  },
  'POST /api/desk/prospects/:id/opening': {
    send: ({ world }) => ({ params: { id: world.inquiry } }),
    201: operators,
    401: formerOperators,
    404: noOperator,
  },
  'POST /api/desk/prospects/:id/notes': {
    send: ({ world }) => ({ params: { id: world.inquiry }, body: { text: 'Called' } }),
    201: operators,
    401: formerOperators,
    404: noOperator,
  },
  'PUT /api/desk/prospects/:id/invitation': {
    send: ({ world }) => ({ params: { id: world.inquiry }, body: { as: 'company' } }),
    200: operators,
    401: formerOperators,
    404: noOperator,
  },
  'DELETE /api/desk/prospects/:id/invitation': {
    send: ({ world }) => ({ params: { id: world.invitedProspect } }),
    200: operators,
    401: formerOperators,
    404: noOperator,
  },
  'PUT /api/desk/prospects/:id/closed': {
    send: ({ world }) => ({ params: { id: world.inquiry }, body: { closed: true } }),
    200: operators,
    401: formerOperators,
    404: noOperator,
  },
  'POST /api/desk/prospects/export': {
    send: ({ world }) => ({ body: { ...found, after: world.waitlistEntry, ...why } }),
    201: operators,
    401: formerOperators,
    404: noOperator,
  },
  'GET /api/desk/health': { 200: operators, 401: formerOperators, 404: noOperator },
  'GET /api/desk/emails': { 200: operators, 401: formerOperators, 404: noOperator },
  'GET /api/desk/emails/:id': {
    send: ({ world }) => ({ params: { id: world.failedEmail } }),
    200: operators,
    401: formerOperators,
    404: noOperator,
  },
  'POST /api/desk/emails/:id/recipient': {
    send: ({ world }) => ({ params: { id: world.failedEmail }, body: why }),
    201: operators,
    401: formerOperators,
    404: noOperator,
  },
  'POST /api/desk/emails/:id/decision': {
    send: ({ world }) => ({ params: { id: world.failedEmail }, body: { decision: 'handled' } }),
    204: operators,
    401: formerOperators,
    404: noOperator,
  },
} satisfies Partial<Rows<DeskApi>>;
