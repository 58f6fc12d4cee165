// Test fixture: companies that build initiatives and students who work on them, also used by the tasks tests.
import { randomUUID } from 'node:crypto';
import type { Api, Request } from '@questline/contract';
import { addImage } from '@questline/db/tests/people.ts';
import { createTestApp } from '../../app/tests/create-test-app.ts';

type Body = Request<Api['POST /api/initiatives']>['body'];

export const aTask = (title: string) => ({
  title,
  instructions: `How to do it: ${title}`,
  allowed_types: ['text', 'link'] as ('text' | 'link')[],
  minutes: 30,
  resources: [{ title: 'A guide', url: 'https://bakery.example/guide' }],
  criteria: ['Easy to answer'],
});

const banner = '/media/0a1b2c.webp';

/** Every field, as a browser sends it. */
export const content = (changes: Partial<Body> = {}) => ({
  name: 'Neighborhood taste survey',
  description: 'Ask twenty neighbors',
  commission: '$60',
  tags: ['Surveys', 'Market research'] as Body['tags'],
  overview: 'We would like to know',
  requirements: 'Interviewing and writing help',
  benefits: 'A reference',
  goals: 'Twenty conversations',
  banner_url: banner,
  video_url: 'https://youtu.be/dQw4w9WgXcQ',
  weekly_hours: 3,
  total_hours: 9,
  tasks: [aTask('Write five questions'), aTask('Ask twenty neighbors')],
  ...changes,
});

export async function createInitiativesApp() {
  const opened = await createTestApp();
  const app = {
    ...opened,
    /** Every company starts with the banner used in `content`. */
    async signUp(...who: Parameters<typeof opened.signUp>) {
      const member = await opened.signUp(...who);
      if (member.kind === 'company') await addImage(opened, member.id, 'banner', banner);
      return member;
    },
  };
  type Member = Awaited<ReturnType<typeof app.signUp>>;

  const create = (company: Member, changes: Partial<Body> = {}) =>
    company.api('POST /api/initiatives', { body: { client_id: randomUUID(), ...content(changes) } });
  const activate = async (company: Member, changes: Partial<Body> = {}) => {
    const { id } = await create(company, changes);
    return company.api('POST /api/initiatives/:id/activation', { params: { id } });
  };

  return {
    ...app,
    create,
    activate,
    async unnamed() {
      const company = await app.signUp('company');
      await app.root.query('update company_profiles set company_name = null where id = $1', [company.id]);
      return company;
    },
    /** A student the company has accepted; `submit` submits work for a task. */
    async accept(company: Member, initiativeId: string) {
      const student = await app.signUp('student');
      const who = { student_id: student.id, initiative_id: initiativeId, company_id: company.id };
      const applicationId = await app.insert('initiative_applications', who);
      await app.root.query(
        `begin; select set_config('app.actor', '${company.id}', true);
         update initiative_applications set status = 'accepted' where id = '${applicationId}'; commit`,
      );
      const submitWork = (task_id: string) =>
        app.insert('task_submissions', {
          ...who,
          application_id: applicationId,
          task_id,
          client_id: randomUUID(),
          content: 'My work',
        });
      return { ...student, applicationId, submitWork };
    },
    async events(subjectId: string): Promise<string[]> {
      const text = 'select name, actor_id from events where subject_id = $1 order by id';
      return (await app.root.query(text, [subjectId])).rows.map(({ name }) => name);
    },
    /** The raw response, to compare responses that must look the same. */
    async raw({ token }: Member, method: string, path: string, body?: unknown) {
      const response = await fetch(app.origin + path, {
        method,
        headers: {
          authorization: `Bearer ${token}`,
          ...(body !== undefined && { 'content-type': 'application/json' }),
        },
        body: body === undefined ? null : JSON.stringify(body),
      });
      const { request_id: _, ...rest } = (await response.json()) as Record<string, unknown>;
      return [response.status, rest] as const;
    },
  };
}
