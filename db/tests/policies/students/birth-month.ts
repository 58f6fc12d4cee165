// The month of birth: who sees it, and who can't apply without it.
import type { Cell } from '../../cell.ts';
import { refusedWith } from '../../refused-with.ts';
import { apply } from '../applications/apply.ts';

export const birthMonth: Cell[] = [
  {
    table: 'student_profiles',
    verb: 'select',
    detail: 'the month of birth, which only the student can read',
    sql: (w) => `select birth_month from student_profiles where id = '${w.owner}'`,
    allowed: ['owner'],
  },
  ...(['app_auth', 'app_worker', 'app_desk'] as const).map((role): Cell => ({
    table: 'student_profiles',
    verb: 'select',
    detail: `the month of birth, as ${role}`,
    role,
    sql: () => 'select birth_month from student_profiles',
    allowed: [],
    noPrivilege: true,
  })),
  {
    guarantee: "students can't apply, or apply again, before they say when they were born",
    covers: ['student_profiles select'],
    setup: (w) => `update student_profiles set birth_month = null where id = '${w.owner}'`,
    steps: (w) => [
      ['owner', refusedWith('42501', apply('app.uid()', w.openInitiative, w.acceptedCompany))],
      [
        'owner',
        refusedWith(
          'birth_month_needed',
          `update initiative_applications set status = 'pending' where id = '${w.withdrawnApplication}'`,
        ),
      ],
      ['other student', apply('app.uid()', w.openInitiative, w.acceptedCompany)],
    ],
    query: (w) => `select count(*)::int as sent from initiative_applications
      where initiative_id = '${w.openInitiative}' and student_id in ('${w.owner}', '${w.otherStudent}')`,
    expected: { sent: 1 },
  },
];
