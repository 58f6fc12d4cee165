// What is not handed in yet, and what companies keep for themselves to write feedback with.
import { all, companies, type Actor } from '../actors.ts';
import type { Access, Cell } from '../matrix.ts';
import type { World } from '../world.ts';

type Draft = { student?: string; task: string; file?: string };

const writes = (
  tries: string,
  it: (w: World) => Draft,
  works: Actor[],
  refused: Partial<Record<Actor, string>> = {},
): Access => ({
  table: 'submission_drafts',
  verb: 'insert',
  tries,
  sql: (w) => {
    const { student = `'${w.owner}'`, task, file } = it(w);
    return `insert into submission_drafts (student_id, task_id, submission_type, file_id)
      values (${student}, '${task}', 'text', ${file ? `'${file}'` : 'null'})`;
  },
  works,
  refused,
});
const mine = (w: World) => `student_id = '${w.owner}' and task_id = '${w.openTask}'`;

const drafts: Cell[] = [
  {
    table: 'submission_drafts',
    verb: 'select',
    sql: (w) => `select work_text from submission_drafts where ${mine(w)}`,
    works: ['owner'],
  },
  writes('for a task of theirs', (w) => ({ task: w.questTask }), ['owner']),
  writes('with an own file', (w) => ({ task: w.questTask, file: w.keptFile }), ['owner']),
  writes("with another's file", (w) => ({ task: w.questTask, file: w.otherFile }), []),
  writes('for a task that was not opened to them', (w) => ({ task: w.pendingTask }), []),
  writes(
    'in the own name for a task of the quest',
    (w) => ({ student: 'app.uid()', task: w.questTask }),
    ['owner'],
    { 'accepted company': '23503' },
  ),
  {
    table: 'submission_drafts',
    verb: 'update',
    sql: (w) => `update submission_drafts set work_text = 'More', revision = revision + 1 where ${mine(w)}`,
    works: ['owner'],
  },
  {
    table: 'submission_drafts',
    verb: 'update',
    tries: 'whatever there is',
    sql: () => `update submission_drafts set work_text = 'Mine'`,
    works: ['owner', 'other student'],
  },
  {
    table: 'submission_drafts',
    verb: 'update',
    tries: "putting another's file into it",
    sql: (w) => `update submission_drafts set file_id = '${w.otherFile}' where ${mine(w)}`,
    works: [],
  },
  {
    table: 'submission_drafts',
    verb: 'update',
    tries: 'handing it to another student',
    sql: (w) => `update submission_drafts set student_id = '${w.otherStudent}' where ${mine(w)}`,
    works: [],
    noPrivilege: true,
  },
  {
    table: 'submission_drafts',
    verb: 'delete',
    sql: (w) => `delete from submission_drafts where ${mine(w)}`,
    works: ['owner'],
  },
  {
    table: 'submission_drafts',
    verb: 'delete',
    tries: 'whatever there is',
    sql: () => `delete from submission_drafts`,
    works: ['owner', 'other student'],
  },
];

const snippets: Cell[] = [
  {
    table: 'feedback_snippets',
    verb: 'select',
    sql: (w) => `select content from feedback_snippets where id = '${w.snippet}'`,
    works: ['accepted company'],
  },
  {
    table: 'feedback_snippets',
    verb: 'insert',
    tries: 'in the own name',
    sql: () =>
      `insert into feedback_snippets (company_id, name, content) values (app.uid(), 'Thanks', 'Thank you')`,
    works: companies,
    refused: all(['owner', 'other student', 'unverified student'], '23503'),
  },
  {
    table: 'feedback_snippets',
    verb: 'insert',
    tries: "in the accepted company's name",
    sql: (w) =>
      `insert into feedback_snippets (company_id, name, content) values ('${w.acceptedCompany}', 'Thanks', 'Thank you')`,
    works: ['accepted company'],
  },
  {
    table: 'feedback_snippets',
    verb: 'update',
    sql: (w) => `update feedback_snippets set name = 'Other' where id = '${w.snippet}'`,
    works: ['accepted company'],
  },
  {
    table: 'feedback_snippets',
    verb: 'update',
    tries: 'whatever there is',
    sql: () => `update feedback_snippets set content = 'Mine'`,
    works: ['accepted company', 'other company'],
  },
  {
    table: 'feedback_snippets',
    verb: 'update',
    tries: 'handing it to another company',
    sql: (w) => `update feedback_snippets set company_id = '${w.otherCompany}' where id = '${w.snippet}'`,
    works: [],
    noPrivilege: true,
  },
  {
    table: 'feedback_snippets',
    verb: 'delete',
    sql: (w) => `delete from feedback_snippets where id = '${w.snippet}'`,
    works: ['accepted company'],
  },
  {
    table: 'feedback_snippets',
    verb: 'delete',
    tries: 'whatever there is',
    sql: () => `delete from feedback_snippets`,
    works: ['accepted company', 'other company'],
  },
];

export const submissionDrafts: Cell[] = [...drafts, ...snippets];
