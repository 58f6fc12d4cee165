// What students show of their record: the student chooses, and strangers see exactly that.
import { everybody } from '../../actors.ts';
import type { Access, Cell } from '../../cell.ts';
import type { World } from '../../world.ts';
import { guardianStep } from '../guardians/guardian-link.ts';
import { refusedWith } from '../../refused-with.ts';
import { deletesCompany, deleteStudent } from '../session/delete-account.ts';
import { block } from './block.ts';
import { finish } from './finish.ts';

const asOperator = (table: Access['table']): Access => ({
  table,
  verb: 'select',
  detail: 'as an operator',
  role: 'app_desk',
  sql: () => `select from ${table}`,
  allowed: [],
  noPrivilege: true,
});
const own = (table: Access['table'], column: string): Access[] => [
  {
    table,
    verb: 'select',
    sql: (w) => `select ${column} from ${table} where student_id = '${w.owner}'`,
    allowed: ['owner'],
  },
  asOperator(table),
];
const noOne = (
  table: Access['table'],
  verb: 'insert' | 'update' | 'delete',
  sql: (w: World) => string,
): Access => ({
  table,
  verb,
  sql,
  allowed: [],
  noPrivilege: true,
});
const page = (w: World) => `select holder from keeper.shown_page('${w.shared.link}')`;
const entries = (w: World) => `select initiative_name from keeper.shown_entries('${w.shared.link}')`;
const credential = (w: World) =>
  `select code from (select '${w.shared.code}' as code) c, keeper.shown_credential('${w.shared.code}')`;
const withdraw = (w: World) =>
  `update record_credentials set withdrawn_at = now() where code = '${w.shared.code}'`;
const choose = (choices: string): ['owner', string] => ['owner', `update record_pages set ${choices}`];
const bitOf = (
  code: string,
) => `(select bool_or(get_bit(bits, status_index % 131072 / 8 * 8 + 7 - status_index % 8) = 1)
  from credential_status_lists l, record_credentials c where code = '${code}' and number = status_index / 131072)`;
const say = (application: string, company: string, words = 'Thanks') =>
  `insert into closing_words (application_id, company_id, words) values ('${application}', '${company}', '${words}')`;
const write = (w: World, words?: string) => say(w.acceptedApplication, w.acceptedCompany, words);
const show = (application: string, student: string) =>
  `insert into record_page_entries (application_id, student_id) values ('${application}', '${student}')`;
const issue = (letter: string, application: string, student: string) =>
  `insert into record_credentials (code, application_id, student_id)
   values ('${letter.repeat(16)}', '${application}', '${student}')`;
/** Enough in the entry that a switch could hide something. */
const full = (w: World) => `update record_entries set skills = '{Writing}',
    tasks = '[{"title": "Ask", "minutes": 30, "approved_at": "2026-11-01", "attempts": 2, "criteria": [{"text": "Clear", "met": true}]}]'
    where application_id = '${w.leftApplication}';
  update profiles set full_name = ' Maya Torres ' where id = '${w.owner}'`;
const shown = (w: World) =>
  `select holder, initiative_name = (select initiative_name from record_entries where application_id = '${w.leftApplication}') as named,
    company_name <> '' as company, company_verified, skills, tasks, started_at is not null as started,
    finished_at is not null as finished, closing_words, closing_by from keeper.shown_entries('${w.shared.link}')`;
const asStranger = `select set_config('app.actor', 'anonymous', true)`;
const task = {
  title: 'Ask',
  minutes: 30,
  approved_at: '2026-11-01',
  attempts: 1,
  criteria: [{ text: 'Clear', met: true }],
};
const whole = {
  holder: 'Maya',
  named: true,
  company: true,
  company_verified: true,
  skills: ['Writing'],
  tasks: [task],
  started: true,
  finished: true,
  closing_words: 'We would work together again.',
  closing_by: 'Rosa Diaz',
};
const hides = (what: string, choices: string, expected: Record<string, unknown>): Cell => ({
  guarantee: `shows a stranger ${what}`,
  covers: [
    'record_pages select',
    'record_page_entries select',
    'record_entries select',
    'closing_words select',
  ],
  setup: full,
  steps: () => [choose(choices), ['anonymous', asStranger]],
  query: shown,
  expected: { ...whole, ...expected },
});
const nothingShown = (w: World) => `
  select (select count(*)::int from keeper.shown_page('${w.shared.link}')) as page,
    (select count(*)::int from keeper.shown_entries('${w.shared.link}')) as entries,
    (select count(holder)::int from keeper.shown_credential('${w.shared.code}')) as credential`;
const nothing = { page: 0, entries: 0, credential: 0 };

export const recordSharing: Cell[] = [
  ...own('record_pages', 'link'),
  ...own('record_page_entries', 'application_id'),
  ...own('record_credentials', 'code'),
  {
    table: 'record_pages',
    verb: 'insert',
    sql: (w) => `insert into record_pages (student_id) values ('${w.unverifiedStudent}')`,
    allowed: ['unverified student'],
  },
  {
    table: 'record_pages',
    verb: 'insert',
    detail: 'by a company',
    sql: (w) => `insert into record_pages (student_id) values ('${w.acceptedCompany}')`,
    allowed: [],
  },
  {
    table: 'record_pages',
    verb: 'update',
    sql: (w) => `update record_pages set link = null where student_id = '${w.owner}'`,
    allowed: ['owner'],
  },
  noOne('record_pages', 'update', (w) => `update record_pages set student_id = '${w.owner}'`),
  noOne('record_pages', 'delete', () => 'delete from record_pages'),
  {
    table: 'record_page_entries',
    verb: 'delete',
    // Without a condition, so that only the policy for deleting limits it.
    sql: () => 'delete from record_page_entries',
    allowed: ['owner'],
  },
  {
    table: 'record_page_entries',
    verb: 'insert',
    sql: (w) => show(w.otherApplication, w.otherStudent),
    allowed: ['other student'],
  },
  {
    table: 'record_page_entries',
    verb: 'insert',
    detail: "of someone else's entry",
    sql: (w) => show(w.acceptedApplication, w.otherStudent),
    allowed: [],
    refused: { 'other student': '23503' },
  },
  noOne('record_page_entries', 'update', (w) => `update record_page_entries set student_id = '${w.owner}'`),
  {
    table: 'record_credentials',
    verb: 'insert',
    sql: (w) => issue('C', w.otherApplication, w.otherStudent),
    allowed: ['other student'],
  },
  {
    table: 'record_credentials',
    verb: 'insert',
    detail: "for someone else's entry",
    sql: (w) => issue('C', w.acceptedApplication, w.otherStudent),
    allowed: [],
    refused: { 'other student': '23503' },
  },
  {
    table: 'record_credentials',
    verb: 'update',
    detail: 'to withdraw it',
    // Without a condition, so that only the policy for updating limits it.
    sql: () => 'update record_credentials set withdrawn_at = now()',
    allowed: ['owner'],
  },
  {
    table: 'record_credentials',
    verb: 'update',
    detail: 'to keep it',
    sql: (w) => `update record_credentials set withdrawn_at = null where code = '${w.shared.code}'`,
    allowed: [],
  },
  noOne('record_credentials', 'update', () => `update record_credentials set code = '${'C'.repeat(16)}'`),
  noOne('record_credentials', 'delete', () => 'delete from record_credentials'),
  {
    table: 'credential_status_lists',
    verb: 'select',
    sql: () => 'select bits from credential_status_lists where number = 7',
    allowed: everybody,
  },
  asOperator('credential_status_lists'),
  noOne('credential_status_lists', 'insert', () => `insert into credential_status_lists values (8, '')`),
  noOne('credential_status_lists', 'update', () => `update credential_status_lists set bits = ''`),
  noOne('credential_status_lists', 'delete', () => 'delete from credential_status_lists'),
  {
    table: 'closing_words',
    verb: 'select',
    sql: (w) => `select words from closing_words where application_id = '${w.leftApplication}'`,
    allowed: ['owner', 'left company'],
  },
  asOperator('closing_words'),
  {
    table: 'closing_words',
    verb: 'insert',
    sql: (w) => say(w.otherApplication, w.otherCompany),
    allowed: ['other company'],
  },
  noOne('closing_words', 'update', () => `update closing_words set words = 'Worse'`),
  noOne('closing_words', 'delete', () => 'delete from closing_words'),
  { table: 'record_pages', verb: 'call', detail: 'the page of a link', sql: page, allowed: everybody },
  {
    table: 'record_entries',
    verb: 'call',
    detail: 'the entries of a link',
    sql: entries,
    allowed: everybody,
  },
  { table: 'record_credentials', verb: 'call', detail: 'of a code', sql: credential, allowed: everybody },
  {
    guarantee: 'a student puts an entry on the page and issues one credential for it at a time',
    covers: [],
    steps: (w) => [
      ...finish(w),
      ['other student', refusedWith('23503', show(w.acceptedApplication, w.otherStudent))],
      ['other student', refusedWith('23503', issue('D', w.acceptedApplication, w.otherStudent))],
      ['owner', show(w.acceptedApplication, w.owner)],
      ['owner', issue('C', w.acceptedApplication, w.owner)],
      ['owner', refusedWith('23505', issue('D', w.acceptedApplication, w.owner))],
      ['anonymous', asStranger],
    ],
    query: (w) => `select (select count(*)::int from keeper.shown_entries('${w.shared.link}')) as entries,
      (select count(holder)::int from keeper.shown_credential('${'C'.repeat(16)}')) as credential`,
    expected: { entries: 2, credential: 1 },
  },
  {
    guarantee: 'the page gives the code of a certificate, but not of one that was withdrawn',
    covers: ['record_credentials select'],
    steps: (w) => [
      ...finish(w),
      ['owner', show(w.acceptedApplication, w.owner)],
      ['owner', issue('C', w.acceptedApplication, w.owner)],
      ['owner', withdraw(w)],
      ['anonymous', asStranger],
    ],
    query: (w) => `select count(*)::int, array_agg(code) filter (where code is not null) as codes
      from keeper.shown_entries('${w.shared.link}')`,
    expected: { count: 2, codes: ['C'.repeat(16)] },
  },
  {
    guarantee: 'a company writes closing words once, under the name of the person',
    covers: ['initiative_applications select', 'profiles select'],
    steps: (w) => [
      ...finish(w),
      ['accepted member', write(w)],
      ['accepted company', refusedWith('23505', write(w, 'More'))],
    ],
    query: (
      w,
    ) => `select words, person_id = '${w.acceptedMember}' as by_member, student_id = '${w.owner}' as about,
      person_name = (select full_name from profiles where id = '${w.acceptedMember}') as named
      from closing_words where application_id = '${w.acceptedApplication}'`,
    expected: { words: 'Thanks', by_member: true, about: true, named: true },
  },
  {
    guarantee: 'a company writes nothing about a student who left, nor about the student of another',
    covers: [],
    steps: (w) => [
      ...finish(w),
      ['other company', refusedWith('not_found', say(w.acceptedApplication, w.otherCompany))],
      ['owner', `update initiative_applications set left_at = now() where id = '${w.acceptedApplication}'`],
      ['accepted company', refusedWith('not_found', write(w))],
    ],
    query: (w) => `select count(*)::int from closing_words where application_id = '${w.acceptedApplication}'`,
    expected: { count: 0 },
  },
  {
    guarantee: 'a company that is no longer verified writes nothing, nor does any about unfinished work',
    covers: ['company_profiles select'],
    setup: (w) => `update company_profiles set verification = 'declined' where id = '${w.otherCompany}'`,
    steps: (w) => [
      ['other company', refusedWith('not_found', say(w.otherApplication, w.otherCompany))],
      ['accepted company', refusedWith('not_found', write(w))],
    ],
    query: () => 'select count(*)::int from closing_words',
    expected: { count: 1 },
  },
  {
    guarantee: 'a company writes nothing while a guardian paused the account',
    covers: ['guardians select'],
    steps: (w) => [
      ...finish(w),
      [
        'unset',
        `set local role none;
         update guardians set paused_at = now(), ends_at = now() + interval '1 year' where id = '${w.guardian}'`,
      ],
      ['accepted company', refusedWith('student_paused', write(w))],
    ],
    query: (w) => `select count(*)::int from closing_words where application_id = '${w.acceptedApplication}'`,
    expected: { count: 0 },
  },
  {
    guarantee: 'a blocked company writes nothing',
    covers: [],
    steps: (w) => [
      ...finish(w),
      ['owner', block(w.acceptedCompany)],
      ['accepted company', refusedWith('not_found', write(w))],
    ],
    query: (w) => `select count(*)::int from closing_words where application_id = '${w.acceptedApplication}'`,
    expected: { count: 0 },
  },
  hides('everything but the surname and revisions unless the student chooses more', 'link = link', {}),
  hides('the full name', 'full_name = true', { holder: 'Maya Torres' }),
  hides('no hours and dates', 'hours_and_dates = false', {
    tasks: [{ ...task, minutes: null, approved_at: null }],
    started: false,
    finished: false,
  }),
  hides('no criteria', 'criteria = false', { tasks: [{ ...task, criteria: [] }] }),
  hides('no closing words', 'closing_words = false', { closing_words: null, closing_by: null }),
  hides('revisions', 'revisions = true', { tasks: [{ ...task, attempts: 2 }] }),
  ...(
    [
      ['the logo of a verified company', '', '/media/logo.webp'],
      ['no logo of a declined company', `; update company_profiles set verification = 'declined'`, null],
      ['no logo of a suspended company', `; update company_profiles set suspended_at = now()`, null],
    ] as const
  ).map(([what, change, logo]): Cell => ({
    guarantee: `shows ${what}`,
    covers: ['company_profiles select'],
    setup: () => `set local session_replication_role = replica; delete from blocks;
        update company_profiles set logo_url = '/media/logo.webp'${change}; set local session_replication_role = origin`,
    steps: () => [['anonymous', asStranger]],
    query: (w) => `select logo_url from keeper.shown_entries('${w.shared.link}')`,
    expected: { logo_url: logo },
  })),
  ...(['owner', 'otherStudent'] as const).map((blocker): Cell => ({
    guarantee: `shows ${blocker === 'owner' ? 'no' : 'the'} logo of a company that ${blocker === 'owner' ? 'the student' : 'another student'} blocked`,
    covers: ['blocks select'],
    setup: (w) => `set local session_replication_role = replica; delete from blocks;
        update company_profiles set logo_url = '/media/logo.webp';
        insert into blocks (student_id, company_id) values ('${w[blocker]}', '${w.leftCompany}');
        set local session_replication_role = origin`,
    steps: () => [['anonymous', asStranger]],
    query: (w) => `select logo_url from keeper.shown_entries('${w.shared.link}')`,
    expected: { logo_url: blocker === 'owner' ? null : '/media/logo.webp' },
  })),
  {
    guarantee: 'marks a company that is no longer verified',
    covers: ['company_profiles select'],
    setup: (w) =>
      `${full(w)}; update company_profiles set verification = 'declined' where id = '${w.leftCompany}'`,
    steps: () => [['anonymous', asStranger]],
    query: shown,
    expected: { ...whole, company_verified: false },
  },
  {
    guarantee: 'marks a suspended company',
    covers: [],
    setup: (w) =>
      `${full(w)}; update company_profiles set suspended_at = now() where id = '${w.leftCompany}'`,
    steps: () => [['anonymous', asStranger]],
    query: shown,
    expected: { ...whole, company_verified: false },
  },
  {
    guarantee: 'marks a company that deleted its account, and keeps its name and words',
    covers: [],
    setup: full,
    steps: (w) => [deletesCompany(w.leftCompany), ['anonymous', asStranger]],
    query: shown,
    expected: { ...whole, company_verified: false },
  },
  {
    guarantee: 'a page that is off shows nothing, and neither does its old link',
    covers: [],
    steps: () => [choose(`link = '${'N'.repeat(22)}'`), ['anonymous', asStranger]],
    query: (w) => `select (select count(*)::int from keeper.shown_page('${w.shared.link}')) as page,
      (select count(*)::int from keeper.shown_entries('${w.shared.link}')) as entries,
      (select count(*)::int from keeper.shown_entries('${'N'.repeat(22)}')) as replaced`,
    expected: { page: 0, entries: 0, replaced: 1 },
  },
  {
    guarantee: 'shows nothing of a suspended student',
    covers: [],
    setup: (w) => `update profiles set suspended_at = now() where id = '${w.owner}'`,
    steps: () => [['anonymous', asStranger]],
    query: nothingShown,
    expected: nothing,
  },
  {
    guarantee: 'shows nothing while a guardian pauses the account',
    covers: [],
    steps: (w) => [guardianStep(w.guardian, 'pause'), ['anonymous', asStranger]],
    query: nothingShown,
    expected: nothing,
  },
  {
    guarantee: 'a withdrawn credential says only that, its bit is set, and no other',
    covers: [
      'record_credentials select',
      'credential_status_lists insert',
      'credential_status_lists select',
      'credential_status_lists update',
    ],
    steps: (w) => [
      ['other student', issue('C', w.otherApplication, w.otherStudent)],
      ['owner', withdraw(w)],
      ['other student', `update record_credentials set withdrawn_at = now()`],
      ['owner', `update record_credentials set withdrawn_at = null`],
    ],
    query: (w) => `select ${bitOf(w.shared.code)} as own, ${bitOf('C'.repeat(16))} as other,
      (select sum(bit_count(bits))::int from credential_status_lists) as bits,
      (select row(withdrawn_at is not null, holder, initiative_name, tasks)::text from keeper.shown_credential('${w.shared.code}')) as shown`,
    expected: { own: true, other: true, bits: 2, shown: '(t,,,)' },
  },
  {
    guarantee: 'puts the bit of a later list into its own list',
    covers: [],
    setup: (w) => `alter table record_credentials alter status_index drop identity;
      update record_credentials set status_index = 131072 + 9 where code = '${w.shared.code}'`,
    steps: (w) => [['owner', withdraw(w)]],
    query: () => `select number, encode(substr(bits, 1, 2), 'hex') as start, bit_count(bits)::int
      from credential_status_lists where number = 1`,
    expected: { number: 1, start: '0040', bit_count: 1 },
  },
  {
    guarantee: 'deletes what is shared with the student, and sets the bit of the credential',
    covers: [],
    steps: () => [deleteStudent()],
    query: (w) => `select (select count(*)::int from record_pages where student_id = '${w.owner}') as pages,
      (select count(*)::int from record_credentials where student_id = '${w.owner}') as credentials,
      (select count(*)::int from closing_words where student_id = '${w.owner}') as words,
      (select sum(bit_count(bits))::int from credential_status_lists) as bits`,
    expected: { pages: 0, credentials: 0, words: 0, bits: 1 },
  },
];
