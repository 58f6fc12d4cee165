// What guardians learn about content that operators took down: nothing, and their link opens none of it.
import type { Actor } from '../../actors.ts';
import type { Access, Cell } from '../../cell.ts';
import type { World } from '../../world.ts';
import { closes, opens } from '../reports/desk-steps.ts';
import { hoursAgo } from './guardian-link.ts';

/** A guardian's requests run as app_auth. */
const hidden = (detail: string, sql: (w: World) => string): Access => ({
  table: 'reports',
  verb: 'call',
  detail: `a guardian ${detail}`,
  role: 'app_auth',
  sql,
  allowed: [],
  noPrivilege: true,
});

/** Everything on the guardian's page. */
const page = (w: World, name: string): [Actor, string] => [
  'auth for anonymous',
  `select set_config('seen.${name}',
     (select jsonb_agg(s)::text from keeper.guardian_summary('${w.guardian}', ${hoursAgo}) s) ||
     (select jsonb_agg(c)::text from keeper.guardian_collaborations('${w.guardian}', ${hoursAgo}) c), true)`,
];

/** Of the student's own content, or of what a company wrote to the student. */
const stays = (
  what: string,
  report: 'report' | 'memberReport',
  action: string,
  setup: (w: World) => string,
): Cell => ({
  guarantee: `the guardian's page is the same after operators took down ${what}`,
  covers: [],
  setup,
  steps: (w) => [
    page(w, 'before'),
    ['operator', opens(w, w[report])],
    ['operator', closes(w[report], action)],
    page(w, 'after'),
  ],
  query: (w) => `select current_setting('seen.before') = current_setting('seen.after') as same,
      current_setting('seen.after') like '%Neighborhood survey%' as shown,
      current_setting('seen.after') ~ 'removed by|${w[report]}' as tells,
      (select outcome from reports where id = '${w[report]}') as outcome`,
  expected: { same: true, shown: true, tells: false, outcome: 'action' },
});

const about = (report: string, subject: string, id: string, snapshot: object) =>
  `update reports set subject = '${subject}', subject_id = '${id}', snapshot = '${JSON.stringify(snapshot)}'
   where id = '${report}'`;

export const guardiansAndTakedowns: Cell[] = [
  hidden('asking what was taken down', (w) => `select * from keeper.find_taken_down('{${w.newestWork}}')`),
  hidden(
    'opening the files of a report',
    (w) => `select * from keeper.open_report_files('${w.memberReport}', 'report', 'Mine')`,
  ),
  hidden(
    'finding a file of a report',
    (w) => `select * from keeper.find_report_file('${w.memberReport}', '${w.submittedFile}')`,
  ),
  hidden('listing the files of a report', (w) => `select * from keeper.files_of_report('${w.memberReport}')`),
  hidden('taking work down', (w) => `select keeper.take_down_submission('${w.newestWork}')`),
  hidden('taking words down', (w) => `select keeper.take_down_words('${w.approvedWork}', 'Fine')`),
  hidden(
    'taking a photo down',
    (w) => `select keeper.take_down_images('${w.owner}', '{/photos/shown.webp}')`,
  ),
  hidden('taking a page down', (w) => `select keeper.take_down_page('${w.acceptedCompany}', '{}')`),
  stays("the student's file", 'memberReport', 'take_down_submission', (w) =>
    about(w.memberReport, 'submission', w.newestWork, { file_id: w.submittedFile }),
  ),
  stays("the student's photo", 'memberReport', 'take_down_images', (w) =>
    about(w.memberReport, 'submission', w.newestWork, { photo: '/photos/shown.webp' }),
  ),
  stays('feedback to the student', 'report', 'take_down_words', (w) =>
    about(w.report, 'feedback', w.approvedWork, { text: 'Fine' }),
  ),
  stays('the texts of a company', 'report', 'take_down_page', (w) =>
    about(w.report, 'company', w.acceptedCompany, { text: 'Bad' }),
  ),
];
