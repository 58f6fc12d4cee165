// Applications, decisions about them, and a company's notes about students.
import { randomUUID } from 'node:crypto';
import type { Api } from '@questline/contract';
import {
  acceptedTeam,
  anyCompany,
  anyStudent,
  companies,
  except,
  noAccount,
  noCompany,
  noStudent,
  otherCompanies,
  otherStudents,
  otherTeam,
  students,
  unlistedCompanies,
} from '../actors.ts';
import type { Rows } from '../row.ts';

const apply = (initiative_id: string, client_id: string = randomUUID()) => ({
  body: { client_id, initiative_id, confirmed_hours: 2 },
});

export const applicationsRows = {
  'GET /api/home': { 200: students, 401: noStudent, 403: anyCompany },
  'GET /api/company/your-turn': { 200: companies, 401: noCompany, 403: anyStudent },
  'GET /api/applications': { 200: students, 401: noStudent, 403: anyCompany },
  'GET /api/applications/:id': {
    send: ({ world }) => ({ params: { id: world.acceptedApplication } }),
    200: ['owner'],
    401: noStudent,
    403: anyCompany,
    404: otherStudents,
  },
  'POST /api/applications': [
    {
      send: ({ world }) => apply(world.secondEndedInitiative),
      201: ['owner', 'other student'],
      401: noStudent,
      403: [...anyCompany, 'unverified student'],
      409: ['student under 18'],
    },
    {
      detail: 'the client_id of the owner’s application',
      send: ({ world }) => apply(world.secondEndedInitiative, world.applicationClientId),
      201: ['other student'],
      401: noStudent,
      403: [...anyCompany, 'unverified student'],
      409: ['owner', 'student under 18'],
    },
    {
      detail: 'to a paused initiative',
      send: ({ world }) => apply(world.pausedInitiative),
      401: noStudent,
      403: anyCompany,
      404: ['unverified student', 'student under 18'],
      409: ['owner', 'other student'],
    },
    {
      detail: 'to a suspended company',
      send: ({ world }) => apply(world.suspendedInitiative),
      401: noStudent,
      403: anyCompany,
      404: students,
    },
  ],
  'POST /api/applications/:id/withdrawal': {
    send: ({ world }) => ({ params: { id: world.pendingApplication } }),
    201: ['owner'],
    401: noStudent,
    403: anyCompany,
    404: otherStudents,
  },
  'POST /api/applications/:id/end': {
    send: ({ world }) => ({ params: { id: world.acceptedApplication } }),
    201: [...acceptedTeam, 'owner'],
    401: noAccount,
    404: [...otherCompanies, ...otherStudents],
  },
  'POST /api/applications/:id/completion': {
    send: ({ world }) => ({ params: { id: world.finishableApplication } }),
    201: ['owner'],
    401: noStudent,
    403: anyCompany,
    404: otherStudents,
  },
  'GET /api/company/applications': {
    send: ({ world }) => ({
      query: { initiative_id: world.acceptedInitiative, after: world.unverifiedApplication },
    }),
    200: companies,
    401: noCompany,
    403: anyStudent,
  },
  'GET /api/company/applications/count': {
    send: ({ world }) => ({ query: { initiative_id: world.acceptedInitiative } }),
    200: companies,
    401: noCompany,
    403: anyStudent,
  },
  'GET /api/company/applications/:id': {
    send: ({ world }) => ({ params: { id: world.acceptedApplication } }),
    200: acceptedTeam,
    401: noCompany,
    403: anyStudent,
    404: otherCompanies,
  },
  // The owner applied to the pending company.
  'POST /api/applications/:id/acceptance': {
    send: ({ world }) => ({ params: { id: world.pendingApplication }, body: {} }),
    201: ['pending company'],
    401: noCompany,
    403: anyStudent,
    404: except(companies, 'pending company'),
  },
  'POST /api/applications/:id/rejection': {
    send: ({ world }) => ({ params: { id: world.pendingApplication }, body: {} }),
    201: ['pending company'],
    401: noCompany,
    403: anyStudent,
    404: except(companies, 'pending company'),
  },
  'POST /api/company/application-decisions': {
    send: ({ world }) => ({ body: { decision: 'accepted', application_ids: [world.pendingApplication] } }),
    201: companies,
    401: noCompany,
    403: anyStudent,
  },
  // About the decision that the other company can still undo.
  'POST /api/company/decisions/undo': {
    send: ({ world }) => ({ body: { ids: [world.otherWork] } }),
    201: companies,
    401: noCompany,
    403: anyStudent,
  },
  'POST /api/company/decisions/:id/confirmation': {
    send: ({ world }) => ({ params: { id: world.otherWork } }),
    204: ['other company'],
    401: noCompany,
    403: anyStudent,
    404: except(companies, 'other company'),
  },
  'GET /api/company/students': {
    send: ({ world }) => ({ query: { initiative_id: world.acceptedInitiative } }),
    200: companies,
    401: noCompany,
    403: anyStudent,
  },
  'GET /api/company/students/summary': { 200: companies, 401: noCompany, 403: anyStudent },
  'GET /api/company/students/overview': { 200: companies, 401: noCompany, 403: anyStudent },
  'GET /api/company/students/:id/notes': {
    send: ({ world }) => ({ params: { id: world.owner } }),
    200: [...acceptedTeam, 'pending company', 'rejected company', 'ended company', 'left company'],
    401: noCompany,
    403: anyStudent,
    404: [...unlistedCompanies, ...otherTeam, 'withdrawn company'],
  },
  'POST /api/company/students/:id/notes': {
    send: ({ world }) => ({
      params: { id: world.owner },
      body: { client_id: randomUUID(), content: 'Asks first' },
    }),
    201: [...acceptedTeam, 'pending company'],
    401: noCompany,
    403: [...anyStudent, 'rejected company', 'ended company', 'left company'],
    404: [...unlistedCompanies, ...otherTeam, 'withdrawn company'],
  },
  'DELETE /api/company/notes/:id': [
    {
      detail: 'of a member',
      send: ({ world }) => ({ params: { id: world.memberNote } }),
      204: acceptedTeam,
      401: noCompany,
      403: anyStudent,
      404: otherCompanies,
    },
    {
      detail: 'of the founder',
      send: ({ world }) => ({ params: { id: world.founderNote } }),
      204: ['accepted company'],
      401: noCompany,
      403: anyStudent,
      404: except(companies, 'accepted company'),
    },
  ],
} satisfies Partial<Rows<Api>>;
