// Migrations must not stop the site, and the previous release must work on what they leave: expand first, contract in a later
// release (docs/decisions/0031-the-database-only-moves-forward.md). This reads every migration after the previous release.
import { expect, test } from 'vitest';
import { createdIndex, isConcurrent, statementsOf } from '../migrate-concurrently.ts';
import { filesIn, oldestMigration } from '../schema-version.ts';

type Finding = string;

/** These can have millions of rows, so nothing may lock them for long. */
const largeTables = new Set([
  'bookmarks',
  'company_terms',
  'conversations',
  'events',
  'files',
  'inbox_messages',
  'initiative_applications',
  'initiative_terms',
  'initiatives',
  'mail_deliveries',
  'notifications',
  'profiles',
  'sessions',
  'status_changes',
  'student_profiles',
  'submission_drafts',
  'task_submissions',
  'tasks',
  'ties',
  'users',
]);

const word = String.raw`(?:only\s+)?(\w+)`;
const patterns: [finding: string, pattern: RegExp, onlyLarge?: boolean][] = [
  [
    'creates an index without concurrently',
    new RegExp(String.raw`create (?:unique )?index (?!concurrently)\w+ on ${word}`, 'gi'),
    true,
  ],
  ['drops an index without concurrently', /drop index (?!concurrently)(?:if exists )?(\w+)/gi],
  ['drops a column', new RegExp(String.raw`alter table ${word}[^;]*\bdrop column\b`, 'gi')],
  ['drops a table', /drop table (?:if exists )?(\w+)/gi],
  ['renames', new RegExp(String.raw`alter (?:table|index|type) ${word}[^;]*\brename\b`, 'gi')],
  [
    'changes the type of a column',
    new RegExp(String.raw`alter table ${word}[^;]*\balter (?:column )?\w+ (?:set data )?type\b`, 'gi'),
  ],
  ['makes a column not null', new RegExp(String.raw`alter table ${word}[^;]*\bset not null\b`, 'gi')],
  [
    'adds a column that is not null without a default',
    new RegExp(
      String.raw`alter table ${word}[^;]*\badd column (?:(?!,\s*add |\bdefault\b|\bgenerated\b)[^;])*\bnot null\b(?!(?:(?!,\s*add )[^;])*\b(?:default|generated)\b)`,
      'gi',
    ),
  ],
  [
    'adds a column that rewrites the table',
    new RegExp(
      String.raw`alter table ${word}[^;]*\badd column (?:(?!,\s*add )[^;])*(?:\bstored\b|default (?:gen_random_uuid|uuidv7|clock_timestamp|random)\()`,
      'gi',
    ),
    true,
  ],
  [
    'adds a check that reads all rows',
    new RegExp(
      String.raw`alter table ${word}[^;]*\badd (?:constraint \w+ )?check\b(?![^;]*\bnot valid\b)`,
      'gi',
    ),
    true,
  ],
  [
    'adds a foreign key that reads all rows',
    new RegExp(
      String.raw`alter table ${word}[^;]*\badd (?:constraint \w+ )?foreign key\b(?![^;]*\bnot valid\b)`,
      'gi',
    ),
    true,
  ],
  ['changes all rows in one transaction', /update (\w+)(?:\s+\w+)? set/gi, true],
];

/** What is in the way of an upgrade while people use the site. */
function findingsIn(sql: string): Finding[] {
  const text = sql.replaceAll(/--.*$/gm, '').replaceAll(/\s+/g, ' ');
  const created = new Set(
    [...text.matchAll(/create table (?:if not exists )?(\w+)/gi)].map(([, name]) => name!),
  );
  return patterns.flatMap(([finding, pattern, onlyLarge]) =>
    [...text.matchAll(pattern)]
      .map(([, table]) => table!)
      .filter((table) => !created.has(table) && (!onlyLarge || largeTables.has(table)))
      .map((table) => `${table}: ${finding}`),
  );
}

const later = filesIn('migrations').filter(({ name }) => name > oldestMigration);

test.each(later)('$name can be applied while people use the site', ({ text }) => {
  expect([...new Set(findingsIn(text))].toSorted()).toEqual([]);
});

test.each(later.filter(({ text }) => isConcurrent(text)))(
  '$name only creates and drops indexes concurrently',
  ({ text }) => {
    for (const statement of statementsOf(text))
      expect(
        createdIndex(statement) ?? /^drop index concurrently if exists (\w+)$/i.exec(statement)?.[1],
      ).toMatch(/^\w+$/);
  },
);

test.each([
  ['create index a on inbox_messages (id)', 'inbox_messages: creates an index without concurrently'],
  ['drop index a', 'a: drops an index without concurrently'],
  ['alter table desk_log add column a int, drop column b', 'desk_log: drops a column'],
  ['alter table users rename column a to b', 'users: renames'],
  ['alter table desk_log rename to b', 'desk_log: renames'],
  ['drop table blocks', 'blocks: drops a table'],
  ['alter table users alter column a type text', 'users: changes the type of a column'],
  ['alter table users alter a set not null', 'users: makes a column not null'],
  ['alter table users add column a int not null', 'users: adds a column that is not null without a default'],
  [
    'alter table users add column a uuid default gen_random_uuid()',
    'users: adds a column that rewrites the table',
  ],
  [
    'alter table users add column a int generated always as (1) stored',
    'users: adds a column that rewrites the table',
  ],
  ['alter table users add constraint a check (b > 0)', 'users: adds a check that reads all rows'],
  ['alter table users add foreign key (a) references b', 'users: adds a foreign key that reads all rows'],
  ['update ties t set stage = 1', 'ties: changes all rows in one transaction'],
])('refuses %s', (sql, finding) => {
  expect(findingsIn(sql)).toEqual([finding]);
});

test.each([
  'create index concurrently a on inbox_messages (id)',
  'drop index concurrently if exists a',
  'create table a (id int not null); create index b on a (id); update a set id = 1',
  'create index a on desk_log (id)',
  `alter table users add column a int, add column b text not null default ''`,
  'alter table users add constraint a check (b > 0) not valid',
  '-- drop table users',
])('allows %s', (sql) => {
  expect(findingsIn(sql)).toEqual([]);
});
