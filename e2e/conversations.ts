// Two who may write to each other, and what they have said, over the API: a journey shows what it is about.
import type { Api } from '@questline/contract';
import { createApi } from '@questline/contract/client';
import { foundCompany } from './companies.ts';
import { linkFor } from './mailbox.ts';
import { newcomer } from './people.ts';
import { signUpByApi } from './sign-up.ts';

type Company = Awaited<ReturnType<typeof foundCompany>>;
type Student = Awaited<ReturnType<typeof joinStudent>>;

/** Verified, with a name and nothing else. */
export async function joinStudent(name: string) {
  const origin = process.env['JOURNEY_ORIGIN']!;
  const { email } = newcomer(name);
  const { access_token, user } = await signUpByApi(email, { user_type: 'student', full_name: name });
  const api = createApi<Api>({ origin, token: () => access_token });
  const token = new URL(await linkFor(email, '/verify-email')).searchParams.get('token')!;
  await api('POST /api/session/verification', { body: { token } });
  return { type: 'student' as const, email, name, id: user.id, api };
}

/** Applies, and is decided upon; without a decision it stays pending. */
export async function apply(
  student: Student,
  company: Company,
  initiativeId: string,
  decision?: 'acceptance' | 'rejection',
) {
  const { id } = await student.api('POST /api/applications', {
    body: { client_id: crypto.randomUUID(), initiative_id: initiativeId, confirmed_hours: 2 },
  });
  if (decision) await company.api(`POST /api/applications/:id/${decision}`, { params: { id }, body: {} });
  return id;
}

/** A company, a student whom it accepted, and what that was for. */
export async function foundPair(companyName: string, studentName: string, about = 'Poster week') {
  const [company, student] = await Promise.all([foundCompany(companyName), joinStudent(studentName)]);
  const initiativeId = await company.initiate(about);
  await apply(student, company, initiativeId, 'acceptance');
  /** The company's first words; the answer names the thread. */
  const open = (content: string) =>
    company.api('POST /api/messages', {
      body: {
        client_id: crypto.randomUUID(),
        to: { user_id: student.id, initiative_id: initiativeId },
        subject: `Re: ${about}`,
        content,
      },
    });
  const say = (who: { api: Company['api'] }, conversation_id: string, content: string) =>
    who.api('POST /api/messages', { body: { client_id: crypto.randomUUID(), conversation_id, content } });
  return { company, student, initiativeId, open, say };
}
