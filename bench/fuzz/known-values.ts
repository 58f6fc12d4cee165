// Values for the placeholders of one actor: ids of rows that mention the actor, what the API sent before, and what
// emails contained.
import { seedPassword } from '@questline/db/seed/seed.ts';
import type { Client, Pool } from 'pg';
import type { Actor } from './actors.ts';

/** By the part of a path before an id, or the field's name without `_id`. */
const tables: Record<string, string> = {
  applications: 'initiative_applications',
  application: 'initiative_applications',
  blocks: 'company_profiles',
  companies: 'company_profiles',
  company: 'company_profiles',
  conversations: 'conversations',
  conversation: 'conversations',
  contacts: 'profiles',
  corrections: 'email_corrections',
  devices: 'sessions',
  emails: 'mail_deliveries',
  entries: 'initiative_applications',
  'feedback-snippets': 'feedback_snippets',
  files: 'files',
  file: 'files',
  initiatives: 'initiatives',
  initiative: 'initiatives',
  invitations: 'invitations',
  message: 'inbox_messages',
  messages: 'inbox_messages',
  notifications: 'notifications',
  operators: 'operators',
  people: 'profiles',
  reports: 'reports',
  rewards: 'rewards',
  sharing: 'company_profiles',
  students: 'student_profiles',
  submissions: 'task_submissions',
  tasks: 'tasks',
  task: 'tasks',
  up_to: 'notifications',
  uploads: 'files',
  user: 'profiles',
};
const anyTables = [
  'initiatives',
  'initiative_applications',
  'conversations',
  'inbox_messages',
  'task_submissions',
];

/** Ids are read again after so many requests. */
const staleAfter = 100;
const keptPerName = 40;

export function createKnownValues(root: Pool | Client, emails: () => { raw: string }[]) {
  const sent = new Map<string, string[]>();
  const ids = new Map<string, string[]>();
  let requests = 0;

  async function idsOf(table: string, { ids: actorIds }: Actor) {
    const name = `${table} ${actorIds.join()}`;
    if (!ids.has(name)) {
      const { rows } = await root.query<{ id: string; mine: boolean }>(
        `select id, it::text ~ $1 as mine from ${table} it order by 2 desc, id desc limit 12`,
        [actorIds.join('|') || 'nobody'],
      );
      const mine = rows.filter((row) => row.mine);
      // Mostly the actor's own, because the rows of others don't exist for them.
      const chosen = mine.length ? [...mine, ...rows.filter((row) => !row.mine).slice(0, 2)] : rows;
      ids.set(
        name,
        chosen.map((row) => row.id),
      );
    }
    return ids.get(name)!;
  }

  return {
    /** What a placeholder of this kind can stand for. */
    async choose(kind: string, actor: Actor): Promise<string[]> {
      if (kind.startsWith('seen.')) return sent.get(kind.slice('seen.'.length)) ?? [];
      if (kind === 'password') return [seedPassword, seedPassword, 'Another-passw0rd'];
      if (kind === 'email') {
        const { rows } = await root.query<{ email: string }>('select email from users order by id limit 20');
        return [...rows.map(({ email }) => email), `new-${requests}@example.org`];
      }
      if (kind === 'token')
        return emails()
          .slice(-20)
          .flatMap(({ raw }) => raw.replaceAll(/=\r?\n/g, '').match(/(?<=token=(?:3D)?)[\w.-]+/g) ?? []);
      const table = tables[kind];
      if (table) return idsOf(table, actor);
      const all: string[] = [];
      for (const any of anyTables) all.push(...(await idsOf(any, actor)));
      return all;
    },
    /** Remembers the texts of a successful answer under their names. */
    learn(answer: unknown) {
      if (requests++ % staleAfter === 0) ids.clear();
      const visit = (value: unknown, name: string) => {
        if (typeof value === 'string' && value && name) {
          const values = sent.get(name) ?? [];
          sent.set(name, [...values.slice(1 - keptPerName), value]);
        } else if (Array.isArray(value)) value.slice(0, 5).forEach((item) => visit(item, name));
        else if (value) for (const [key, inner] of Object.entries(value)) visit(inner, key);
      };
      visit(answer, '');
    },
  };
}
