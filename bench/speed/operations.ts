// The operations that are measured, and the requests that each one is made of.
import { initiativeTags } from '@questline/contract';
import type pg from 'pg';
import type { Caller, Callers } from './production-api.ts';
import type { Key } from './script.ts';

export type Request = {
  method: 'GET' | 'POST' | 'DELETE';
  path: string;
  caller?: Caller;
  /** `{uuid}` stands for a new id. */
  body?: string;
  /** The ids that the request is about, some of which appear in its statements. */
  key: Key;
};

export type Operation = {
  name: string;
  /** `once`: a repeated request would do nothing or be refused, so every round needs its own requests. */
  writes?: 'again' | 'once';
  requests(data: Data): Promise<Request[]>;
};

export type Data = { root: pg.Client; callers: Callers; words: string[] };

const text =
  'A hundred and twenty characters, about as long as the messages that people really send to each other. '.padEnd(
    120,
    'x',
  );

const get = (caller: Caller, path: string, key: Key = {}): Request => ({
  method: 'GET',
  path,
  caller,
  key: { actor: caller.id, ...key },
});
const post = (caller: Caller, path: string, body: object, key: Key): Request => ({
  method: 'POST',
  path,
  caller,
  body: JSON.stringify(body),
  key: { actor: caller.id, ...key },
});

/** Runs a query about the callers of one kind, and makes a request of each row. */
async function forEachRow(
  root: pg.Client,
  callers: Caller[],
  sql: string,
  make: (caller: Caller, row: Key) => Request,
): Promise<Request[]> {
  const byId = new Map(callers.map((caller) => [caller.id, caller]));
  const { rows } = await root.query<Key & { actor: string }>(sql, [[...byId.keys()]]);
  return rows.map((row) => make(byId.get(row.actor)!, row));
}

const browse = (name: string, query: (n: number, words: string[]) => string): Operation => ({
  name,
  requests: async ({ callers, words }) =>
    callers.students.map((student, n) => get(student, `/api/initiatives${query(n, words)}`)),
});

const ofStudents = (name: string, path: string): Operation => ({
  name,
  requests: async ({ callers }) => callers.students.map((student) => get(student, path)),
});

const at = (list: readonly string[], n: number) => encodeURIComponent(list[n % list.length]!);
const activeInitiatives = `select i.id, i.company_id from initiatives i where i.status = 'active' and i.deleted_at is null
  and exists (select from tasks t where t.initiative_id = i.id and t.retired_at is null) order by md5(i.id::text) limit 5000`;

const applicationsEach = 50;

export const operations: Operation[] = [
  { name: 'featured', requests: async () => [{ method: 'GET', path: '/api/initiatives/featured', key: {} }] },
  browse('browse newest', () => ''),
  browse('browse best fit', () => '?sort=best_fit'),
  browse('browse by words', (n, words) => `?q=${at(words, n)}`),
  browse('browse by tags', (n) => `?tags=${at(initiativeTags, n)}`),
  {
    name: 'initiative page',
    async requests({ root, callers }) {
      const { rows } = await root.query<{ id: string }>(activeInitiatives);
      return callers.students.map((student, n) => {
        const { id } = rows[n % rows.length]!;
        return get(student, `/api/initiatives/${id}`, { initiative: id });
      });
    },
  },
  ofStudents('home', '/api/home'),
  {
    name: 'inbox',
    requests: ({ root, callers }) =>
      forEachRow(
        root,
        callers.companies,
        `select distinct company_id as actor from conversations where company_id = any ($1)`,
        (company) => get(company, '/api/conversations'),
      ),
  },
  {
    name: 'thread',
    requests: ({ root, callers }) =>
      forEachRow(
        root,
        callers.companies,
        `select distinct on (company_id) company_id as actor, id as conversation from conversations
         where company_id = any ($1) order by company_id, last_message_id desc`,
        (company, { conversation }) =>
          get(company, `/api/conversations/${conversation}/messages`, { conversation: conversation! }),
      ),
  },
  {
    name: 'send',
    writes: 'again',
    // Students send, because a company may write only five messages without a reply.
    requests: ({ root, callers }) =>
      forEachRow(
        root,
        callers.students,
        `select distinct on (student_id) student_id as actor, c.id as conversation, c.company_id as company
         from conversations c join initiative_applications a using (student_id, company_id, initiative_id)
         where student_id = any ($1) and a.status = 'accepted' and a.left_at is null and c.closed_at is null
         order by student_id, c.id`,
        (student, row) => {
          const body = { client_id: '{uuid}', conversation_id: row['conversation'], content: text };
          return post(student, '/api/messages', body, row);
        },
      ),
  },
  {
    name: 'apply',
    writes: 'once',
    async requests({ root, callers }) {
      const { rows } = await root.query<{ id: string; company_id: string }>(activeInitiatives);
      const { rows: existing } = await root.query<{ pair: string }>(
        `select student_id || ' ' || initiative_id as pair from initiative_applications where student_id = any ($1)`,
        [callers.students.map(({ id }) => id)],
      );
      const taken = new Set(existing.map(({ pair }) => pair));
      const requests: Request[] = [];
      for (let turn = 0; turn < applicationsEach; turn++)
        for (const [n, student] of callers.students.entries()) {
          const { id, company_id } = rows[(n + turn * 97) % rows.length]!;
          if (taken.has(`${student.id} ${id}`)) continue;
          taken.add(`${student.id} ${id}`);
          const body = {
            client_id: '{uuid}',
            initiative_id: id,
            note: 'I would like to help.',
            confirmed_hours: 3,
          };
          requests.push(post(student, '/api/applications', body, { initiative: id, company: company_id }));
        }
      return requests;
    },
  },
  {
    name: 'review',
    writes: 'once',
    requests: ({ root, callers }) =>
      forEachRow(
        root,
        callers.companies,
        `select s.company_id as actor, s.id as submission, s.application_id as application, s.student_id as student,
           s.initiative_id as initiative, s.task_id as task
         from task_submissions s join initiative_applications a on a.id = s.application_id
         where s.company_id = any ($1) and s.status = 'pending' and s.superseded_at is null and a.status = 'accepted'
         order by md5(s.id::text)`,
        (company, row) => {
          const body = { status: 'needs_revision', feedback: 'Please add one more example.' };
          return post(company, `/api/submissions/${row['submission']}/review`, body, row);
        },
      ),
  },
  {
    name: 'active students',
    requests: ({ root, callers }) =>
      forEachRow(
        root,
        callers.companies,
        `select distinct company_id as actor from initiative_applications where company_id = any ($1) and status = 'accepted'`,
        (company) => get(company, '/api/company/students'),
      ),
  },
];

/** Messages between two people are limited per day, so the count starts over between rounds. */
export const resetLimits = `update ties set student_today = 0, company_today = 0, unanswered = 0 where student_today > 0 or company_today > 0`;
