// SQL for what a guardian does with a link, in policy cells. The link was sent 12 hours ago unless a cell says otherwise.
import type { Actor } from '../../actors.ts';

/** Still valid, and before the test data was made, even if a run takes hours. */
export const hoursAgo = `now() - interval '12 hours'`;

export const guardianStep = (guardian: string, step: string, sent = hoursAgo): [Actor, string] => [
  'auth for anonymous',
  `select keeper.guardian_step('${guardian}', ${sent}, '${step}', '2026-11')`,
];

/** Remembers the answer as seen.ended. */
export const guardianEnds = (guardian: string, application: string, sent = hoursAgo): [Actor, string] => [
  'auth for anonymous',
  `select set_config('seen.ended', keeper.guardian_ends('${guardian}', ${sent}, '${application}', '2026-11')::text, true)`,
];

/** Makes a student 15 years old. */
export const makeMinor = (student: string) =>
  `update student_profiles set birth_month = to_char(now() - interval '15 years', 'YYYY-MM') where id = '${student}'`;

export const setMode = (mode: 'notify' | 'require' | 'off') =>
  `select set_config('app.guardians', '${mode}', true)`;
