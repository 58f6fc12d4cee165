// Signing in and out, and people's own accounts.
import type { Api } from '@questline/contract';
import {
  accounts,
  anyStudent,
  everyone,
  except,
  noAccount,
  noCompany,
  owners,
  signedOut,
  students,
} from '../actors.ts';
import type { Rows } from '../row.ts';
import { password } from '../world.ts';

const newPassword = 'quiet-harbor-9';

export const sessionRows = {
  'POST /api/users': {
    send: () => ({
      body: {
        email: 'new@example.org',
        password: newPassword,
        data: { user_type: 'student', full_name: 'Nora New', birth_month: '2000-01' },
      },
    }),
    201: everyone,
  },
  'POST /api/session': {
    send: () => ({ body: { email: 'olive.owner@example.org', password } }),
    201: everyone,
  },
  // With the cookie of the actor's session. Someone without a company is signed out.
  'POST /api/session/renewal': {
    201: [...accounts, 'suspended student', 'suspended company'],
    401: [...signedOut, 'deleted student', 'deleted company'],
    403: ['removed member', 'invited person'],
    refusedChange: 'sessions',
  },
  'DELETE /api/session': { 204: everyone },
  'GET /api/session/user': { 200: accounts, 401: noAccount },
  'PATCH /api/session/user': {
    send: () => ({ body: { is_new_signup: 'false' } }),
    200: accounts,
    401: noAccount,
  },
  'PATCH /api/session/profile': [
    { send: () => ({ body: { full_name: 'Nora New' } }), 200: accounts, 401: noAccount },
    {
      detail: 'the photo of the owner',
      send: () => ({ body: { photo_url: '/photos/photo.webp' } }),
      200: ['owner'],
      400: except(accounts, 'owner'),
      401: noAccount,
    },
  ],
  'PUT /api/session/password': {
    send: () => ({ body: { current_password: password, password: newPassword } }),
    204: accounts,
    401: noAccount,
  },
  'POST /api/session/deletion': {
    send: () => ({ body: { password } }),
    204: [...students, 'accepted member', 'other member'],
    401: noAccount,
    409: owners,
  },
  'POST /api/session/company-deletion': {
    send: () => ({ body: { password } }),
    204: owners,
    401: noCompany,
    403: [...anyStudent, 'accepted member', 'other member'],
  },
  'GET /api/session/devices': { 200: accounts, 401: noAccount },
  'DELETE /api/session/devices': { 204: accounts, 401: noAccount },
  'DELETE /api/session/devices/:id': {
    send: ({ world }) => ({ params: { id: world.session } }),
    204: ['owner'],
    401: noAccount,
    404: except(accounts, 'owner'),
  },
  'GET /api/session/export/:part': [
    {
      detail: 'the messages of a conversation',
      send: ({ world }) => ({ params: { part: 'messages' }, query: { of: world.conversation } }),
      200: accounts,
      401: noAccount,
    },
    {
      detail: 'from a notification on',
      send: ({ world }) => ({
        params: { part: 'notifications' },
        query: { cursor: world.otherNotification },
      }),
      200: accounts,
      401: noAccount,
    },
  ],
  'POST /api/session/verification-request': { 204: accounts, 401: noAccount },
  // Links in emails work for everyone who has them, and for no other account.
  'POST /api/session/verification': {
    send: ({ world, link, links }) => ({
      body: {
        token: link('verify', world.unverifiedStudent, links.fingerprint('uma.unverified@example.org')),
      },
    }),
    204: ['unverified student'],
    403: except(everyone, 'unverified student'),
  },
  'POST /api/session/email-change': {
    send: ({ world, link }) => ({
      body: { token: link('email-confirm', world.correction), step: 'confirm' },
    }),
    204: everyone,
  },
  'POST /api/session/reset-request': {
    send: () => ({ body: { email: 'olive.owner@example.org' } }),
    204: everyone,
  },
  'POST /api/session/reset': {
    send: ({ world, link }) => ({ body: { token: link('reset', world.owner), password: newPassword } }),
    204: everyone,
  },
  'POST /api/sign-up-invitation': {
    send: ({ world, link }) => ({ body: { token: link('sign-up-invitation', world.invitedProspect) } }),
    201: everyone,
  },
  'POST /api/invitation': {
    send: ({ world, link }) => ({ body: { token: link('invitation', world.invitation) } }),
    201: everyone,
  },
  'POST /api/invitation/sign-up': {
    send: ({ world, link }) => ({
      body: { token: link('invitation', world.invitation), full_name: 'Iris Invited', password: newPassword },
    }),
    201: everyone,
  },
  'POST /api/invitation/sign-in': {
    send: ({ world, link }) => ({ body: { token: link('invitation', world.invitationOfPerson), password } }),
    201: everyone,
  },
} satisfies Partial<Rows<Api>>;
