// Students' records and what they show of them, and rewards.
import type { Api } from '@questline/contract';
import {
  acceptedTeam,
  anyCompany,
  anyStudent,
  companies,
  everyone,
  noCompany,
  noStudent,
  otherCompanies,
  otherStudents,
  students,
} from '../actors.ts';
import type { Rows } from '../row.ts';

export const recordRows = {
  'GET /api/record': { 200: students, 401: noStudent, 403: anyCompany },
  'PUT /api/record/page': {
    send: () => ({
      body: {
        on: true,
        full_name: true,
        hours_and_dates: true,
        criteria: true,
        closing_words: true,
        revisions: true,
      },
    }),
    200: students,
    401: noStudent,
    403: anyCompany,
  },
  'POST /api/record/page/link': {
    201: ['owner', 'other student'],
    401: noStudent,
    403: anyCompany,
    404: ['unverified student', 'student under 18'],
  },
  // The owner finished the initiative of the left company.
  'PUT /api/record/entries/:id/page': [
    {
      send: ({ world }) => ({ params: { id: world.leftApplication }, body: { shown: true } }),
      204: students,
      401: noStudent,
      403: anyCompany,
    },
    {
      detail: 'hiding it',
      send: ({ world }) => ({ params: { id: world.leftApplication }, body: { shown: false } }),
      204: students,
      401: noStudent,
      403: anyCompany,
    },
  ],
  'PUT /api/record/entries/:id/texts': {
    send: ({ world }) => ({
      params: { id: world.leftApplication },
      body: { resume_text: 'Made a poster.', college_text: null },
    }),
    204: ['owner'],
    401: noStudent,
    403: anyCompany,
    404: otherStudents,
  },
  'POST /api/record/entries/:id/credential': {
    send: ({ world }) => ({ params: { id: world.leftApplication } }),
    201: ['owner'],
    401: noStudent,
    403: anyCompany,
    404: otherStudents,
  },
  'DELETE /api/record/entries/:id/credential': {
    send: ({ world }) => ({ params: { id: world.leftApplication } }),
    204: ['owner'],
    401: noStudent,
    403: anyCompany,
    404: otherStudents,
  },
  'GET /api/shared-records/:link': {
    send: ({ world }) => ({ params: { link: world.shared.link } }),
    200: everyone,
  },
  'GET /api/credentials/:code': {
    send: ({ world }) => ({ params: { code: world.shared.code } }),
    200: everyone,
  },
  'POST /api/company/applications/:id/closing-words': {
    send: ({ world }) => ({
      params: { id: world.finishedApplication },
      body: { words: 'Asks first, then draws.' },
    }),
    204: acceptedTeam,
    401: noCompany,
    403: anyStudent,
    404: otherCompanies,
  },

  'GET /api/company/rewards': { 200: companies, 401: noCompany, 403: anyStudent },
  'POST /api/rewards/:id/payment': {
    send: ({ world }) => ({
      params: { id: world.owedReward },
      body: { paid_on: '2026-11-01', paid_how: 'cash' },
    }),
    201: acceptedTeam,
    401: noCompany,
    403: anyStudent,
    404: otherCompanies,
  },
  'DELETE /api/rewards/:id/payment': {
    send: ({ world }) => ({ params: { id: world.paidReward } }),
    200: acceptedTeam,
    401: noCompany,
    403: anyStudent,
    404: otherCompanies,
  },
  'GET /api/rewards': {
    send: ({ world }) => ({ query: { before: world.otherReward } }),
    200: students,
    401: noStudent,
    403: anyCompany,
  },
  'POST /api/rewards/:id/receipt': {
    send: ({ world }) => ({ params: { id: world.paidReward }, body: { received: true } }),
    201: ['owner'],
    401: noStudent,
    403: anyCompany,
    404: otherStudents,
  },
} satisfies Partial<Rows<Api>>;
