// Messages, notifications, reports and what is shown on every page.
import { randomUUID } from 'node:crypto';
import type { Api } from '@questline/contract';
import {
  acceptedTeam,
  accounts,
  anyCompany,
  anyStudent,
  companies,
  everyone,
  except,
  noAccount,
  noCompany,
  noStudent,
  otherCompanies,
  otherStudents,
  otherTeam,
  students,
  tiedCompanies,
  unlistedCompanies,
} from '../actors.ts';
import type { Rows } from '../row.ts';

const write = (to: object, client_id: string = randomUUID()) => ({
  body: { client_id, content: 'Thank you for your work!', ...to },
});
const start = (user_id: string, initiative_id?: string) =>
  write({ to: { user_id, initiative_id }, subject: 'A question' });

export const messagesRows = {
  'GET /api/conversations': [
    {
      send: ({ world }) => ({ query: { before: world.unverifiedConversation } }),
      200: accounts,
      401: noAccount,
    },
    {
      detail: 'of an initiative of the accepted company',
      send: ({ world }) => ({ query: { initiative_id: world.acceptedInitiative } }),
      200: acceptedTeam,
      400: anyStudent,
      401: noCompany,
      404: otherCompanies,
    },
  ],
  'GET /api/conversations/unread': { 200: accounts, 401: noAccount },
  'GET /api/conversations/with': [
    {
      detail: 'the owner',
      send: ({ world }) => ({ query: { user_id: world.owner, initiative_id: world.acceptedInitiative } }),
      200: [...acceptedTeam, 'pending company', 'rejected company', 'ended company', 'left company'],
      401: noAccount,
      404: [...students, ...unlistedCompanies, ...otherTeam, 'withdrawn company'],
    },
    {
      detail: 'the accepted company',
      send: ({ world }) => ({ query: { user_id: world.acceptedCompany } }),
      200: students,
      401: noAccount,
      404: companies,
    },
  ],
  'GET /api/conversations/:id': {
    send: ({ world }) => ({ params: { id: world.conversation } }),
    200: [...acceptedTeam, 'owner'],
    401: noAccount,
    404: [...otherCompanies, ...otherStudents],
  },
  'GET /api/conversations/:id/messages': {
    send: ({ world }) => ({
      params: { id: world.conversation },
      query: { before: world.conversationMessages[2] },
    }),
    200: [...acceptedTeam, 'owner'],
    401: noAccount,
    404: [...otherCompanies, ...otherStudents],
  },
  'PUT /api/conversations/:id/read': [
    {
      send: ({ world }) => ({
        params: { id: world.conversation },
        body: { message_id: world.conversationMessages[0]! },
      }),
      204: [...acceptedTeam, 'owner'],
      401: noAccount,
      404: [...otherCompanies, ...otherStudents],
    },
    {
      detail: 'of the other student, with a message to the owner',
      send: ({ world }) => ({
        params: { id: world.otherConversation },
        body: { message_id: world.conversationMessages[0]! },
      }),
      204: [...otherTeam, 'other student'],
      401: noAccount,
      404: [
        ...tiedCompanies,
        ...unlistedCompanies,
        ...acceptedTeam,
        'owner',
        'unverified student',
        'student under 18',
      ],
    },
  ],
  'PUT /api/conversations/:id/closed': {
    send: ({ world }) => ({ params: { id: world.conversation }, body: { closed: true } }),
    200: ['owner'],
    401: noStudent,
    403: anyCompany,
    404: otherStudents,
  },
  'GET /api/messages/:id': {
    send: ({ world }) => ({ params: { id: world.conversationMessages[0]! } }),
    200: [...acceptedTeam, 'owner'],
    401: noAccount,
    404: [...otherCompanies, ...otherStudents],
  },
  'POST /api/messages': [
    {
      detail: 'in a conversation',
      send: ({ world }) => write({ conversation_id: world.conversation }),
      201: [...acceptedTeam, 'owner'],
      401: noAccount,
      404: [...otherCompanies, ...otherStudents],
    },
    {
      detail: 'to the owner',
      send: ({ world }) => start(world.owner, world.acceptedInitiative),
      201: acceptedTeam,
      401: noAccount,
      403: except(tiedCompanies, 'withdrawn company'),
      404: [...students, ...unlistedCompanies, ...otherTeam, 'withdrawn company'],
    },
    {
      detail: 'to the accepted company',
      send: ({ world }) => start(world.acceptedCompany),
      201: ['owner'],
      401: noAccount,
      403: otherStudents,
      404: companies,
    },
    {
      detail: 'the client_id of a message of the accepted company',
      send: ({ world }) => write({ conversation_id: world.otherConversation }, world.messageClientId),
      201: [...otherTeam, 'other student'],
      401: noAccount,
      404: [
        ...tiedCompanies,
        ...unlistedCompanies,
        ...acceptedTeam,
        'owner',
        'unverified student',
        'student under 18',
      ],
    },
  ],
  'GET /api/contacts': {
    send: ({ world }) => ({ query: { before: world.leftApplication } }),
    200: accounts,
    401: noAccount,
  },
  'GET /api/notifications': {
    send: ({ world }) => ({ query: { before: world.otherNotification } }),
    200: accounts,
    401: noAccount,
  },
  'GET /api/notifications/unread': { 200: accounts, 401: noAccount },
  'GET /api/notifications/:id': {
    send: ({ world }) => ({ params: { id: world.notification } }),
    200: ['owner'],
    401: noAccount,
    404: except(accounts, 'owner'),
  },
  'PUT /api/notifications/:id/read': {
    send: ({ world }) => ({ params: { id: world.notification } }),
    204: ['owner'],
    401: noAccount,
    404: except(accounts, 'owner'),
  },
  'PUT /api/notifications/read': {
    send: ({ world }) => ({ body: { up_to: world.otherNotification } }),
    204: accounts,
    401: noAccount,
  },
  'GET /api/notifications/preferences': { 200: accounts, 401: noAccount },
  'PATCH /api/notifications/preferences': {
    send: () => ({ body: { mail: false } }),
    200: accounts,
    401: noAccount,
  },
  'POST /api/unsubscribe': {
    send: ({ world, link }) => ({ query: { token: link('unsubscribe', world.owner, 'message_received') } }),
    204: everyone,
  },
  'GET /api/session/push': { 200: accounts, 401: noAccount },
  'PUT /api/session/push': {
    send: () => ({
      body: {
        endpoint: 'https://fcm.googleapis.com/fcm/send/1',
        p256dh: 'B'.repeat(87),
        auth: 'A'.repeat(22),
      },
    }),
    204: accounts,
    401: noAccount,
  },
  'DELETE /api/session/push': { 204: accounts, 401: noAccount },
  'POST /api/reports': [
    {
      detail: 'a message to the owner',
      send: ({ world }) => ({
        body: { subject: 'message', subject_id: world.conversationMessages[1]!, reason: 'other' },
      }),
      201: ['owner'],
      401: noAccount,
      404: except(accounts, 'owner'),
    },
    {
      detail: 'work of the owner',
      send: ({ world }) => ({
        body: { subject: 'submission', subject_id: world.approvedWork, reason: 'other' },
      }),
      201: acceptedTeam,
      401: noAccount,
      404: [...otherCompanies, ...students],
    },
  ],
  'GET /api/reports': {
    send: ({ world }) => ({ query: { before: world.memberReport } }),
    200: accounts,
    401: noAccount,
  },
  'GET /api/reports/help': { 200: everyone },
  'GET /api/shell': { 200: accounts, 401: noAccount },
} satisfies Partial<Rows<Api>>;
