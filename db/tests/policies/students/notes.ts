// Notes of a company's team about students: who reads, writes and deletes them, and when they disappear.
import { all, companies, except, students, visitors, type Actor } from '../../actors.ts';
import type { Access, Cell } from '../../cell.ts';
import { refusedWith } from '../../refused-with.ts';
import type { World } from '../../world.ts';
import { deleteCompany, deleteStudent } from '../session/delete-account.ts';
import { block } from './block.ts';

const reads = (detail: string, id: (w: World) => string, allowed: readonly Actor[]): Access => ({
  table: 'student_notes',
  verb: 'select',
  detail,
  sql: (w) => `select content from student_notes where id = '${id(w)}'`,
  allowed,
});

const discards = (detail: string, id: (w: World) => string, allowed: readonly Actor[]): Access => ({
  table: 'student_notes',
  verb: 'delete',
  detail,
  sql: (w) => `delete from student_notes where id = '${id(w)}'`,
  allowed,
});

const open = ['accepted company', 'pending company'] as const satisfies Actor[];
const over = ['rejected company', 'ended company', 'left company'] as const satisfies Actor[];
/** Everyone else learns nothing, not even that the student exists. */
const strangers = [
  ...except(companies, ...open, ...over),
  ...students,
  ...visitors,
  'other member',
] as Actor[];

const write = (company: string, student: string) =>
  `insert into student_notes (company_id, student_id, content) values (${company}, '${student}', 'Kind')`;
const writeMany = (w: World, count: number) =>
  `insert into student_notes (company_id, student_id, content)
   select app.uid(), '${w.owner}', 'Kind' from generate_series(1, ${count})`;

const countOf = (company: (w: World) => string) => (w: World) =>
  `select count(*)::int as notes, (select count(*)::int from student_notes where id = '${w.otherNote}') as others
   from student_notes where company_id = '${company(w)}' and student_id = '${w.owner}'`;
const ofAccepted = countOf((w) => w.acceptedCompany);
const ofPending = countOf((w) => w.pendingCompany);
const deleted = { notes: 0, others: 1 };
const change = (application: string, status: string) =>
  `update initiative_applications set status = '${status}' where id = '${application}'`;

/** Without triggers, because only they complete an application. */
const finish = (w: World) => `set local session_replication_role = replica;
  ${change(w.acceptedApplication, 'completed')};
  set local session_replication_role = origin`;

const access: Access[] = [
  reads('of the founder', (w) => w.founderNote, ['accepted company', 'owner']),
  reads('of a member', (w) => w.memberNote, ['accepted company', 'owner']),
  reads('of a company that has not decided', (w) => w.pendingNote, ['pending company', 'owner']),
  reads('about another student', (w) => w.otherNote, ['other company', 'other student']),
  {
    table: 'student_notes',
    verb: 'insert',
    detail: 'about the owner',
    sql: (w) => write('app.uid()', w.owner),
    allowed: open,
    refused: { ...all(strangers, 'not_found'), ...all(over, 'forbidden') },
  },
  {
    table: 'student_notes',
    verb: 'insert',
    detail: "in the accepted company's name",
    sql: (w) => write(`'${w.acceptedCompany}'`, w.owner),
    allowed: ['accepted company'],
  },
  {
    table: 'student_notes',
    verb: 'insert',
    detail: 'up to the limit',
    sql: (w) => writeMany(w, 48),
    allowed: open,
    refused: { ...all(strangers, 'not_found'), ...all(over, 'forbidden') },
  },
  {
    table: 'student_notes',
    verb: 'insert',
    detail: 'more than the limit',
    sql: (w) => writeMany(w, 51),
    allowed: [],
    refused: {
      ...all([...open, 'accepted member'], 'too_many_notes'),
      ...all(strangers, 'not_found'),
      ...all(over, 'forbidden'),
    },
  },
  {
    table: 'student_notes',
    verb: 'insert',
    detail: "in a teammate's name",
    sql: (w) =>
      `insert into student_notes (company_id, student_id, person_id, content)
       values (app.uid(), '${w.owner}', '${w.acceptedMember}', 'Kind')`,
    allowed: [],
    noPrivilege: true,
  },
  {
    table: 'student_notes',
    verb: 'update',
    sql: (w) => `update student_notes set content = 'Rude' where id = '${w.founderNote}'`,
    allowed: [],
    noPrivilege: true,
  },
  discards('of a member', (w) => w.memberNote, ['accepted company']),
  { ...discards('of an owner', (w) => w.founderNote, ['accepted company']), ownersOnly: true },
  discards('of a company that has not decided', (w) => w.pendingNote, ['pending company']),
  {
    table: 'student_notes',
    verb: 'delete',
    detail: 'every row',
    sql: () => `delete from student_notes`,
    allowed: ['accepted company', 'pending company', 'other company', 'accepted member'],
    refused: { 'other member': 'no row' },
  },
];

export const studentNotes: Cell[] = [
  ...access,
  {
    guarantee: 'a note records who wrote it',
    covers: [],
    steps: (w) => [['accepted member', write('app.uid()', w.owner)]],
    query: (w) =>
      `select person_id = '${w.acceptedMember}' as member from student_notes where company_id = '${w.acceptedCompany}'
       order by id desc limit 1`,
    expected: { member: true },
  },
  {
    guarantee: 'a company writes about a student who completed the work',
    covers: [],
    setup: finish,
    steps: (w) => [['accepted company', write('app.uid()', w.owner)]],
    query: ofAccepted,
    expected: { notes: 3, others: 1 },
  },
  {
    guarantee: 'notes about other students do not count toward the limit',
    covers: [],
    setup: (w) => `insert into student_notes (company_id, student_id, person_id, content)
      select '${w.acceptedCompany}', '${w.otherStudent}', '${w.acceptedCompany}', 'Kind' from generate_series(1, 50)`,
    steps: (w) => [['accepted company', write('app.uid()', w.owner)]],
    query: ofAccepted,
    expected: { notes: 3, others: 1 },
  },
  ...(
    [
      ['was withdrawn', `status = 'withdrawn'`],
      ['waits for a guardian', `status = 'pending', waiting_for_guardian = true`],
    ] as const
  ).map(([state, columns]): Cell => ({
    guarantee: `a rejected student's other application that ${state}, or another student's, allows no note`,
    covers: [],
    setup: (w) => `insert into initiative_applications (student_id, initiative_id, company_id)
        values ('${w.otherStudent}', '${w.rejectedInitiative}', '${w.rejectedCompany}');
      set local session_replication_role = replica;
      update initiative_applications set ${columns}
        where student_id = '${w.owner}' and initiative_id = '${w.otherRejectedInitiative}';
      set local session_replication_role = origin`,
    steps: (w) => [['rejected company', refusedWith('forbidden', write('app.uid()', w.owner))]],
    query: countOf((w) => w.rejectedCompany),
    expected: deleted,
  })),
  {
    guarantee: 'a suspended company writes no note',
    covers: [],
    setup: (w) => `update company_profiles set suspended_at = now() where id = '${w.acceptedCompany}'`,
    steps: (w) => [['accepted company', refusedWith('42501', write('app.uid()', w.owner))]],
    query: ofAccepted,
    expected: { notes: 2, others: 1 },
  },
  {
    guarantee: 'nobody writes about a student whose account is deleted, also after finished work',
    covers: [],
    setup: finish,
    steps: (w) => [
      deleteStudent(),
      ['accepted company', refusedWith('forbidden', write('app.uid()', w.owner))],
    ],
    query: ofAccepted,
    expected: deleted,
  },
  {
    guarantee: 'withdrawing an application deletes the notes about the student',
    covers: ['student_notes delete', 'student_notes select'],
    steps: (w) => [['owner', change(w.pendingApplication, 'withdrawn')]],
    query: ofPending,
    expected: deleted,
  },
  {
    guarantee: 'a rejection deletes the notes',
    covers: ['student_notes delete'],
    steps: (w) => [['pending company', change(w.pendingApplication, 'rejected')]],
    query: ofPending,
    expected: deleted,
  },
  {
    guarantee: 'an acceptance keeps the notes',
    covers: [],
    steps: (w) => [['pending company', change(w.pendingApplication, 'accepted')]],
    query: ofPending,
    expected: { notes: 1, others: 1 },
  },
  {
    guarantee: 'the end of a collaboration deletes the notes',
    covers: ['student_notes delete'],
    steps: (w) => [['accepted company', change(w.acceptedApplication, 'ended')]],
    query: ofAccepted,
    expected: deleted,
  },
  {
    guarantee: 'a student who blocks a company leaves no notes there',
    covers: ['student_notes delete'],
    steps: (w) => [['owner', block(w.acceptedCompany)]],
    query: ofAccepted,
    expected: deleted,
  },
  {
    guarantee: 'deleting a student deletes the notes about them, also after finished work',
    covers: ['student_notes delete'],
    setup: finish,
    steps: () => [deleteStudent()],
    query: ofAccepted,
    expected: deleted,
  },
  {
    guarantee: 'deleting a company deletes its notes',
    covers: ['student_notes delete'],
    setup: finish,
    steps: (w) => [deleteCompany(w)],
    query: ofAccepted,
    expected: deleted,
  },
];
