// Seeded students who apply and submit work through the API.
import type { Api, Request } from '@questline/contract';
import { submissionTypes } from '@questline/contract/plain';
import { studentEmail } from '@questline/db/seed/build/accounts.ts';
import { students } from '@questline/db/seed/data/students.ts';
import { apiOf } from './api.ts';
import type { createCompany } from './companies.ts';

type Company = Awaited<ReturnType<typeof createCompany>>;

/** What the initiative says, instead of the usual. */
type Content = Partial<Request<Api['POST /api/initiatives']>['body']>;

const usual = students.filter((it) => !it.state && !it.unverified);
const clients = new Map<string, ReturnType<typeof apiOf>>();

/** Signs in once per process and API, because hashing passwords is slow. */
function clientOf(email: string) {
  const key = `${process.env['JOURNEY_ORIGIN']} ${email}`;
  const known = clients.get(key) ?? apiOf({ email });
  clients.set(key, known);
  return known;
}

/** An active initiative with tasks, and students who applied to it in this order. */
export async function createApplicants(
  company: Company,
  {
    applicants,
    tasks,
    note = (name: string) => `I am ${name}`,
    content = {},
  }: { applicants: number; tasks: number; note?: (name: string) => string; content?: Content },
) {
  const initiative = await company.api('POST /api/initiatives', {
    body: {
      client_id: crypto.randomUUID(),
      name: 'Taste survey',
      description: 'What the neighbors think',
      tasks: Array.from({ length: tasks }, (_, n) => ({
        title: `Task ${n + 1}`,
        instructions: `What to do in task ${n + 1}`,
        allowed_types: [...submissionTypes],
      })),
      ...content,
    },
  });
  await company.api('POST /api/initiatives/:id/activation', { params: { id: initiative.id } });
  const people = [];
  for (const student of usual.slice(0, applicants)) {
    const email = studentEmail(student);
    const api = await clientOf(email);
    const { id } = await api('POST /api/applications', {
      body: {
        client_id: crypto.randomUUID(),
        initiative_id: initiative.id,
        confirmed_hours: 4,
        note: note(student.name),
      },
    });
    people.push({ type: 'student' as const, name: student.name, email, api, applicationId: id });
  }
  return { initiative, people, tasks: initiative.tasks };
}

type Worker = Awaited<ReturnType<typeof createApplicants>>['people'][number];

export const submitWork = (
  { api, name }: Worker,
  task: { id: string; title: string },
  work: { submission_type: 'text' | 'link'; content: string } = {
    submission_type: 'text',
    content: `${name} did ${task.title}`,
  },
) => api('POST /api/submissions', { body: { client_id: crypto.randomUUID(), task_id: task.id, ...work } });

export const acceptAll = (company: Company, people: Worker[]) =>
  company.api('POST /api/company/application-decisions', {
    body: { decision: 'accepted', application_ids: people.map(({ applicationId }) => applicationId) },
  });
