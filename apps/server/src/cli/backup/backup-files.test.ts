import { createHash, randomUUID } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { asBackup, hashTables } from '@questline/db/backups.ts';
import { openTestDatabase } from '@questline/db/tests/test-database.ts';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { openDisk } from '../../platform/storage/storage-disk.ts';
import { runQuestline } from '../run-questline.fixture.ts';
import { saveFiles } from './save-files.ts';

const { root, url, insert } = await openTestDatabase();
const folder = mkdtempSync(join(tmpdir(), 'questline-backup-'));
afterAll(() => rmSync(folder, { recursive: true }));
let [stored, backups] = [folder, folder];
const owner_id = await insert('profiles', { user_type: 'student', full_name: 'Robin Field' });

beforeEach(async () => {
  [stored, backups] = [join(folder, randomUUID()), join(folder, randomUUID())];
  await root.query('delete from files; delete from backups');
});

const run = async (args: string[], settings: Record<string, string> = {}) => {
  const given = { ADMIN_DATABASE_URL: url('postgres'), FILES_DIR: stored, ...settings };
  const { code, out, problem } = await runQuestline([...args, '--json'], given);
  return { code, problem, data: out ? JSON.parse(out) : undefined };
};
const backUp = (...more: string[]) => run(['backup', backups, '--files-only', ...more]);
const restore = () => run(['restore', backups, '--files-only']);

const store = (key: string, bytes = randomUUID()) => {
  mkdirSync(dirname(join(stored, key)), { recursive: true });
  writeFileSync(join(stored, key), bytes);
  return bytes;
};
/** A row with the objects that belong to it. */
async function addFile(row: Record<string, unknown>, ...keys: string[]) {
  const id = await insert('files', {
    owner_id,
    purpose: 'submission',
    original_name: 'work.txt',
    media_type: 'text/plain',
    byte_size: 36,
    object_key: randomUUID(),
    uploaded_at: new Date(),
    ...row,
  });
  return { id, bytes: keys.map((key) => store(key.replace('<id>', id))) };
}
const filesIn = (path: string) =>
  readdirSync(path, { recursive: true, encoding: 'utf8' })
    .filter((name) => statSync(join(path, name)).isFile())
    .toSorted();

describe('questline backup --files-only', () => {
  test('copies what each row needs, restores it to an empty store, and nothing else', async () => {
    const path = '/media/banner.webp';
    await addFile({ object_key: 'work', status: 'ready' }, 'private/work');
    await addFile(
      { status: 'ready', purpose: 'banner', public_path: path },
      'media/banner.webp',
      'media/banner-small.webp',
    );
    const { id } = await addFile({}, 'uploads/<id>');
    await addFile({ uploaded_at: null }, 'uploads/<id>');
    await addFile({ status: 'refused', refusal: 'file_damaged' });
    await addFile({ object_key: 'gone', status: 'ready', removed_at: new Date() }, 'private/gone');

    const { code, data } = await backUp();
    expect([code, data.files]).toEqual([0, { count: 4, bytes: 4 * 36, missing: [] }]);
    const before = Object.fromEntries(
      filesIn(stored).map((key) => [key, readFileSync(join(stored, key), 'utf8')]),
    );
    stored = join(folder, randomUUID());
    expect(await restore()).toMatchObject({ code: 0, data: { files: { restored: 4, there: 0 } } });
    const keys = ['media/banner-small.webp', 'media/banner.webp', 'private/work', `uploads/${id}`];
    expect(filesIn(stored)).toEqual(keys);
    for (const key of keys) expect(readFileSync(join(stored, key), 'utf8')).toBe(before[key]);
    expect(await restore()).toMatchObject({ code: 0, data: { files: { restored: 0, there: 4 } } });
  });

  test('deletes backups after 30 days, and each file with the last backup that needs it', async () => {
    const age = (name: string, days: number) => {
      const older = new Date(Date.now() - days * 86_400_000).toISOString().replaceAll(/[-:]|\.\d+/g, '');
      renameSync(join(backups, name), join(backups, older));
      return older;
    };
    await addFile({ object_key: 'first', status: 'ready' }, 'private/first');
    const tooOld = age((await backUp()).data.name, 31);
    await root.query('delete from files');
    await addFile({ object_key: 'second', status: 'ready' }, 'private/second');

    const { data } = await backUp('--keep', '32');
    expect(data).toMatchObject({ added: 1, deleted: [] });
    expect(filesIn(join(backups, 'files'))).toEqual(['private/first', 'private/second']);
    age(data.name, 29);
    expect((await backUp()).data).toMatchObject({ added: 0, deleted: [tooOld] });
    expect(filesIn(join(backups, 'files'))).toEqual(['private/second']);
  });

  test('its list of files is one that sha256sum can check', async () => {
    const { bytes } = await addFile({ object_key: 'work', status: 'ready' }, 'private/work');
    const { data } = await backUp();
    const sum = createHash('sha256').update(bytes[0]!).digest('hex');
    expect(readFileSync(join(backups, data.name, 'files.sha256'), 'utf8')).toBe(`${sum}  private/work\n`);
    expect(statSync(join(backups, data.name)).mode & 0o077).toBe(0);
  });

  test('a file that storage has lost is listed, and the exit code is 1', async () => {
    await addFile({ object_key: 'lost', status: 'ready' });
    await addFile({ object_key: 'kept', status: 'ready' }, 'private/kept');
    const { code, data } = await backUp();
    expect([code, data.files]).toEqual([1, { count: 1, bytes: 36, missing: ['private/lost'] }]);
    expect((await restore()).data.files).toMatchObject({ there: 1, missing: ['private/lost'] });
  });

  test('a file that is damaged in the backup is not restored', async () => {
    await addFile({ object_key: 'work', status: 'ready' }, 'private/work');
    await backUp();
    writeFileSync(join(backups, 'files/private/work'), 'something else');
    stored = join(folder, randomUUID());
    expect(await restore()).toMatchObject({ code: 1, data: { files: { damaged: ['private/work'] } } });
    expect(existsSync(join(stored, 'private/work'))).toBe(false);
  });

  test('is recorded for the health page with its size', async () => {
    await addFile({ object_key: 'work', status: 'ready' }, 'private/work');
    await backUp();
    expect((await root.query('select bytes::int from backups')).rows).toEqual([{ bytes: 36 }]);
    expect((await run(['backup', 'record', '5000'])).code).toBe(0);
    expect((await root.query('select bytes::int from backups order by id')).rows[1]).toEqual({
      bytes: 5_000,
    });
    expect(await run(['backup', 'record', 'many'])).toMatchObject({ code: 2 });
  });

  test('two at the same time are refused', async () => {
    const client = await root.connect();
    await client.query(`select pg_advisory_lock(hashtext('questline backup'))`);
    const second = await backUp();
    client.release(true);
    expect(second).toMatchObject({ code: 1, problem: expect.stringContaining('Another backup is running') });
  });

  test.each([
    ['removed', 0, 'private/first'],
    ['removed', 1, 'private/first'],
  ])('what was %s is kept for a restore to an earlier time for %i days', async (_, days, key) => {
    await addFile({ object_key: 'first', status: 'ready', removed_at: new Date() }, key);
    await addFile({ object_key: 'second', status: 'ready' }, 'private/second', 'uploads/<id>');
    const { data } = await run(['backup', backups, '--files-only'], { DELETED_FILES_DAYS: String(days) });
    expect(data.files.count).toBe(days ? 3 : 1);
  });
});

test('files that change while they are copied belong to the rows of one moment', async () => {
  await addFile({ object_key: 'removed', status: 'ready' }, 'private/removed');
  const { id } = await addFile({ object_key: 'scanned' }, 'uploads/<id>');
  const disk = openDisk(stored);
  // Each object vanishes right when it is asked for, after its row has changed.
  const storage = {
    ...disk,
    async size(key: string) {
      if (key === 'private/removed') {
        await root.query(`update files set removed_at = now() where object_key = 'removed'`);
        rmSync(join(stored, key), { force: true });
      }
      if (key === `uploads/${id}` && existsSync(join(stored, key))) {
        store('private/scanned');
        await root.query(`update files set status = 'ready' where id = $1`, [id]);
        rmSync(join(stored, key));
      }
      return disk.size(key);
    },
  };
  mkdirSync(join(backups, 'files'), { recursive: true });
  const saved = await asBackup(url('postgres'), (client) =>
    saveFiles(client, { folder: backups, storage, known: new Map() }),
  );
  expect([[...saved.hashes.keys()], saved.missing]).toEqual([['private/scanned'], []]);
});

describe('questline restore', () => {
  const plant = (dump: string, sha256: string) => {
    const path = join(backups, '20260101T000000Z');
    mkdirSync(path, { recursive: true });
    writeFileSync(join(path, 'database.dump'), dump);
    const note = { at: '2026-01-01T00:00:00Z', database: { bytes: 1, sha256, tables: {} } };
    writeFileSync(join(path, 'backup.json'), JSON.stringify(note));
  };

  test('refuses a database that is not empty', async () => {
    plant('', createHash('sha256').update('').digest('hex'));
    expect(await run(['restore', backups])).toMatchObject({
      code: 1,
      problem: expect.stringContaining('The database is not empty'),
    });
  });

  test('refuses a damaged dump before it changes anything', async () => {
    plant('changed', '00');
    expect(await run(['restore', backups])).toMatchObject({
      code: 1,
      problem: expect.stringContaining('is damaged'),
    });
  });

  test('says which backups there are', async () => {
    plant('', '');
    const { code, problem } = await run(['restore', backups, '--backup', 'other']);
    expect([code, problem]).toEqual([1, expect.stringContaining('It has: 20260101T000000Z')]);
  });
});

test('the hash of a table is the same in any order, and changes with every value', async () => {
  const read = async () => (await asBackup(url('postgres'), hashTables))['public.backups']!;
  const [one, other] = [randomUUID(), randomUUID()];
  const fill = async (rows: [string, number][]) => {
    await root.query('delete from backups');
    for (const [id, bytes] of rows)
      await root.query(`insert into backups (id, bytes, finished_at) values ($1, $2, '2026-01-01')`, [
        id,
        bytes,
      ]);
    return read();
  };
  const first = await fill([
    [one, 1],
    [other, 2],
  ]);
  expect(first.rows).toBe(2);
  expect(
    await fill([
      [other, 2],
      [one, 1],
    ]),
  ).toEqual(first);
  expect(
    (
      await fill([
        [one, 2],
        [other, 1],
      ])
    ).hash,
  ).not.toBe(first.hash);
  expect((await fill([[one, 1]])).rows).toBe(1);
});
