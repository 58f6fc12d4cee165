// Finds rows in an answer that the actor has nothing to do with, by the ids and emails in it. Texts that people wrote carry
// the id of their row, so they are found too.
import { listColumn } from '@questline/db/tests/catalog.ts';
import type pg from 'pg';
import { listTables } from './list-tables.ts';

/** Texts to which the id of the row, or of its task, is added. */
const texts: Record<string, { columns: string[]; id?: string }> = {
  inbox_messages: { columns: ['content'] },
  initiative_applications: { columns: ['note'] },
  task_submissions: { columns: ['content', 'feedback'] },
  submission_drafts: { columns: ['work_text'], id: 'task_id' },
  student_notes: { columns: ['content'] },
  feedback_snippets: { columns: ['content'] },
};

/** What everyone may see: open initiatives, their tasks, and which companies exist. */
const publicIds = `
  select id from initiatives where listed and status = 'active'
  union select t.id from tasks t join initiatives i on i.id = t.initiative_id where i.listed and i.status = 'active'
  union select id from profiles where user_type = 'company'`;

/** Nothing else connects a student with a task that they haven't begun. */
const tasksOfStudents = `
  select (a.student_id, t.id)::text from initiative_applications a join tasks t using (initiative_id)`;

const idOrEmail = /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}|(?<![\w.+-])[\w.+-]{1,64}@[\w-]+(?:\.[\w-]+)*/g;
const markersIn = (text: string) => new Set(text.match(idOrEmail));

/** `root` is a superuser. Marks the texts. */
export async function createForeignRows(root: pg.Pool) {
  for (const [table, { columns, id = 'id' }] of Object.entries(texts)) {
    const marked = columns.map((column) => `${column} = ${column} || ' ' || ${id}`);
    await root.query(
      `begin; set local session_replication_role = replica; update ${table} set ${marked.join(', ')}; commit`,
    );
  }
  const list = listColumn(root);
  const open = new Set(await list(publicIds));
  const accounts = new Set(await list('select id from profiles'));
  /** The accounts and people that rows with this id or email mention. */
  const connected = new Map<string, Set<string>>();
  const rowsOf = (table: string) => `select t::text from ${table} t`;
  for (const rows of [...(await listTables(root)).map(rowsOf), tasksOfStudents])
    for (const row of await list(rows)) {
      const markers = markersIn(row);
      const mentioned = markers.intersection(accounts);
      for (const marker of markers)
        connected.set(marker, mentioned.union(connected.get(marker) ?? new Set()));
    }
  return {
    isKnown: (idOrEmailOfRow: string) => connected.has(idOrEmailOfRow),
    /** What is in an answer but not in the request, and no row connects it with one of the actor's own ids. */
    find: (answer: string, request: string, own: readonly string[]) =>
      [...markersIn(answer).difference(markersIn(request)).difference(open)].filter(
        (marker) => connected.has(marker) && !own.some((id) => connected.get(marker)!.has(id)),
      ),
  };
}
