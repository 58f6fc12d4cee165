// Test fixture: companies with initiatives to find, and students who state their interests.
import type { Api, Request } from '@questline/contract';
import { createTestApp } from '../../app/tests/create-test-app.ts';

type Changes = Request<Api['PATCH /api/student/profile']>['body'];
type Query = NonNullable<Request<Api['GET /api/initiatives']>['query']>;

export async function createMatchingApp() {
  const app = await createTestApp();
  type Member = Awaited<ReturnType<typeof app.signUp>>;

  return {
    ...app,
    /** A company with a name and an industry. */
    async company(row: Record<string, unknown> = {}) {
      const company = await app.signUp('company');
      const columns = Object.keys(row);
      if (columns.length)
        await app.root.query(
          `update company_profiles set ${columns.map((name, i) => `${name} = $${i + 2}`)} where id = $1`,
          [company.id, ...Object.values(row)],
        );
      return company;
    },
    /** An active initiative with one task. */
    async offer(company_id: string, row: Record<string, unknown> = {}) {
      const id = await app.insert('initiatives', { company_id, name: 'Something', ...row });
      await app.insert('tasks', {
        initiative_id: id,
        company_id,
        title: 'Ask around',
        task_order: 1,
        minutes: 20,
      });
      await app.root.query(`update initiatives set status = 'active' where id = $1`, [id]);
      return id;
    },
    async student(stated: Changes = {}, options?: Parameters<typeof app.signUp>[1]) {
      const student = await app.signUp('student', options);
      if (Object.keys(stated).length) await student.api('PATCH /api/student/profile', { body: stated });
      return student;
    },
    apply: (student_id: string, company_id: string, initiative_id: string) =>
      app.insert('initiative_applications', { student_id, company_id, initiative_id }),
    /** Changes the status of an application or submission as the given actor. */
    async step(actor: string, table: string, id: string, change: string) {
      await app.root.query(
        `begin; select set_config('app.actor', '${actor}', true); update ${table} set ${change} where id = '${id}'; commit`,
      );
    },
    browse: ({ api }: Member, query: Query = {}) => api('GET /api/initiatives', { query }),
    /** All pages of a list, as ids. */
    async browseAll({ api }: Member, query: Query = {}) {
      const ids: string[] = [];
      for (let cursor: string | undefined; ;) {
        const page = await api('GET /api/initiatives', { query: { ...query, cursor } });
        ids.push(...page.items.map(({ id }) => id));
        if (!page.next) return ids;
        cursor = page.next;
      }
    },
  };
}
