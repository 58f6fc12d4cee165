// People who join a company's team, through the API.
import { apiBy, visitor } from './api.ts';
import { createCompany } from './companies.ts';
import { linkFor } from './emails.ts';
import { newPerson } from './people.ts';

type Company = Awaited<ReturnType<typeof createCompany>>;

/** Someone who accepted an invitation to the company. */
export async function addTeammate(company: Company, name: string) {
  const person = newPerson(name);
  await company.api('POST /api/team/invitations', { body: { email: person.email } });
  const token = new URL(await linkFor(person.email, '/invitation')).searchParams.get('token')!;
  const body = { token, full_name: name, password: person.password };
  const { access_token } = await visitor()('POST /api/invitation/sign-up', { body });
  return { type: 'company' as const, ...person, api: apiBy(access_token) };
}

/** Rosa owns the company, and Dana joined it. */
export async function createTeam(name: string) {
  const company = await createCompany(name);
  await company.api('PATCH /api/session/profile', { body: { full_name: 'Rosa Diaz' } });
  return { company, dana: await addTeammate(company, 'Dana Kim') };
}
