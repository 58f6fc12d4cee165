// New companies, created through the API.
import { apiBy, apiOf } from './api.ts';
import { inDatabase } from './database.ts';
import { linkFor } from './emails.ts';
import { newPerson } from './people.ts';
import { signUpByApi } from './sign-up.ts';

/** What an operator does at the desk in desk/companies.journey.ts. */
export const verifyCompany = (email: string) =>
  inDatabase(
    `update company_profiles set verification = 'verified' where id = (select id from users where email = $1)`,
    [email],
  );

/** Named, welcomed, with a verified email and verified by operators, unless `bare`, which leaves the account as sign-up
 *  created it. `unverified` leaves out the operators. */
export async function createCompany(name: string, { bare = false, unverified = false } = {}) {
  const { email } = newPerson(name);
  const data = { user_type: 'company', full_name: name, company_name: name } as const;
  const { access_token } = await signUpByApi(email, data);
  const api = apiBy(access_token);
  if (!bare) {
    const token = new URL(await linkFor(email, '/verify-email')).searchParams.get('token')!;
    await api('POST /api/session/verification', { body: { token } });
    await api('PATCH /api/session/user', { body: { is_new_signup: 'false' } });
    await api('PATCH /api/company/profile', { body: { company_name: name } });
    if (!unverified) await verifyCompany(email);
  }

  async function createInitiative(
    title: string,
    { active = true, weekly_hours = null as number | null } = {},
  ) {
    const { id } = await api('POST /api/initiatives', {
      body: {
        client_id: crypto.randomUUID(),
        name: title,
        description: `What ${title} is about`,
        total_hours: 8,
        weekly_hours,
        tasks: [{ title: 'One', instructions: 'Do it', allowed_types: ['text'], minutes: 30 }],
      },
    });
    if (active) await api('POST /api/initiatives/:id/activation', { params: { id } });
    return id;
  }
  return { type: 'company' as const, email, name, api, createInitiative };
}

/** An active initiative of a seeded company. */
export async function initiativeOf({ email }: { email: string }): Promise<string> {
  const api = await apiOf({ email });
  const { items } = await api('GET /api/company/initiatives', { query: { status: 'active' } });
  return items[0]!.id;
}
