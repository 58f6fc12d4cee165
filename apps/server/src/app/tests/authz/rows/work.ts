// Submissions, their files, and reviews.
import { randomUUID } from 'node:crypto';
import type { Api } from '@questline/contract';
import {
  acceptedTeam,
  accounts,
  anyCompany,
  anyStudent,
  companies,
  except,
  noAccount,
  noCompany,
  noStudent,
  otherCompanies,
  otherStudents,
  students,
} from '../actors.ts';
import type { Rows } from '../row.ts';

const text = { submission_type: 'text', content: 'Twelve answers' } as const;

export const workRows = {
  'GET /api/initiatives/:id/workspace': {
    send: ({ world }) => ({ params: { id: world.acceptedInitiative } }),
    200: ['owner'],
    401: noStudent,
    403: anyCompany,
    404: otherStudents,
  },
  'PUT /api/tasks/:id/draft': [
    {
      send: ({ world }) => ({
        params: { id: world.resubmittedTask },
        body: { submission_type: 'text', text: 'Still writing', revision: 0 },
      }),
      200: ['owner'],
      401: noStudent,
      403: anyCompany,
      404: otherStudents,
    },
    {
      detail: 'with a file of the other student',
      send: ({ world }) => ({
        params: { id: world.resubmittedTask },
        body: { submission_type: 'upload', file_id: world.otherFile, revision: 0 },
      }),
      401: noStudent,
      403: [...anyCompany, 'owner'],
      404: otherStudents,
    },
  ],
  'DELETE /api/tasks/:id/draft': {
    send: ({ world }) => ({ params: { id: world.openTask } }),
    204: students,
    401: noStudent,
    403: anyCompany,
  },
  'POST /api/submissions': [
    {
      send: ({ world }) => ({ body: { client_id: randomUUID(), task_id: world.openTask, ...text } }),
      201: ['owner'],
      401: noStudent,
      403: anyCompany,
      404: otherStudents,
    },
    {
      detail: 'the client_id of work of the owner',
      send: ({ world }) => ({ body: { client_id: world.newestClientId, task_id: world.otherTask, ...text } }),
      201: ['other student'],
      401: noStudent,
      403: anyCompany,
      404: ['owner', 'unverified student', 'student under 18'],
    },
    {
      detail: 'with a file of the other student',
      send: ({ world }) => ({
        body: {
          client_id: randomUUID(),
          task_id: world.resubmittedTask,
          submission_type: 'upload',
          file_id: world.otherFile,
        },
      }),
      401: noStudent,
      403: anyCompany,
      404: students,
    },
  ],
  'GET /api/applications/:id/submissions': {
    send: ({ world }) => ({ params: { id: world.acceptedApplication } }),
    200: acceptedTeam,
    401: noCompany,
    403: anyStudent,
    404: otherCompanies,
  },
  'GET /api/company/review-queue': {
    send: ({ world }) => ({ query: { initiative_id: world.acceptedInitiative, after: world.approvedWork } }),
    200: companies,
    401: noCompany,
    403: anyStudent,
  },
  'GET /api/company/reviews': {
    send: ({ world }) => ({ query: { initiative_id: world.acceptedInitiative, before: world.otherWork } }),
    200: companies,
    401: noCompany,
    403: anyStudent,
  },
  'GET /api/company/tasks/:id/work': {
    send: ({ world }) => ({ params: { id: world.resubmittedTask } }),
    200: acceptedTeam,
    401: noCompany,
    403: anyStudent,
    404: otherCompanies,
  },
  'GET /api/submissions/:id': {
    send: ({ world }) => ({ params: { id: world.newestWork } }),
    200: acceptedTeam,
    401: noCompany,
    403: anyStudent,
    404: otherCompanies,
  },
  'POST /api/submissions/:id/review': {
    send: ({ world }) => ({ params: { id: world.newestWork }, body: { status: 'approved' } }),
    201: acceptedTeam,
    401: noCompany,
    403: anyStudent,
    404: otherCompanies,
  },
  'GET /api/company/feedback-snippets': { 200: companies, 401: noCompany, 403: anyStudent },
  'POST /api/company/feedback-snippets': {
    send: () => ({ body: { client_id: randomUUID(), name: 'Thanks', content: 'Thank you' } }),
    201: companies,
    401: noCompany,
    403: anyStudent,
  },
  'PATCH /api/company/feedback-snippets/:id': {
    send: ({ world }) => ({ params: { id: world.snippet }, body: { name: 'Thanks' } }),
    200: acceptedTeam,
    401: noCompany,
    403: anyStudent,
    404: otherCompanies,
  },
  'DELETE /api/company/feedback-snippets/:id': {
    send: ({ world }) => ({ params: { id: world.snippet } }),
    204: acceptedTeam,
    401: noCompany,
    403: anyStudent,
    404: otherCompanies,
  },

  'GET /api/files/:id': [
    {
      detail: 'submitted',
      send: ({ world }) => ({ params: { id: world.submittedFile } }),
      200: [...acceptedTeam, 'owner'],
      401: noAccount,
      404: [...otherCompanies, ...otherStudents],
    },
    {
      detail: 'not submitted yet',
      send: ({ world }) => ({ params: { id: world.readyFile } }),
      200: ['owner'],
      401: noAccount,
      404: except(accounts, 'owner'),
    },
  ],
  'POST /api/files/:id/download': [
    {
      detail: 'submitted',
      send: ({ world }) => ({ params: { id: world.submittedFile } }),
      201: [...acceptedTeam, 'owner'],
      401: noAccount,
      404: [...otherCompanies, ...otherStudents],
    },
    {
      detail: 'not submitted yet',
      send: ({ world }) => ({ params: { id: world.readyFile } }),
      201: ['owner'],
      401: noAccount,
      404: except(accounts, 'owner'),
    },
  ],
} satisfies Partial<Rows<Api>>;
