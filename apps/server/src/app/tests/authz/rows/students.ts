// Students' profiles and settings, and what their guardians can do.
import type { Api } from '@questline/contract';
import { daysFromNow } from '@questline/db/tests/world/insert.ts';
import {
  acceptedTeam,
  anyCompany,
  everyone,
  except,
  formerStudents,
  noCompany,
  noStudent,
  otherStudents,
  otherTeam,
  students,
  unlistedCompanies,
} from '../actors.ts';
import type { Rows } from '../row.ts';

const nextWeek = daysFromNow(7).toISOString().slice(0, 10);

export const studentsRows = {
  'GET /api/student/profile': { 200: students, 401: noStudent, 403: anyCompany },
  'PATCH /api/student/profile': {
    send: () => ({ body: { grade: 11, school: 'Roosevelt High' } }),
    200: students,
    401: noStudent,
    403: anyCompany,
  },
  'GET /api/student/birth-month': { 200: students, 401: noStudent, 403: anyCompany },
  'PUT /api/student/birth-month': {
    send: () => ({ body: { birth_month: '2000-01' } }),
    204: students,
    401: noStudent,
    403: anyCompany,
  },
  'GET /api/student/time-zone': { 200: students, 401: noStudent, 403: anyCompany },
  'PUT /api/student/time-zone': {
    send: () => ({ body: { time_zone: 'America/Chicago' } }),
    204: students,
    401: noStudent,
    403: anyCompany,
  },
  'GET /api/student/break': { 200: students, 401: noStudent, 403: anyCompany },
  'PUT /api/student/break': {
    send: () => ({ body: { back_on: nextWeek } }),
    200: students,
    401: noStudent,
    403: anyCompany,
  },
  'DELETE /api/student/break': { 204: students, 401: noStudent, 403: anyCompany },
  'GET /api/student/profile/preview': { 200: students, 401: noStudent, 403: anyCompany },
  'GET /api/student/sharing': {
    send: ({ world }) => ({
      query: { company_id: world.acceptedCompany, before: world.leftCompany },
    }),
    200: students,
    401: noStudent,
    403: anyCompany,
  },
  'PUT /api/student/sharing/:id': {
    send: ({ world }) => ({ params: { id: world.acceptedCompany }, body: { shares_contacts: false } }),
    200: ['owner', 'other student', 'unverified student'],
    401: noStudent,
    403: anyCompany,
    404: ['student under 18'],
  },
  'GET /api/student/profile-views': {
    send: ({ world }) => ({ query: { before: world.view } }),
    200: students,
    401: noStudent,
    403: anyCompany,
  },
  'GET /api/student/blocks': {
    send: ({ world }) => ({ query: { before: world.leftCompany } }),
    200: students,
    401: noStudent,
    403: anyCompany,
  },
  'PUT /api/student/blocks/:id': {
    send: ({ world }) => ({ params: { id: world.acceptedCompany } }),
    204: students,
    401: noStudent,
    403: anyCompany,
  },
  'DELETE /api/student/blocks/:id': {
    send: ({ world }) => ({ params: { id: world.leftCompany } }),
    204: students,
    401: noStudent,
    403: anyCompany,
  },
  'GET /api/student/finished-initiatives': {
    send: ({ world }) => ({ query: { before: world.acceptedApplication } }),
    200: students,
    401: noStudent,
    403: anyCompany,
  },
  'GET /api/student/survey': { 200: students, 401: noStudent, 403: anyCompany },
  'PUT /api/student/survey/:step/skip': {
    send: () => ({ params: { step: 'skills' } }),
    200: students,
    401: noStudent,
    403: anyCompany,
  },
  'PUT /api/student/survey/end': { 200: students, 401: noStudent, 403: anyCompany },
  'GET /api/student/welcome-quest': { 200: students, 401: noStudent, 403: anyCompany },
  'PATCH /api/student/welcome-quest': {
    send: () => ({ body: { read: true } }),
    200: students,
    401: noStudent,
    403: anyCompany,
  },
  'GET /api/students/:id': {
    send: ({ world }) => ({ params: { id: world.owner } }),
    200: [...acceptedTeam, 'owner', 'pending company', 'rejected company', 'ended company', 'left company'],
    401: noCompany,
    404: [...unlistedCompanies, ...otherStudents, ...formerStudents, ...otherTeam, 'withdrawn company'],
  },
  'GET /api/student/guardian': { 200: students, 401: noStudent, 403: anyCompany },
  // Students of the test data are adults.
  'PUT /api/student/guardian': {
    send: () => ({ body: { email: 'new.parent@example.org' } }),
    200: ['student under 18'],
    401: noStudent,
    403: [...anyCompany, 'owner', 'other student', 'unverified student'],
  },
  // With the actor's own link, or a forged one.
  'POST /api/guardian': {
    send: ({ guardianLink }) => ({ body: { token: guardianLink } }),
    201: ['guardian', 'other guardian'],
    410: except(everyone, 'guardian', 'other guardian'),
  },
  'POST /api/guardian/link': {
    send: ({ guardianLink }) => ({ body: { token: guardianLink } }),
    204: everyone,
  },
  'POST /api/guardian/steps': {
    send: ({ guardianLink }) => ({ body: { token: guardianLink, step: 'pause' } }),
    201: ['guardian', 'other guardian'],
    410: except(everyone, 'guardian', 'other guardian'),
  },
  'POST /api/guardian/endings': {
    send: ({ guardianLink, world }) => ({
      body: { token: guardianLink, application_id: world.acceptedApplication },
    }),
    201: ['guardian'],
    404: ['other guardian'],
    410: except(everyone, 'guardian', 'other guardian'),
  },
} satisfies Partial<Rows<Api>>;
