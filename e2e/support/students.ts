// New students and collaborations, created through the API.
import type { Api, Request } from '@questline/contract';
import { apiBy } from './api.ts';
import { createCompany } from './companies.ts';
import { linkFor } from './emails.ts';
import { adultBirthMonth, newPerson } from './people.ts';
import { signUpByApi } from './sign-up.ts';

type Company = Awaited<ReturnType<typeof createCompany>>;
type Tasks = NonNullable<Request<Api['POST /api/initiatives']>['body']['tasks']>;

type ProfileAnswers = NonNullable<Request<Api['PATCH /api/student/profile']>['body']>;

type Account = { bare?: boolean; birthMonth?: string };

/** With a verified email, unless `bare`, which leaves the account as sign-up created it. */
export async function createStudent(
  name: string,
  { bare = false, birthMonth = adultBirthMonth, ...answers }: ProfileAnswers & Account = {},
) {
  const { email } = newPerson(name);
  const data = { user_type: 'student', full_name: name, birth_month: birthMonth } as const;
  const { access_token, user } = await signUpByApi(email, data);
  const api = apiBy(access_token);
  if (!bare) {
    const token = new URL(await linkFor(email, '/verify-email')).searchParams.get('token')!;
    await api('POST /api/session/verification', { body: { token } });
  }
  if (Object.keys(answers).length > 0) await api('PATCH /api/student/profile', { body: answers });
  const applyTo = (initiative_id: string) =>
    api('POST /api/applications', {
      body: { client_id: crypto.randomUUID(), initiative_id, confirmed_hours: 4 },
    });
  return { type: 'student' as const, id: user.id, email, name, api, applyTo };
}
export type Student = Awaited<ReturnType<typeof createStudent>>;

export const aTask = (title: string, allowed_types: Tasks[number]['allowed_types'] = ['text']) => ({
  title,
  instructions: `How to do it: ${title}`,
  allowed_types,
  minutes: 30,
});

/** An active initiative and a student who was accepted. */
export async function startCollaboration(
  name: string,
  tasks: Tasks,
  more: { company?: Company; student?: Student } = {},
) {
  const company = more.company ?? (await createCompany(`${name} Bakery`));
  const student = more.student ?? (await createStudent(`${name} Walker`));
  const body = { client_id: crypto.randomUUID(), name: `${name} survey`, tasks };
  const initiative = await company.api('POST /api/initiatives', { body });
  await company.api('POST /api/initiatives/:id/activation', { params: { id: initiative.id } });
  const applied = await student.applyTo(initiative.id);
  const params = { id: applied.id };
  await company.api('POST /api/applications/:id/acceptance', { params, body: {} });
  return {
    company,
    student,
    initiative,
    applicationId: applied.id,
    path: `/initiative-tasks/${initiative.id}`,
  };
}

/** Reviews the newest attempt of a task. */
export async function reviewTask(
  { company, applicationId }: { company: Company; applicationId: string },
  taskTitle: string,
  status: 'approved' | 'needs_revision' | 'reviewed',
  feedback: string | null = null,
) {
  const { items } = await company.api('GET /api/applications/:id/submissions', {
    params: { id: applicationId },
  });
  const { id } = items.find(({ task }) => task.title === taskTitle)!;
  return company.api('POST /api/submissions/:id/review', { params: { id }, body: { status, feedback } });
}
