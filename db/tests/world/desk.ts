// Operators of the test data.
import { daysFromNow, type Insert } from './insert.ts';

type Before = { closedReport: string; oldInquiry: string; otherStudent: string; unverifiedStudent: string };

export async function buildDesk(
  insert: Insert,
  { closedReport, oldInquiry, otherStudent, unverifiedStudent }: Before,
) {
  const operator = async (name: string, letter: string, role = 'operator') => {
    const operator_id = await insert('operators', {
      email: `${name}@desk.example`,
      name,
      role,
      password_hash: 'x',
      setup_hash: letter.repeat(43),
      setup_expires_at: daysFromNow(1),
    });
    const own = { operator_id, expires_at: daysFromNow(1) };
    const session = await insert('operator_sessions', { ...own, token_hash: letter.repeat(43) });
    await insert('operator_challenges', { ...own, purpose: 'sign-in', challenge_hash: letter.repeat(43) });
    await insert('operator_recovery_codes', { operator_id, code_hash: letter.repeat(43) });
    const passkey = (place: string) =>
      insert('operator_passkeys', {
        operator_id,
        name: place,
        credential_id: `${name}-${place}`,
        public_key: 'k',
      });
    return { operator_id, session, passkeys: [await passkey('laptop'), await passkey('key')] as const };
  };
  const [one, other] = [await operator('opal', 'o'), await operator('otis', 'p')];
  const lead = await operator('lena', 'l', 'lead');
  await insert('email_corrections', {
    person_id: otherStudent,
    operator_id: one.operator_id,
    old_email: 'old@example.org',
    new_email: 'newer@example.org',
    proof: 'school',
    status: 'replaced',
    created_at: daysFromNow(-31),
  });
  await insert('email_corrections', {
    person_id: unverifiedStudent,
    operator_id: one.operator_id,
    old_email: 'unverified@example.org',
    new_email: 'verified@example.org',
    proof: 'school',
    status: 'requested',
  });
  await insert('deletion_notices', { email: 'gone@example.org', created_at: daysFromNow(-3) });
  await insert('desk_log', { operator_id: other.operator_id, report_id: closedReport, what: 'closed' });
  await insert('prospect_notes', { prospect_id: oldInquiry, operator_id: one.operator_id, text: 'Called' });
  return {
    operator: one.operator_id,
    otherOperator: other.operator_id,
    operatorSession: one.session,
    otherOperatorSession: other.session,
    lead: lead.operator_id,
    leadSession: lead.session,
    passkey: one.passkeys[0],
    secondPasskey: one.passkeys[1],
  };
}
