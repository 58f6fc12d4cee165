import { accounts, all, companies, except, students, type Actor } from '../actors.ts';
import type { Access, Cell } from '../matrix.ts';
import type { World } from '../world.ts';

const upload = (owner: string, purpose: string, more: Record<string, string> = {}) =>
  `insert into files (${['owner_id, purpose, original_name, media_type, byte_size, object_key', ...Object.keys(more)]})
   values (${[`${owner}, '${purpose}', 'a.pdf', 'application/pdf', 1, 'key'`, ...Object.values(more)]})`;

const isFull: Access['refused'] = { 'other student': 'storage_full' };
const uploads = (purpose: string, some: readonly Actor[]): Access => ({
  table: 'files',
  verb: 'insert',
  detail: `own ${purpose}`,
  sql: () => upload('app.uid()', purpose),
  allowed: except(some, 'unverified student', 'unverified company', 'other student'),
  ...(some.includes('other student') && { refused: isFull }),
});

const rows: Cell[] = [
  {
    table: 'files',
    verb: 'select',
    detail: 'a submitted file',
    sql: (w) => `select object_key from files where id = '${w.submittedFile}'`,
    allowed: ['owner', 'accepted company'],
  },
  {
    table: 'files',
    verb: 'select',
    detail: 'an unsubmitted file',
    sql: (w) => `select object_key from files where id = '${w.readyFile}'`,
    allowed: ['owner'],
  },
  uploads('photo', accounts),
  uploads('submission', students),
  uploads('logo', companies),
  uploads('banner', companies),
  {
    table: 'files',
    verb: 'insert',
    detail: "in the owner's name",
    sql: (w) => upload(`'${w.owner}'`, 'photo'),
    allowed: ['owner'],
  },
  {
    table: 'files',
    verb: 'insert',
    detail: 'sharing it with a company',
    sql: (w) => upload('app.uid()', 'photo', { company_id: `'${w.otherCompany}'` }),
    allowed: [],
    noPrivilege: true,
  },
  {
    table: 'files',
    verb: 'insert',
    detail: 'as scanned already',
    sql: () => upload('app.uid()', 'photo', { status: `'ready'` }),
    allowed: [],
    noPrivilege: true,
  },
  {
    table: 'files',
    verb: 'update',
    detail: 'completing an upload',
    sql: (w) => `update files set uploaded_at = now() where id = '${w.recentUpload}'`,
    allowed: ['owner'],
  },
  {
    table: 'files',
    verb: 'update',
    detail: 'completing it again',
    sql: (w) => `update files set uploaded_at = now() where id = '${w.readyFile}'`,
    allowed: [],
    refused: { owner: 'conflict' },
  },
  {
    table: 'files',
    verb: 'update',
    detail: 'leasing a submitted file',
    sql: (w) => `update files set lease = uuidv7() where id = '${w.submittedFile}'`,
    allowed: ['owner'],
  },
  {
    table: 'files',
    verb: 'update',
    detail: 'setting the scan result',
    sql: (w) => `update files set status = 'ready' where id = '${w.recentUpload}'`,
    allowed: [],
    noPrivilege: true,
  },
  {
    table: 'files',
    verb: 'delete',
    detail: 'an unfinished upload',
    sql: (w) => `delete from files where id = '${w.recentUpload}'`,
    allowed: ['owner'],
  },
  {
    table: 'files',
    verb: 'delete',
    detail: 'a complete upload',
    sql: (w) => `delete from files where id = '${w.readyFile}'`,
    allowed: [],
  },
];

const storage: Cell[] = [
  {
    table: 'storage_usage',
    verb: 'select',
    sql: (w) => `select bytes from storage_usage where owner_id = '${w.owner}'`,
    allowed: ['owner'],
  },
  {
    table: 'storage_usage',
    verb: 'insert',
    sql: () => 'insert into storage_usage (owner_id, bytes) values (app.uid(), 0)',
    allowed: [],
    noPrivilege: true,
  },
  {
    table: 'storage_usage',
    verb: 'update',
    detail: 'lowering the own usage',
    sql: () => 'update storage_usage set bytes = 0 where owner_id = app.uid()',
    allowed: [],
    noPrivilege: true,
  },
  {
    guarantee: 'counts the first file of an account',
    covers: ['storage_usage insert'],
    steps: () => [['unnamed company', upload('app.uid()', 'photo')]],
    query: (w) => `select bytes::int from storage_usage where owner_id = '${w.unnamedCompany}'`,
    expected: { bytes: 1 },
  },
  {
    guarantee: 'counts added and deleted files',
    covers: ['storage_usage update', 'storage_usage select'],
    steps: (w) => [
      ['owner', upload('app.uid()', 'photo')],
      ['owner', `delete from files where id = '${w.recentUpload}'`],
    ],
    query: (w) =>
      `select bytes = (select sum(byte_size) from files where owner_id = '${w.owner}' and status <> 'refused'
         and removed_at is null) as exact from storage_usage where owner_id = '${w.owner}'`,
    expected: { exact: true },
  },
  {
    guarantee: 'lets the worker finish a file of an account that is over its quota',
    covers: ['storage_usage update'],
    setup: (w) => `update storage_usage set bytes = 3000000000 where owner_id = '${w.owner}'`,
    steps: (w) => [['worker', `update files set byte_size = byte_size + 1 where id = '${w.readyFile}'`]],
    query: (w) => `select bytes::text from storage_usage where owner_id = '${w.owner}'`,
    expected: { bytes: '3000000001' },
  },
];

const photos: Cell[] = [
  {
    table: 'files',
    verb: 'call',
    detail: "seeing the owner's profile photo",
    sql: () => `select from keeper.may_see_photo('/photos/shown.webp') as seen where seen`,
    allowed: ['owner', 'accepted company', 'pending company'],
  },
  {
    table: 'files',
    verb: 'call',
    detail: "seeing a photo that the owner uploaded but doesn't use",
    sql: () => `select from keeper.may_see_photo('/photos/photo.webp') as seen where seen`,
    allowed: ['owner'],
  },
  {
    guarantee: "a student with an own photo doesn't see another student's",
    covers: [],
    setup: (w) =>
      `insert into files (owner_id, purpose, status, original_name, media_type, byte_size, object_key, uploaded_at, public_path)
       values ('${w.unverifiedStudent}', 'photo', 'ready', 'me.png', 'image/webp', 1, uuidv7(), now(), '/photos/other.webp')`,
    steps: () => [
      [
        'unverified student',
        `select set_config('seen.photos', concat_ws(' ', keeper.may_see_photo('/photos/other.webp'),
           keeper.may_see_photo('/photos/shown.webp')), true)`,
      ],
    ],
    query: () => `select current_setting('seen.photos') as photos`,
    expected: { photos: 't f' },
  },
  {
    guarantee: 'no one sees a replaced photo, not even its owner',
    covers: [],
    steps: (w) => [
      ['owner', `update profiles set photo_url = '/photos/photo.webp' where id = '${w.owner}'`],
      ['owner', `select set_config('seen.photo', keeper.may_see_photo('/photos/shown.webp')::text, true)`],
    ],
    query: () => `select current_setting('seen.photo') as seen`,
    expected: { seen: 'false' },
  },
  {
    guarantee: 'removes a replaced photo immediately and records an event',
    covers: ['files update', 'events insert'],
    steps: (w) => [['owner', `update profiles set photo_url = '/photos/photo.webp' where id = '${w.owner}'`]],
    query: (w) =>
      `select removed_at is not null as removed, exists (select from events where name = 'file.removed'
         and subject_id = files.id) as recorded from files where id = '${w.profilePhoto}'`,
    expected: { removed: true, recorded: true },
  },
];

const ofWorker: Cell[] = [
  {
    table: 'files',
    verb: 'select',
    role: 'app_worker',
    sql: (w) => `select object_key from files where id = '${w.readyFile}'`,
    allowed: ['worker'],
  },
  {
    table: 'files',
    verb: 'update',
    role: 'app_worker',
    sql: (w) => `update files set media_type = 'image/png' where id = '${w.readyFile}'`,
    allowed: ['worker'],
  },
  {
    table: 'files',
    verb: 'update',
    detail: 'sharing it with a company',
    role: 'app_worker',
    sql: (w) => `update files set company_id = '${w.otherCompany}' where id = '${w.readyFile}'`,
    allowed: [],
    noPrivilege: true,
  },
  ...(
    [
      ['an unfinished upload older than a day', (w) => w.oldUpload, ['worker']],
      ['an unfinished upload of today', (w) => w.recentUpload, []],
      ['a removed file', (w) => w.removedFile, ['worker']],
      ['a file in use', (w) => w.readyFile, []],
    ] satisfies [string, (w: World) => string, Actor[]][]
  ).map(([detail, file, allowed]): Access => ({
    table: 'files',
    verb: 'delete',
    detail,
    role: 'app_worker',
    sql: (w) => `delete from files where id = '${file(w)}'`,
    allowed,
  })),
  {
    table: 'files',
    verb: 'call',
    detail: 'claiming unused files',
    role: 'app_worker',
    sql: () => 'select from keeper.claim_unused_files(7, 10) as seen where seen > 0',
    allowed: ['worker'],
  },
];

const quoted = (path: string | null) => (path ? `'${path}'` : 'null');
const setLogo = (path: string | null) =>
  `update company_profiles set logo_url = ${quoted(path)} where id = app.uid()`;
const refusesImage = (detail: string, table: Access['table'], sql: Access['sql'], by: Actor): Access => ({
  table,
  verb: 'update',
  detail,
  sql,
  allowed: [],
  refused: { [by]: 'picture_unknown' },
});

const images: Cell[] = [
  {
    table: 'company_profiles',
    verb: 'update',
    detail: 'using a logo that only the accepted company uploaded',
    sql: () => setLogo('/media/logo.webp'),
    allowed: ['accepted company'],
    refused: all(except(companies, 'accepted company'), 'picture_unknown'),
  },
  refusesImage(
    'using a banner as the logo',
    'company_profiles',
    (w) => `${setLogo('/media/banner.webp')} and id = '${w.acceptedCompany}'`,
    'accepted company',
  ),
  refusesImage(
    "using a photo that doesn't exist",
    'profiles',
    (w) => `update profiles set photo_url = '/photos/other.webp' where id = '${w.owner}'`,
    'owner',
  ),
  refusesImage(
    'using a logo as the banner',
    'initiatives',
    (w) =>
      `update initiatives set banner_url = '/media/logo.webp' where id = '${w.acceptedInitiative}' and company_id = app.uid()`,
    'accepted company',
  ),
  {
    table: 'initiative_drafts',
    verb: 'insert',
    detail: "with the accepted company's banner",
    sql: () =>
      `insert into initiative_drafts (company_id, client_id, content)
       values (app.uid(), uuidv7(), '{"banner_url": "/media/banner.webp"}')`,
    allowed: ['accepted company'],
    refused: {
      ...all(except(companies, 'accepted company'), 'picture_unknown'),
      // The foreign key: a student has no drafts.
      ...all(students, '23503'),
    },
  },
  {
    guarantee: 'lets an account use its own photo',
    covers: ['files select'],
    steps: (w) => [['owner', `update profiles set photo_url = '/photos/photo.webp' where id = '${w.owner}'`]],
    query: (w) => `select photo_url from profiles where id = '${w.owner}'`,
    expected: { photo_url: '/photos/photo.webp' },
  },
  {
    guarantee: 'records when an image stops being used',
    covers: ['files update'],
    steps: () => [
      ['accepted company', setLogo('/media/logo.webp')],
      ['accepted company', setLogo(null)],
    ],
    query: (w) => `select loose_since is not null as unused from files where id = '${w.logo}'`,
    expected: { unused: true },
  },
];

const claim = 'select keeper.claim_unused_files(7, 10)';
const cleanupResult = (w: World) =>
  `select removed_at is not null as removed, loose_since = now() as checked_later from files where id = '${w.unusedBanner}'`;
const write = (w: World, sql: string): [Actor, string] => [
  'accepted company',
  sql.replaceAll('$company', w.acceptedCompany),
];

const cleanup: Cell[] = [
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

export const files: Cell[] = [...rows, ...storage, ...photos, ...ofWorker, ...images, ...cleanup];
