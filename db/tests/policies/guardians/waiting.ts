// Which applications wait until a guardian agrees.
import type { Effect } from '../../cell.ts';
import { apply } from '../applications/apply.ts';
import { makeMinor, setMode } from './guardian-link.ts';

const confirm = (student: string) =>
  `update guardians set status = 'confirmed' where student_id = '${student}'`;

const waits = (
  guarantee: string,
  mode: Parameters<typeof setMode>[0],
  setup: NonNullable<Effect['setup']>,
  waiting: boolean,
): Effect => ({
  guarantee: `GUARDIANS=${mode}: ${guarantee}`,
  covers: [],
  setup: (w) => `${setup(w)}; ${setMode(mode)}`,
  steps: (w) => [['owner', apply('app.uid()', w.openInitiative, w.acceptedCompany)]],
  query: (w) => `select waiting_for_guardian as waiting from initiative_applications
    where student_id = '${w.owner}' and initiative_id = '${w.openInitiative}'`,
  expected: { waiting },
});

export const waitingForGuardian: Effect[] = [
  waits('an application goes out before the guardian agreed', 'notify', (w) => makeMinor(w.owner), false),
  waits('an application waits until the guardian agreed', 'require', (w) => makeMinor(w.owner), true),
  waits(
    "an adult's application doesn't wait for another student's guardian",
    'require',
    (w) => makeMinor(w.otherStudent),
    false,
  ),
  waits(
    "another student's guardian can't agree",
    'require',
    (w) => `${makeMinor(w.owner)}; ${confirm(w.otherStudent)}`,
    true,
  ),
  waits(
    "a guardian who was replaced can't agree",
    'require',
    (w) => `${makeMinor(w.owner)}; insert into guardians (student_id, email, status, ends_at, replaced_at)
      values ('${w.owner}', 'former@example.org', 'confirmed', now() + interval '1 year', now())`,
    true,
  ),
];
