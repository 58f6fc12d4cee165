// Rows of the people in companies' teams.
import { invited, teammates } from '../data/team.ts';
import type { Ids } from './accounts.ts';
import { idAt, type Clock } from './clock.ts';

export function teamRows(clock: Clock, ids: Ids, passwordHash: string) {
  const people = teammates.map(({ slug, company, name, email, joined }) => {
    const joined_at = clock.ago(joined, `joined:${slug}`);
    return { id: ids.get(slug)!, company, name, email, joined_at };
  });
  return {
    profiles: people.map(({ id, name, joined_at }) => ({
      id,
      user_type: 'company',
      full_name: name,
      created_at: joined_at,
      updated_at: joined_at,
    })),
    users: people.map(({ id, email, joined_at }) => ({
      id,
      email,
      password_hash: passwordHash,
      // The invitation verified it.
      email_verified_at: joined_at,
      is_new_signup: 'false',
      created_at: joined_at,
    })),
    members: people.map(({ id, company, joined_at }) => ({
      company_id: ids.get(company),
      person_id: id,
      role: 'member',
      joined_at,
    })),
    invitations: invited.map(({ company, email, sent }) => {
      const sent_at = clock.ago(sent, `invited:${email}`);
      return {
        id: idAt(`invitation:${email}`, sent_at),
        company_id: ids.get(company),
        email,
        role: 'member',
        invited_by: ids.get(company),
        sent_at,
      };
    }),
  };
}
