// Policies and triggers of storage usage.
import type { Cell } from '../../cell.ts';
import { upload } from './upload.ts';

export const storage: Cell[] = [
  {
    table: 'storage_usage',
    verb: 'select',
    sql: (w) => `select bytes from storage_usage where owner_id = '${w.owner}'`,
    allowed: ['owner'],
  },
  {
    table: 'storage_usage',
    verb: 'select',
    detail: "the company's",
    sql: (w) => `select bytes from storage_usage where owner_id = '${w.acceptedCompany}'`,
    allowed: ['accepted company'],
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
