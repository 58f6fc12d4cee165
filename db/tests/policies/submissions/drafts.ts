// Submission drafts of students, and feedback snippets of companies.
import { all, companies, type Actor } from '../../actors.ts';
import type { Access, Cell } from '../../cell.ts';
import type { World } from '../../world.ts';

type Draft = { student?: string; task: string; file?: string };

const writes = (
  detail: string,
  it: (w: World) => Draft,
  allowed: Actor[],
  refused: Partial<Record<Actor, string>> = {},
): Access => ({
  table: 'submission_drafts',
  verb: 'insert',
  detail,
  sql: (w) => {
    const { student = `'${w.owner}'`, task, file } = it(w);
    return `insert into submission_drafts (student_id, task_id, submission_type, file_id)
      values (${student}, '${task}', 'text', ${file ? `'${file}'` : 'null'})`;
  },
  allowed,
  refused,
});
const mine = (w: World) => `student_id = '${w.owner}' and task_id = '${w.openTask}'`;

const drafts: Cell[] = [
  {
    table: 'submission_drafts',
    verb: 'select',
    sql: (w) => `select work_text from submission_drafts where ${mine(w)}`,
    allowed: ['owner'],
  },
  writes('for an own task', (w) => ({ task: w.resubmittedTask }), ['owner']),
  writes('with an own file', (w) => ({ task: w.resubmittedTask, file: w.readyFile }), ['owner']),
  writes("with another's file", (w) => ({ task: w.resubmittedTask, file: w.otherFile }), []),
  writes("for a task they can't see", (w) => ({ task: w.pendingTask }), []),
  writes(
    'in their own name for a task of the accepted initiative',
    (w) => ({ student: 'app.uid()', task: w.resubmittedTask }),
    ['owner'],
    { 'accepted company': '23503' },
  ),
  {
    table: 'submission_drafts',
    verb: 'update',
    sql: (w) => `update submission_drafts set work_text = 'More', revision = revision + 1 where ${mine(w)}`,
    allowed: ['owner'],
  },
  {
    table: 'submission_drafts',
    verb: 'update',
    detail: 'all rows',
    sql: () => `update submission_drafts set work_text = 'Mine'`,
    allowed: ['owner', 'other student'],
  },
  {
    table: 'submission_drafts',
    verb: 'update',
    detail: "attaching another student's file",
    sql: (w) => `update submission_drafts set file_id = '${w.otherFile}' where ${mine(w)}`,
    allowed: [],
  },
  {
    table: 'submission_drafts',
    verb: 'update',
    detail: 'moving it to another student',
    sql: (w) => `update submission_drafts set student_id = '${w.otherStudent}' where ${mine(w)}`,
    allowed: [],
    noPrivilege: true,
  },
  {
    table: 'submission_drafts',
    verb: 'delete',
    sql: (w) => `delete from submission_drafts where ${mine(w)}`,
    allowed: ['owner'],
  },
  {
    table: 'submission_drafts',
    verb: 'delete',
    detail: 'all rows',
    sql: () => `delete from submission_drafts`,
    allowed: ['owner', 'other student'],
  },
];

const snippets: Cell[] = [
  {
    table: 'feedback_snippets',
    verb: 'select',
    sql: (w) => `select content from feedback_snippets where id = '${w.snippet}'`,
    allowed: ['accepted company'],
  },
  {
    table: 'feedback_snippets',
    verb: 'insert',
    detail: 'in their own name',
    sql: () =>
      `insert into feedback_snippets (company_id, name, content) values (app.uid(), 'Thanks', 'Thank you')`,
    allowed: companies,
    refused: all(['owner', 'other student', 'unverified student'], '23503'),
  },
  {
    table: 'feedback_snippets',
    verb: 'insert',
    detail: "in the accepted company's name",
    sql: (w) =>
      `insert into feedback_snippets (company_id, name, content) values ('${w.acceptedCompany}', 'Thanks', 'Thank you')`,
    allowed: ['accepted company'],
  },
  {
    table: 'feedback_snippets',
    verb: 'update',
    sql: (w) => `update feedback_snippets set name = 'Other' where id = '${w.snippet}'`,
    allowed: ['accepted company'],
  },
  {
    table: 'feedback_snippets',
    verb: 'update',
    detail: 'all rows',
    sql: () => `update feedback_snippets set content = 'Mine'`,
    allowed: ['accepted company', 'other company'],
  },
  {
    table: 'feedback_snippets',
    verb: 'update',
    detail: 'moving it to another company',
    sql: (w) => `update feedback_snippets set company_id = '${w.otherCompany}' where id = '${w.snippet}'`,
    allowed: [],
    noPrivilege: true,
  },
  {
    table: 'feedback_snippets',
    verb: 'delete',
    sql: (w) => `delete from feedback_snippets where id = '${w.snippet}'`,
    allowed: ['accepted company'],
  },
  {
    table: 'feedback_snippets',
    verb: 'delete',
    detail: 'all rows',
    sql: () => `delete from feedback_snippets`,
    allowed: ['accepted company', 'other company'],
  },
];

export const submissionDrafts: Cell[] = [...drafts, ...snippets];
