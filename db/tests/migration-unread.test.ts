// 0056-unread-by-person.sql on data from before it: nobody loses an unread count or a draft.
import { readFileSync } from 'node:fs';
import { join as joinPath } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { join, joinTeam } from './people.ts';
import { inserter, openTestDatabase } from './test-database.ts';

const world = await openTestDatabase();
const migration = readFileSync(
  joinPath(import.meta.dirname, '../migrations/0056-unread-by-person.sql'),
  'utf8',
);

/** The tables as they were before. */
const undone = `
  drop table unread_conversations;
  alter table initiative_drafts drop column person_id cascade;
  create unique index drafts_by_client_id on initiative_drafts (company_id, client_id);
  create unique index drafts_one_per_initiative on initiative_drafts (initiative_id) where initiative_id is not null;
  create index conversations_unread_by_company on conversations (company_id, application_status, last_message_id desc)
    where company_unread > 0;
  create index conversations_unread_of_initiative on conversations (initiative_id, application_status, last_message_id desc)
    where company_unread > 0 and initiative_id is not null`;

test('unread counts and drafts of a company become those of its people', async () => {
  const client = await world.root.connect();
  onTestFinished(() => client.release(true));
  await client.query('begin');
  await client.query(`${undone}; set local session_replication_role = replica`);
  const insert = inserter(client);
  const db = { insert };

  const companyWith = async (people: ('owner' | 'member')[]) => {
    const { id } = await join(db, 'company');
    const team = [];
    for (const role of people) team.push((await joinTeam(db, id, role)).personId);
    return { id, team };
  };
  const founded = await companyWith(['owner', 'member']);
  await insert('members', { company_id: founded.id, person_id: founded.id, role: 'owner' });
  const former = await joinTeam(db, founded.id);
  const taken = await companyWith(['member', 'owner']);
  await insert('members', { company_id: taken.id, person_id: taken.id, role: 'owner', left_at: new Date() });
  await client.query('update members set left_at = now() where person_id = $1', [former.personId]);

  const talk = async (company_id: string, company_unread: number, company_read_to: string | null = null) => {
    const { id: student_id } = await join(db, 'student');
    return insert('conversations', { student_id, company_id, company_unread, company_read_to });
  };
  const [unread, mark] = [await talk(founded.id, 3), '01900000-0000-7000-8000-000000000000'];
  await talk(founded.id, 0);
  const partlyRead = await talk(taken.id, 1, mark);
  const draft = (company_id: string, client_id: string) =>
    insert('initiative_drafts', { company_id, client_id, content: '{}' });
  const drafts = [await draft(founded.id, founded.id), await draft(taken.id, taken.id)];

  await client.query(`set local session_replication_role = origin; set local role app_owner; ${migration}`);
  await client.query('reset role');
  const { rows } = await client.query(
    `select conversation_id, person_id, unread, read_to = coalesce(company_read_to, '00000000-0000-0000-0000-000000000000') as read_to,
       (u.company_id, u.application_status, u.last_message_id) = (c.company_id, c.application_status, c.last_message_id) as copied
     from unread_conversations u join conversations c on c.id = conversation_id`,
  );
  const rowOf = (conversation_id: string, count: number) => (person_id: string) => ({
    conversation_id,
    person_id,
    unread: count,
    read_to: true,
    copied: true,
  });
  const expected = [
    ...[founded.id, ...founded.team].map(rowOf(unread, 3)),
    ...taken.team.map(rowOf(partlyRead, 1)),
  ];
  expect(rows).toHaveLength(expected.length);
  expect(rows).toEqual(expect.arrayContaining(expected));

  const owners = await client.query('select id, person_id from initiative_drafts order by id');
  expect(owners.rows).toEqual([
    { id: drafts[0], person_id: founded.id },
    { id: drafts[1], person_id: taken.team[1] },
  ]);
});
