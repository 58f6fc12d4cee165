// Policies of uploaded files, for accounts and the worker.
import { accounts, companies, except, students, type Actor } from '../../actors.ts';
import type { Access, Cell } from '../../cell.ts';
import type { World } from '../../world.ts';
import { upload } from './upload.ts';

const isFull: Access['refused'] = { 'other student': 'storage_full' };

const uploads = (purpose: string, some: readonly Actor[]): Access => ({
  table: 'files',
  verb: 'insert',
  detail: `own ${purpose}`,
  sql: () => upload(`app.owner_of('${purpose}')`, purpose),
  allowed: except(some, 'unverified student', 'unverified company', 'other student'),
  ...(some.includes('other student') && { refused: isFull }),
});

export const files: Cell[] = [
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
  {
    ...uploads('photo', accounts),
    detail: "a photo in the company's name, which is the founder's",
    sql: () => upload('app.uid()', 'photo'),
    personal: true,
  },
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

export const workerFiles: Cell[] = [
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
