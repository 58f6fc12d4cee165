import { accounts, all, companies, except, students, type Actor } from '../actors.ts';
import type { Access, Cell } from '../matrix.ts';
import type { World } from '../world.ts';

const bring = (owner: string, purpose: string, more: Record<string, string> = {}) =>
  `insert into files (${['owner_id, purpose, original_name, media_type, byte_size, object_key', ...Object.keys(more)]})
   values (${[`${owner}, '${purpose}', 'a.pdf', 'application/pdf', 1, 'key'`, ...Object.values(more)]})`;

const isFull: Access['refused'] = { 'other student': 'storage_full' };
const brings = (purpose: string, some: readonly Actor[]): Access => ({
  table: 'files',
  verb: 'insert',
  tries: `a ${purpose} in the own name`,
  sql: () => bring('app.uid()', purpose),
  works: except(some, 'unverified student', 'unverified company', 'other student'),
  ...(some.includes('other student') && { refused: isFull }),
});

const rows: Cell[] = [
  {
    table: 'files',
    verb: 'select',
    tries: 'one that was handed in',
    sql: (w) => `select object_key from files where id = '${w.handedFile}'`,
    works: ['owner', 'accepted company'],
  },
  {
    table: 'files',
    verb: 'select',
    tries: 'one that was not handed in',
    sql: (w) => `select object_key from files where id = '${w.keptFile}'`,
    works: ['owner'],
  },
  brings('photo', accounts),
  brings('submission', students),
  brings('logo', companies),
  brings('banner', companies),
  {
    table: 'files',
    verb: 'insert',
    tries: "in the owner's name",
    sql: (w) => bring(`'${w.owner}'`, 'photo'),
    works: ['owner'],
  },
  {
    table: 'files',
    verb: 'insert',
    tries: 'opening it to a company',
    sql: (w) => bring('app.uid()', 'photo', { company_id: `'${w.otherCompany}'` }),
    works: [],
    noPrivilege: true,
  },
  {
    table: 'files',
    verb: 'insert',
    tries: 'as looked at already',
    sql: () => bring('app.uid()', 'photo', { status: `'ready'` }),
    works: [],
    noPrivilege: true,
  },
  {
    table: 'files',
    verb: 'update',
    tries: 'completing an upload',
    sql: (w) => `update files set uploaded_at = now() where id = '${w.freshUpload}'`,
    works: ['owner'],
  },
  {
    table: 'files',
    verb: 'update',
    tries: 'completing it again',
    sql: (w) => `update files set uploaded_at = now() where id = '${w.keptFile}'`,
    works: [],
    refused: { owner: 'conflict' },
  },
  {
    table: 'files',
    verb: 'update',
    tries: 'writing to one that was handed in',
    sql: (w) => `update files set lease = uuidv7() where id = '${w.handedFile}'`,
    works: ['owner'],
  },
  {
    table: 'files',
    verb: 'update',
    tries: 'judging it oneself',
    sql: (w) => `update files set status = 'ready' where id = '${w.freshUpload}'`,
    works: [],
    noPrivilege: true,
  },
  {
    table: 'files',
    verb: 'delete',
    tries: 'an unfinished upload',
    sql: (w) => `delete from files where id = '${w.freshUpload}'`,
    works: ['owner'],
  },
  {
    table: 'files',
    verb: 'delete',
    tries: 'a complete one',
    sql: (w) => `delete from files where id = '${w.keptFile}'`,
    works: [],
  },
];

const kept: Cell[] = [
  {
    table: 'storage_usage',
    verb: 'select',
    sql: (w) => `select bytes from storage_usage where owner_id = '${w.owner}'`,
    works: ['owner'],
  },
  {
    table: 'storage_usage',
    verb: 'insert',
    sql: () => 'insert into storage_usage (owner_id, bytes) values (app.uid(), 0)',
    works: [],
    noPrivilege: true,
  },
  {
    table: 'storage_usage',
    verb: 'update',
    tries: 'keeping less on paper',
    sql: () => 'update storage_usage set bytes = 0 where owner_id = app.uid()',
    works: [],
    noPrivilege: true,
  },
  {
    guarantee: 'counts the first file of an account',
    keeps: ['storage_usage insert'],
    steps: () => [['unnamed company', bring('app.uid()', 'photo')]],
    look: (w) => `select bytes::int from storage_usage where owner_id = '${w.unnamedCompany}'`,
    shows: { bytes: 1 },
  },
  {
    guarantee: 'counts what comes and goes',
    keeps: ['storage_usage update', 'storage_usage select'],
    steps: (w) => [
      ['owner', bring('app.uid()', 'photo')],
      ['owner', `delete from files where id = '${w.freshUpload}'`],
    ],
    look: (w) =>
      `select bytes = (select sum(byte_size) from files where owner_id = '${w.owner}' and status <> 'refused'
         and removed_at is null) as exact from storage_usage where owner_id = '${w.owner}'`,
    shows: { exact: true },
  },
  {
    guarantee: 'lets the worker finish a file of an account that is over its quota',
    keeps: ['storage_usage update'],
    given: (w) => `update storage_usage set bytes = 3000000000 where owner_id = '${w.owner}'`,
    steps: (w) => [['worker', `update files set byte_size = byte_size + 1 where id = '${w.keptFile}'`]],
    look: (w) => `select bytes::text from storage_usage where owner_id = '${w.owner}'`,
    shows: { bytes: '3000000001' },
  },
];

const photos: Cell[] = [
  {
    table: 'files',
    verb: 'call',
    tries: 'seeing the photo that the owner shows',
    sql: () => `select from keeper.may_see_photo('/photos/shown.webp') as seen where seen`,
    works: ['owner', 'accepted company', 'pending company'],
  },
  {
    table: 'files',
    verb: 'call',
    tries: 'seeing a photo that the owner has uploaded and not chosen',
    sql: () => `select from keeper.may_see_photo('/photos/photo.webp') as seen where seen`,
    works: ['owner'],
  },
  {
    guarantee: "a student with a photo of their own doesn't see another student's",
    keeps: [],
    given: (w) =>
      `insert into files (owner_id, purpose, status, original_name, media_type, byte_size, object_key, uploaded_at, public_path)
       values ('${w.unverifiedStudent}', 'photo', 'ready', 'me.png', 'image/webp', 1, uuidv7(), now(), '/photos/other.webp')`,
    steps: () => [
      [
        'unverified student',
        `select set_config('seen.photos', concat_ws(' ', keeper.may_see_photo('/photos/other.webp'),
           keeper.may_see_photo('/photos/shown.webp')), true)`,
      ],
    ],
    look: () => `select current_setting('seen.photos') as photos`,
    shows: { photos: 't f' },
  },
  {
    guarantee: 'nobody sees a photo that was replaced, not even its owner',
    keeps: [],
    steps: (w) => [
      ['owner', `update profiles set photo_url = '/photos/photo.webp' where id = '${w.owner}'`],
      ['owner', `select set_config('seen.photo', keeper.may_see_photo('/photos/shown.webp')::text, true)`],
    ],
    look: () => `select current_setting('seen.photo') as seen`,
    shows: { seen: 'false' },
  },
  {
    guarantee: 'removes a photo as soon as another one is shown, and says so',
    keeps: ['files update', 'events insert'],
    steps: (w) => [['owner', `update profiles set photo_url = '/photos/photo.webp' where id = '${w.owner}'`]],
    look: (w) =>
      `select removed_at is not null as removed, exists (select from events where name = 'file.removed'
         and subject_id = files.id) as told from files where id = '${w.shownPhoto}'`,
    shows: { removed: true, told: true },
  },
];

const ofWorker: Cell[] = [
  {
    table: 'files',
    verb: 'select',
    role: 'app_worker',
    sql: (w) => `select object_key from files where id = '${w.keptFile}'`,
    works: ['worker'],
  },
  {
    table: 'files',
    verb: 'update',
    role: 'app_worker',
    sql: (w) => `update files set media_type = 'image/png' where id = '${w.keptFile}'`,
    works: ['worker'],
  },
  {
    table: 'files',
    verb: 'update',
    tries: 'opening it to a company',
    role: 'app_worker',
    sql: (w) => `update files set company_id = '${w.otherCompany}' where id = '${w.keptFile}'`,
    works: [],
    noPrivilege: true,
  },
  ...(
    [
      ['an upload that was left for a day', (w) => w.oldUpload, ['worker']],
      ['an upload of today', (w) => w.freshUpload, []],
      ['what was swept', (w) => w.sweptFile, ['worker']],
      ['what is in use', (w) => w.keptFile, []],
    ] satisfies [string, (w: World) => string, Actor[]][]
  ).map(([tries, file, works]): Access => ({
    table: 'files',
    verb: 'delete',
    tries,
    role: 'app_worker',
    sql: (w) => `delete from files where id = '${file(w)}'`,
    works,
  })),
  {
    table: 'files',
    verb: 'call',
    tries: 'claiming what nothing refers to',
    role: 'app_worker',
    sql: () => 'select from keeper.claim_unused_files(7, 10) as seen where seen > 0',
    works: ['worker'],
  },
];

const shows = (path: string | null) => (path ? `'${path}'` : 'null');
const setLogo = (path: string | null) =>
  `update company_profiles set logo_url = ${shows(path)} where id = app.uid()`;
const refusesPicture = (tries: string, table: Access['table'], sql: Access['sql'], by: Actor): Access => ({
  table,
  verb: 'update',
  tries,
  sql,
  works: [],
  refused: { [by]: 'picture_unknown' },
});

const pictures: Cell[] = [
  {
    table: 'company_profiles',
    verb: 'update',
    tries: 'showing a logo that only one of them has brought',
    sql: () => setLogo('/media/logo.webp'),
    works: ['accepted company'],
    refused: all(except(companies, 'accepted company'), 'picture_unknown'),
  },
  refusesPicture(
    'showing a banner as the logo',
    'company_profiles',
    (w) => `${setLogo('/media/banner.webp')} and id = '${w.acceptedCompany}'`,
    'accepted company',
  ),
  refusesPicture(
    'showing a photo that is not there',
    'profiles',
    (w) => `update profiles set photo_url = '/photos/other.webp' where id = '${w.owner}'`,
    'owner',
  ),
  refusesPicture(
    'showing a banner that is a logo',
    'initiatives',
    (w) =>
      `update initiatives set banner_url = '/media/logo.webp' where id = '${w.quest}' and company_id = app.uid()`,
    'accepted company',
  ),
  {
    table: 'initiative_drafts',
    verb: 'insert',
    tries: 'with the banner of another company',
    sql: () =>
      `insert into initiative_drafts (company_id, client_id, content)
       values (app.uid(), uuidv7(), '{"banner_url": "/media/banner.webp"}')`,
    works: ['accepted company'],
    refused: {
      ...all(except(companies, 'accepted company'), 'picture_unknown'),
      // The foreign key: a student has no drafts.
      ...all(students, '23503'),
    },
  },
  {
    guarantee: 'lets somebody show their own photo',
    keeps: ['files select'],
    steps: (w) => [['owner', `update profiles set photo_url = '/photos/photo.webp' where id = '${w.owner}'`]],
    look: (w) => `select photo_url from profiles where id = '${w.owner}'`,
    shows: { photo_url: '/photos/photo.webp' },
  },
  {
    guarantee: 'remembers since when a picture is not shown any more',
    keeps: ['files update'],
    steps: () => [
      ['accepted company', setLogo('/media/logo.webp')],
      ['accepted company', setLogo(null)],
    ],
    look: (w) => `select loose_since is not null as loose from files where id = '${w.logo}'`,
    shows: { loose: true },
  },
];

const claim = 'select keeper.claim_unused_files(7, 10)';
const fate = (w: World) =>
  `select removed_at is not null as swept, loose_since = now() as later from files where id = '${w.looseBanner}'`;
const write = (w: World, sql: string): [Actor, string] => [
  'accepted company',
  sql.replaceAll('$company', w.acceptedCompany),
];

const sweeping: Cell[] = [
  {
    guarantee: 'takes what nothing refers to out of use',
    keeps: ['files update'],
    steps: () => [['worker', claim]],
    look: fate,
    shows: { swept: true, later: null },
  },
  {
    guarantee: 'keeps the banner of a profile',
    keeps: ['company_profiles select'],
    steps: (w) => [
      write(w, `update company_profiles set banner_url = '/media/loose.webp' where id = '$company'`),
      ['worker', claim],
    ],
    look: fate,
    shows: { swept: false, later: null },
  },
  {
    guarantee: 'keeps the banner of an initiative',
    keeps: ['initiatives select'],
    steps: (w) => [
      write(w, `update initiatives set banner_url = '/media/loose.webp' where id = '${w.quest}'`),
      ['worker', claim],
    ],
    look: fate,
    shows: { swept: false, later: null },
  },
  {
    guarantee: 'keeps what a draft shows, and looks again',
    keeps: ['initiative_drafts select'],
    steps: (w) => [
      write(
        w,
        `insert into initiative_drafts (company_id, client_id, content)
         values ('$company', uuidv7(), '{"banner_url": "/media/loose.webp"}')`,
      ),
      ['worker', claim],
    ],
    look: fate,
    shows: { swept: false, later: true },
  },
  {
    guarantee: 'keeps what work that is not handed in yet holds',
    keeps: ['submission_drafts select'],
    steps: (w) => [
      ['owner', `update submission_drafts set file_id = '${w.keptFile}' where student_id = '${w.owner}'`],
      ['worker', `update files set loose_since = now() - interval '30 days' where id = '${w.keptFile}'`],
      ['worker', claim],
    ],
    look: (w) => `select removed_at is not null as swept from files where id = '${w.keptFile}'`,
    shows: { swept: false },
  },
  {
    guarantee: 'keeps the photo of a profile',
    keeps: ['profiles select'],
    steps: (w) => [
      ['owner', `update profiles set photo_url = '/photos/photo.webp' where id = '${w.owner}'`],
      ['worker', `update files set loose_since = now() - interval '30 days' where id = '${w.photo}'`],
      ['worker', claim],
    ],
    look: (w) => `select removed_at is not null as swept from files where id = '${w.photo}'`,
    shows: { swept: false },
  },
  {
    guarantee: 'keeps what was handed in',
    keeps: ['task_submissions select'],
    steps: (w) => [
      ['worker', `update files set loose_since = now() - interval '30 days' where id = '${w.handedFile}'`],
      ['worker', claim],
    ],
    look: (w) => `select removed_at is not null as swept from files where id = '${w.handedFile}'`,
    shows: { swept: false },
  },
  {
    guarantee: 'shows nothing that was swept',
    keeps: ['files select'],
    steps: (w) => [
      ['worker', claim],
      // Not refused, or the look would never come: whoever has swept wins.
      write(
        w,
        `do $$ begin update company_profiles set banner_url = '/media/loose.webp' where id = '$company';
         exception when sqlstate 'QL000' then null; end $$`,
      ),
    ],
    look: (w) => `select banner_url from company_profiles where id = '${w.acceptedCompany}'`,
    shows: { banner_url: null },
  },
];

export const files: Cell[] = [...rows, ...kept, ...photos, ...ofWorker, ...pictures, ...sweeping];
