// Accounts of the test data.
import type { ClientBase } from 'pg';
import type { Insert } from './insert.ts';

export type People = Awaited<ReturnType<typeof buildAccounts>>;

export async function buildAccounts(client: ClientBase, insert: Insert) {
  const login = async (user_type: 'student' | 'company', name: string) => {
    const id = await insert('profiles', { user_type, full_name: name });
    const email = `${name.toLowerCase().replaceAll(' ', '.')}@example.org`;
    await insert('users', { id, email, password_hash: 'x', email_verified_at: new Date() });
    return { id, email };
  };
  const account = async (user_type: 'student' | 'company', name: string) => {
    const { id } = await login(user_type, name);
    const more = user_type === 'student' ? { birth_month: '2000-01' } : { verification: 'verified' };
    await insert(`${user_type}_profiles`, { id, ...more });
    return id;
  };
  const student = async (name: string) => {
    const id = await account('student', name);
    await insert('student_contacts', { student_id: id, school: 'Lincoln High', instagram_handle: 'someone' });
    return id;
  };
  const company = async (name: string) => {
    const id = await account('company', name);
    await client.query(`update company_profiles set company_name = $2, industry = '{Cafe}' where id = $1`, [
      id,
      `${name} Ltd`,
    ]);
    return id;
  };
  /** Someone with a login who joined a company. */
  const member = async (company_id: string, name: string, columns: object = {}) => {
    const { id: person_id } = await login('company', name);
    await insert('members', { company_id, person_id, role: 'member', ...columns });
    return person_id;
  };
  /** Someone with a login whom a company invited, and who hasn't joined it. */
  const invited = async (company_id: string, name: string) => {
    const { id, email } = await login('company', name);
    await insert('invitations', { company_id, email, role: 'member', invited_by: company_id });
    return id;
  };
  const accounts = {
    owner: await student('Olive Owner'),
    otherStudent: await student('Oscar Other'),
    // Without contacts, so that a test can insert some.
    unverifiedStudent: await account('student', 'Uma Unverified'),
    acceptedCompany: await company('Accepted'),
    pendingCompany: await company('Pending'),
    rejectedCompany: await company('Rejected'),
    endedCompany: await company('Ended'),
    leftCompany: await company('Left'),
    withdrawnCompany: await company('Withdrawn'),
    otherCompany: await company('Other'),
    unverifiedCompany: await company('Unverified'),
    // Verified and named, without open initiatives. No actor uses it.
    idleCompany: await company('Idle'),
    // With an open initiative. The other student has blocked it. No actor uses it.
    blockedCompany: await company('Blocked'),
    // Waiting for operators to verify it, with an open initiative.
    companyInReview: await company('Reviewed'),
    declinedCompany: await company('Declined'),
    suspendedCompany: await company('Suspended'),
    unnamedCompany: await account('company', 'Una Unnamed'),
    // Signing up right now: no credentials yet.
    newStudent: await insert('profiles', { user_type: 'student', full_name: 'New Student' }),
    newCompany: await insert('profiles', { user_type: 'company', full_name: 'New Company' }),
  };
  const people = {
    ...accounts,
    acceptedMember: await member(accounts.acceptedCompany, 'Alma Accepted'),
    acceptedFormer: await member(accounts.acceptedCompany, 'Fred Former', { left_at: new Date() }),
    invitation: await insert('invitations', {
      company_id: accounts.acceptedCompany,
      email: 'invited@example.org',
      role: 'member',
      invited_by: accounts.acceptedCompany,
    }),
    oldInvitation: await insert('invitations', {
      company_id: accounts.acceptedCompany,
      email: 'late@example.org',
      role: 'member',
      invited_by: accounts.acceptedCompany,
      sent_at: new Date(Date.now() - 31 * 86_400_000),
    }),
    otherMember: await member(accounts.otherCompany, 'Otto Other'),
    invitedPerson: await invited(accounts.acceptedCompany, 'Ina Invited'),
  };
  await client.query(`update users set email_verified_at = null where id in ($1, $2)`, [
    people.unverifiedStudent,
    people.unverifiedCompany,
  ]);
  await client.query(`update company_profiles set verification = 'in_review' where id = $1`, [
    people.companyInReview,
  ]);
  await client.query(`update company_profiles set verification = 'declined' where id = $1`, [
    people.declinedCompany,
  ]);
  await client.query('update company_profiles set suspended_at = now() where id = $1', [
    people.suspendedCompany,
  ]);
  await client.query('update profiles set left_company_at = now() where id = $1', [people.acceptedFormer]);
  return people;
}
