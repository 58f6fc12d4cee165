// Triggers that update and freeze companies' cards of students.
import type { Cell } from '../../cell.ts';
import type { World } from '../../world.ts';

/** The owner applies to another initiative of a company. */
const apply = (w: World, initiative: string, company: string) =>
  `insert into initiative_applications (student_id, initiative_id, company_id)
   values ('${w.owner}', '${initiative}', '${company}')`;

const rename = `update profiles set full_name = 'New Name', username = 'new', photo_url = null where id = app.uid();
  update student_profiles set grade = 12, skills = '{Writing}' where id = app.uid()`;

const cardOf = (w: World, company: string) =>
  `select full_name, grade, frozen_at is not null as frozen,
     (select student_name from initiative_applications a where a.student_id = c.student_id and a.company_id = c.company_id limit 1)
       as sorted_by
   from student_cards c where student_id = '${w.owner}' and company_id = '${company}'`;

const before = { full_name: 'Olive Owner', grade: null, sorted_by: 'olive owner' };

const after = { full_name: 'New Name', grade: 12, sorted_by: 'new name' };

const frozen = (company: 'rejectedCompany' | 'endedCompany' | 'leftCompany', what: string): Cell => ({
  guarantee: `a company's card of a student is frozen ${what}`,
  covers: ['student_cards update'],
  steps: () => [['owner', rename]],
  query: (w) => cardOf(w, w[company]),
  expected: { ...before, frozen: true },
});

const follows = (company: 'acceptedCompany' | 'pendingCompany', what: string): Cell => ({
  guarantee: `a company's card of a student follows the profile ${what}`,
  covers: ['student_cards update', 'student_cards insert', 'initiative_applications update'],
  steps: () => [['owner', rename]],
  query: (w) => cardOf(w, w[company]),
  expected: { ...after, frozen: false },
});

export const studentCards: Cell[] = [
  frozen('rejectedCompany', 'after a rejection'),
  frozen('endedCompany', 'after the work ended'),
  frozen('leftCompany', 'after the student left'),
  follows('acceptedCompany', 'while accepted'),
  follows('pendingCompany', 'while pending'),
  {
    guarantee: 'a new application updates the card until it is withdrawn',
    covers: ['student_cards update'],
    steps: (w) => [
      ['owner', rename],
      ['owner', apply(w, w.secondEndedInitiative, w.endedCompany)],
      [
        'owner',
        `update initiative_applications set status = 'withdrawn' where initiative_id = '${w.secondEndedInitiative}'`,
      ],
      ['owner', `update profiles set full_name = 'Third Name' where id = app.uid()`],
    ],
    query: (w) => cardOf(w, w.endedCompany),
    expected: { ...after, frozen: true },
  },
  {
    guarantee: "a changed username appears on cards that aren't frozen",
    covers: ['student_cards update'],
    steps: () => [['owner', `update profiles set username = 'new' where id = app.uid()`]],
    query: (w) =>
      `select username from student_cards where student_id = '${w.owner}' and company_id = '${w.acceptedCompany}'`,
    expected: { username: 'new' },
  },
  {
    guarantee: "a removed photo disappears from cards that aren't frozen",
    covers: ['student_cards update'],
    steps: () => [['owner', `update profiles set photo_url = null where id = app.uid()`]],
    query: (w) =>
      `select photo_url from student_cards where student_id = '${w.owner}' and company_id = '${w.acceptedCompany}'`,
    expected: { photo_url: null },
  },
  {
    guarantee: 'withdrawing deletes the card',
    covers: ['student_cards delete'],
    steps: (w) => [
      [
        'owner',
        `update initiative_applications set status = 'withdrawn' where id = '${w.pendingApplication}'`,
      ],
    ],
    query: (w) => `select count(*)::int from student_cards where company_id = '${w.pendingCompany}'`,
    expected: { count: 0 },
  },
];
