// Companies, their verification and their teams.
import { codeOfConduct, type Api } from '@questline/contract';
import {
  acceptedTeam,
  accounts,
  anyStudent,
  companies,
  except,
  noAccount,
  noCompany,
  otherCompanies,
  owners,
} from '../actors.ts';
import type { Rows } from '../row.ts';

export const companiesRows = {
  'GET /api/company/profile': { 200: companies, 401: noCompany, 403: anyStudent },
  'PATCH /api/company/profile': [
    {
      send: () => ({ body: { mission: 'Bread for everyone' } }),
      200: companies,
      401: noCompany,
      403: anyStudent,
    },
    {
      detail: 'the logo of the accepted company',
      send: () => ({ body: { logo_url: '/media/logo.webp' } }),
      200: acceptedTeam,
      400: otherCompanies,
      401: noCompany,
      403: anyStudent,
    },
  ],
  'GET /api/company/onboarding': { 200: companies, 401: noCompany, 403: anyStudent },
  'GET /api/companies/:id': {
    send: ({ world }) => ({ params: { id: world.acceptedCompany } }),
    200: accounts,
    401: noAccount,
  },
  'GET /api/company/verification': { 200: companies, 401: noCompany, 403: anyStudent },
  'POST /api/company/verification': {
    send: () => ({
      body: {
        legal_name: 'Bakery Inc',
        website: null,
        country: 'US',
        registration_number: null,
        contact_role: 'Owner',
        conduct: codeOfConduct.version,
      },
    }),
    201: ['declined company'],
    401: noCompany,
    403: [...anyStudent, 'accepted member', 'other member', 'unverified company'],
    409: except(owners, 'unverified company', 'declined company'),
  },
  'GET /api/team': { 200: companies, 401: noCompany, 403: anyStudent },
  'POST /api/team/invitations': {
    send: () => ({ body: { email: 'new.teammate@example.org' } }),
    201: except(owners, 'unverified company', 'unnamed company'),
    401: noCompany,
    403: [...anyStudent, 'accepted member', 'other member', 'unverified company'],
    409: ['unnamed company'],
  },
  'POST /api/team/invitations/:id/resend': {
    send: ({ world }) => ({ params: { id: world.invitation } }),
    201: ['accepted company'],
    401: noCompany,
    403: anyStudent,
    404: except(companies, 'accepted company'),
  },
  'DELETE /api/team/invitations/:id': {
    send: ({ world }) => ({ params: { id: world.invitation } }),
    204: ['accepted company'],
    401: noCompany,
    403: anyStudent,
    404: except(companies, 'accepted company'),
  },
  'PATCH /api/team/people/:id': {
    send: ({ world }) => ({ params: { id: world.acceptedMember }, body: { role: 'owner' } }),
    204: ['accepted company'],
    401: noCompany,
    403: [...anyStudent, 'accepted member'],
    404: otherCompanies,
  },
  'DELETE /api/team/people/:id': {
    send: ({ world }) => ({ params: { id: world.acceptedMember } }),
    204: acceptedTeam,
    401: noCompany,
    403: anyStudent,
    404: otherCompanies,
  },
} satisfies Partial<Rows<Api>>;
