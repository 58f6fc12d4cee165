// Which unused files the cleanup removes.
import type { Actor } from '../../actors.ts';
import type { Cell } from '../../cell.ts';
import type { World } from '../../world.ts';
import { report } from '../reports/send-report.ts';
import { deleteCompany } from '../session/delete-account.ts';

const claim = 'select keeper.claim_unused_files(7, 10)';

const cleanupResult = (w: World) =>
  `select removed_at is not null as removed, loose_since = now() as checked_later from files where id = '${w.unusedBanner}'`;

/** A student reports what has the image, and then the company replaces it. */
const reportedBanner = (w: World): [Actor, string][] => [
  write(w, `update initiatives set banner_url = '/media/loose.webp' where id = '${w.acceptedInitiative}'`),
  ['owner', report('initiative', w.acceptedInitiative)],
  write(w, `update initiatives set banner_url = null where id = '${w.acceptedInitiative}'`),
  ['worker', `update files set loose_since = now() - interval '30 days' where id = '${w.unusedBanner}'`],
];

const write = (w: World, sql: string): [Actor, string] => [
  'accepted company',
  sql.replaceAll('$company', w.acceptedCompany),
];

export const fileCleanup: Cell[] = [
  {
    guarantee: 'removes an unused file',
    covers: ['files update'],
    steps: () => [['worker', claim]],
    query: cleanupResult,
    expected: { removed: true, checked_later: null },
  },
  {
    guarantee: 'keeps the banner of a company profile',
    covers: ['company_profiles select'],
    steps: (w) => [
      write(w, `update company_profiles set banner_url = '/media/loose.webp' where id = '$company'`),
      ['worker', claim],
    ],
    query: cleanupResult,
    expected: { removed: false, checked_later: null },
  },
  {
    guarantee: 'keeps the banner of an initiative',
    covers: ['initiatives select'],
    steps: (w) => [
      write(
        w,
        `update initiatives set banner_url = '/media/loose.webp' where id = '${w.acceptedInitiative}'`,
      ),
      ['worker', claim],
    ],
    query: cleanupResult,
    expected: { removed: false, checked_later: null },
  },
  {
    guarantee: 'keeps the banner of a draft and checks it again later',
    covers: ['initiative_drafts select'],
    steps: (w) => [
      write(
        w,
        `insert into initiative_drafts (company_id, client_id, content)
         values ('$company', uuidv7(), '{"banner_url": "/media/loose.webp"}')`,
      ),
      ['worker', claim],
    ],
    query: cleanupResult,
    expected: { removed: false, checked_later: true },
  },
  {
    guarantee: 'keeps the banner of a reported initiative and checks it again later',
    covers: ['reports select'],
    steps: (w) => [...reportedBanner(w), ['worker', claim]],
    query: cleanupResult,
    expected: { removed: false, checked_later: true },
  },
  {
    guarantee: 'keeps the logo of a reported company and checks it again later',
    covers: ['reports select'],
    setup: (w) => `update files set purpose = 'logo' where id = '${w.unusedBanner}'`,
    steps: (w) => [
      write(w, `update company_profiles set logo_url = '/media/loose.webp' where id = '$company'`),
      ['owner', report('company', w.acceptedCompany)],
      write(w, `update company_profiles set logo_url = null where id = '$company'`),
      ['worker', `update files set loose_since = now() - interval '30 days' where id = '${w.unusedBanner}'`],
      ['worker', claim],
    ],
    query: cleanupResult,
    expected: { removed: false, checked_later: true },
  },
  {
    guarantee: 'keeps a photo that was taken down and checks it again later',
    covers: ['reports select'],
    steps: (w) => [
      ['accepted company', report('message', w.conversationMessages[2]!)],
      [
        'unset',
        `set local role none; update files set withheld_at = now() where public_path = '/photos/shown.webp'`,
      ],
      ['owner', `update profiles set photo_url = null where id = '${w.owner}'`],
      [
        'worker',
        `update files set loose_since = now() - interval '30 days' where public_path = '/photos/shown.webp'`,
      ],
      ['worker', claim],
    ],
    query: () => `select removed_at is not null as removed, loose_since = now() as checked_later from files
      where public_path = '/photos/shown.webp'`,
    expected: { removed: false, checked_later: true },
  },
  {
    guarantee: "another company's report keeps no file",
    covers: [],
    setup: (w) => `set local session_replication_role = replica;
      update reports set snapshot = snapshot || '{"banner": "/media/loose.webp"}' where reported_id <> '${w.acceptedCompany}';
      set local session_replication_role = origin`,
    steps: () => [['worker', claim]],
    query: cleanupResult,
    expected: { removed: true, checked_later: null },
  },
  {
    guarantee: 'deleting the company keeps a reported banner until the report is deleted',
    covers: ['files update'],
    steps: (w) => [
      ...reportedBanner(w),
      deleteCompany(w),
      [
        'unset',
        `set local role none; select set_config('seen.kept', (select (removed_at is null)::text from files
           where id = '${w.unusedBanner}'), true);
         update reports set status = 'closed', outcome = 'action', closed_at = now() - interval '400 days'
           where snapshot ->> 'banner' = '/media/loose.webp'`,
      ],
      ['worker', 'delete from reports'],
    ],
    query: (w) => `select current_setting('seen.kept') as kept, removed_at is not null as removed from files
      where id = '${w.unusedBanner}'`,
    expected: { kept: 'true', removed: true },
  },
  {
    guarantee: 'keeps the file of a submission draft',
    covers: ['submission_drafts select'],
    steps: (w) => [
      ['owner', `update submission_drafts set file_id = '${w.readyFile}' where student_id = '${w.owner}'`],
      ['worker', `update files set loose_since = now() - interval '30 days' where id = '${w.readyFile}'`],
      ['worker', claim],
    ],
    query: (w) => `select removed_at is not null as removed from files where id = '${w.readyFile}'`,
    expected: { removed: false },
  },
  {
    guarantee: 'keeps the photo of a profile',
    covers: ['profiles select'],
    steps: (w) => [
      ['owner', `update profiles set photo_url = '/photos/photo.webp' where id = '${w.owner}'`],
      ['worker', `update files set loose_since = now() - interval '30 days' where id = '${w.photo}'`],
      ['worker', claim],
    ],
    query: (w) => `select removed_at is not null as removed from files where id = '${w.photo}'`,
    expected: { removed: false },
  },
  {
    guarantee: 'keeps a submitted file',
    covers: ['task_submissions select'],
    steps: (w) => [
      ['worker', `update files set loose_since = now() - interval '30 days' where id = '${w.submittedFile}'`],
      ['worker', claim],
    ],
    query: (w) => `select removed_at is not null as removed from files where id = '${w.submittedFile}'`,
    expected: { removed: false },
  },
  {
    guarantee: "doesn't accept a removed image",
    covers: ['files select'],
    steps: (w) => [
      ['worker', claim],
      // Catches the error, so that the query below still runs.
      write(
        w,
        `do $$ begin update company_profiles set banner_url = '/media/loose.webp' where id = '$company';
         exception when sqlstate 'QL000' then null; end $$`,
      ),
    ],
    query: (w) => `select banner_url from company_profiles where id = '${w.acceptedCompany}'`,
    expected: { banner_url: null },
  },
];
