// Initiatives as students find them, as companies edit them, and their drafts.
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
  otherTeam,
  students,
} from '../actors.ts';
import type { Rows } from '../row.ts';

const name = 'Poster week, again';
const tasks = (id?: string) => [{ ...(id && { id }), title: 'One', allowed_types: ['text' as const] }];

export const initiativesRows = {
  'GET /api/initiatives': { 200: accounts, 401: noAccount },
  'GET /api/companies': { 200: accounts, 401: noAccount },
  'GET /api/student/best-fit': { 200: students, 401: noStudent, 403: anyCompany },
  'PUT /api/bookmarks/:initiative_id': {
    send: ({ world }) => ({ params: { initiative_id: world.secondEndedInitiative } }),
    204: students,
    401: noStudent,
    403: anyCompany,
  },
  'DELETE /api/bookmarks/:initiative_id': {
    send: ({ world }) => ({ params: { initiative_id: world.openInitiative } }),
    204: students,
    401: noStudent,
    403: anyCompany,
  },
  'GET /api/initiatives/featured': { 200: everyone },
  'GET /api/initiatives/:id': [
    {
      detail: 'open',
      send: ({ world }) => ({ params: { id: world.openInitiative } }),
      200: [...students, ...acceptedTeam],
      401: noAccount,
      404: otherCompanies,
    },
    {
      detail: 'paused',
      send: ({ world }) => ({ params: { id: world.pausedInitiative } }),
      200: [...acceptedTeam, 'owner', 'other student'],
      401: noAccount,
      404: [...otherCompanies, 'unverified student', 'student under 18'],
    },
    {
      detail: 'of a suspended company',
      send: ({ world }) => ({ params: { id: world.suspendedInitiative } }),
      401: noAccount,
      404: accounts,
    },
  ],
  'POST /api/initiatives/:id/views': {
    send: ({ world }) => ({ params: { id: world.openInitiative } }),
    204: students,
    401: noStudent,
    403: anyCompany,
  },
  'GET /api/company/overview': { 200: companies, 401: noCompany, 403: anyStudent },
  'GET /api/company/initiatives': {
    send: ({ world }) => ({ query: { before: world.unnamedInitiative } }),
    200: companies,
    401: noCompany,
    403: anyStudent,
  },
  'GET /api/company/initiatives/:id': {
    send: ({ world }) => ({ params: { id: world.acceptedInitiative } }),
    200: acceptedTeam,
    401: noCompany,
    403: anyStudent,
    404: otherCompanies,
  },
  'GET /api/company/initiatives/:id/results': {
    send: ({ world }) => ({ params: { id: world.acceptedInitiative } }),
    200: acceptedTeam,
    401: noCompany,
    403: anyStudent,
    404: otherCompanies,
  },
  'GET /api/company/initiatives/:id/finished-tasks': {
    send: ({ world }) => ({ params: { id: world.acceptedInitiative } }),
    200: acceptedTeam,
    401: noCompany,
    403: anyStudent,
    404: otherCompanies,
  },
  'POST /api/initiatives': [
    {
      send: () => ({ body: { name, client_id: randomUUID(), tasks: tasks() } }),
      201: companies,
      401: noCompany,
      403: anyStudent,
    },
    {
      detail: 'the client_id of an initiative of the accepted company',
      send: ({ world }) => ({ body: { name, client_id: world.usedClientId } }),
      201: otherCompanies,
      401: noCompany,
      403: anyStudent,
      409: acceptedTeam,
    },
    {
      detail: 'a task of the accepted company',
      send: ({ world }) => ({ body: { name, client_id: randomUUID(), tasks: tasks(world.doneTask) } }),
      201: companies,
      401: noCompany,
      403: anyStudent,
    },
    {
      detail: 'a banner of the accepted company',
      send: () => ({ body: { name, client_id: randomUUID(), banner_url: '/media/banner.webp' } }),
      201: acceptedTeam,
      400: otherCompanies,
      401: noCompany,
      403: anyStudent,
    },
  ],
  'PUT /api/initiatives/:id': [
    {
      send: ({ world }) => ({
        params: { id: world.pausedInitiative },
        body: { name, updated_at: world.pausedUpdatedAt, tasks: tasks(world.pausedInitiativeTask) },
      }),
      200: acceptedTeam,
      401: noCompany,
      403: anyStudent,
      404: otherCompanies,
    },
    {
      detail: 'of the other company, with a task of the accepted company',
      send: ({ world }) => ({
        params: { id: world.otherInitiative },
        body: { name, updated_at: world.otherUpdatedAt, tasks: tasks(world.doneTask) },
      }),
      200: otherTeam,
      401: noCompany,
      403: anyStudent,
      404: except(companies, 'other company', 'other member'),
    },
  ],
  'DELETE /api/initiatives/:id': {
    send: ({ world }) => ({ params: { id: world.pausedInitiative } }),
    204: acceptedTeam,
    401: noCompany,
    403: anyStudent,
    404: otherCompanies,
  },
  'POST /api/initiatives/:id/activation': {
    send: ({ world }) => ({ params: { id: world.pausedInitiative } }),
    201: acceptedTeam,
    401: noCompany,
    403: anyStudent,
    404: otherCompanies,
  },
  'DELETE /api/initiatives/:id/activation': {
    send: ({ world }) => ({ params: { id: world.openInitiative } }),
    200: acceptedTeam,
    401: noCompany,
    403: anyStudent,
    404: otherCompanies,
  },
  'GET /api/initiatives/:id/preview': {
    send: ({ world }) => ({ params: { id: world.pausedInitiative } }),
    200: acceptedTeam,
    401: noCompany,
    403: anyStudent,
    404: otherCompanies,
  },
  'GET /api/initiatives/:id/takedown': {
    send: ({ world }) => ({ params: { id: world.takenDownInitiative } }),
    200: acceptedTeam,
    401: noCompany,
    403: anyStudent,
    404: otherCompanies,
  },
  'POST /api/initiatives/:id/duplicate': {
    send: ({ world }) => ({ params: { id: world.pausedInitiative }, body: { client_id: randomUUID() } }),
    201: acceptedTeam,
    401: noCompany,
    403: anyStudent,
    404: otherCompanies,
  },
  'PUT /api/company/chain': {
    send: ({ world }) => ({ body: { initiative_ids: [world.acceptedInitiative, world.openInitiative] } }),
    200: acceptedTeam,
    401: noCompany,
    403: [...otherCompanies, ...anyStudent],
  },
  'GET /api/initiative-drafts': {
    send: ({ world }) => ({ query: { before: world.otherDraft } }),
    200: companies,
    401: noCompany,
    403: anyStudent,
  },
  'GET /api/initiative-drafts/:client_id': {
    send: ({ world }) => ({ params: { client_id: world.usedClientId } }),
    200: ['accepted company'],
    401: noCompany,
    403: anyStudent,
    404: except(companies, 'accepted company'),
  },
  'PUT /api/initiative-drafts/:client_id': [
    {
      detail: 'new',
      send: () => ({ params: { client_id: randomUUID() }, body: { content: { name }, updated_at: null } }),
      200: companies,
      401: noCompany,
      403: anyStudent,
    },
    {
      detail: 'of the accepted company',
      send: ({ world }) => ({
        params: { client_id: world.usedClientId },
        body: { content: { name, tasks: [{ id: world.doneTask }] }, updated_at: world.draftUpdatedAt },
      }),
      200: ['accepted company'],
      401: noCompany,
      403: anyStudent,
      409: except(companies, 'accepted company'),
    },
  ],
  'DELETE /api/initiative-drafts/:client_id': {
    send: ({ world }) => ({ params: { client_id: world.usedClientId } }),
    204: ['accepted company'],
    401: noCompany,
    403: anyStudent,
    404: except(companies, 'accepted company'),
  },
} satisfies Partial<Rows<Api>>;
