// Test fixture: companies with initiatives and students who apply, all over HTTP as in a browser.
import { randomUUID } from 'node:crypto';
import type { Api, Request } from '@questline/contract';
import { createTestApp } from '../../app/tests/create-test-app.ts';

type Application = Request<Api['POST /api/applications']>['body'];
type InitiativeBody = Request<Api['POST /api/initiatives']>['body'];

export const aTask = (
  title: string,
  allowed_types: ('text' | 'link' | 'upload')[] = ['text', 'link', 'upload'],
) => ({
  title,
  instructions: `How to do it: ${title}`,
  allowed_types,
  minutes: 30,
});

export async function createApplicationsApp(options?: Parameters<typeof createTestApp>[0]) {
  const app = await createTestApp(options);
  type Member = Awaited<ReturnType<typeof app.signUp>>;
  type Changes = Partial<Omit<InitiativeBody, 'client_id'>>;

  /** An active initiative, with two tasks by default. */
  async function offer(company: Member, changes: Changes = {}) {
    const tasks = [aTask('Write five questions'), aTask('Ask twenty neighbors')];
    const body = { client_id: randomUUID(), name: 'Taste survey', tasks, ...changes };
    const { id } = await company.api('POST /api/initiatives', { body });
    return company.api('POST /api/initiatives/:id/activation', { params: { id } });
  }

  const apply = (student: Member, initiative_id: string, more: Partial<Application> = {}) =>
    student.api('POST /api/applications', {
      body: { client_id: randomUUID(), initiative_id, confirmed_hours: 4, ...more },
    });

  const accept = (company: Member, id: string) =>
    company.api('POST /api/applications/:id/acceptance', { params: { id }, body: {} });

  return {
    ...app,
    offer,
    apply,
    accept,
    /** A company with an open initiative and a student it has accepted. */
    async collaborate(changes: Changes = {}) {
      const [company, student] = [await app.signUp('company'), await app.signUp('student')];
      const initiative = await offer(company, changes);
      const { id: applicationId } = await apply(student, initiative.id);
      await accept(company, applicationId);
      return { company, student, initiative, applicationId };
    },
    async events(subjectId: string): Promise<string[]> {
      const text = 'select name from events where subject_id = $1 order by id';
      return (await app.root.query(text, [subjectId])).rows.map(({ name }) => name);
    },
    /** The raw response, without the request id. */
    async raw({ token }: Member, key: string, body?: unknown) {
      const [method, path] = key.split(' ') as [string, string];
      const response = await fetch(app.origin + path, {
        method,
        headers: {
          authorization: `Bearer ${token}`,
          ...(body !== undefined && { 'content-type': 'application/json' }),
        },
        body: body === undefined ? null : JSON.stringify(body),
      });
      const { request_id: _, ...rest } = (await response.json()) as Record<string, unknown>;
      return { ...rest, status: response.status } as { status: number; code?: string; state?: string };
    },
  };
}
