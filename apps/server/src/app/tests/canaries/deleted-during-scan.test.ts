// An account that is deleted at the worst moments of a file scan: no bytes are left that nothing refers to.
import { randomUUID } from 'node:crypto';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { join as joinPeople } from '@questline/db/tests/people.ts';
import { openTestDatabase } from '@questline/db/tests/test-database.ts';
import { afterAll, expect, test } from 'vitest';
import { createFileScanner } from '../../../features/files/scan-file.ts';
import { removeSwept } from '../../../features/files/sweep-files.ts';
import { worker } from '../../../platform/actor.ts';
import { openDatabase } from '../../../platform/database/db.ts';
import { keptLog } from '../../../platform/jobs/relay-log.fixture.ts';
import { openStorage } from '../../../platform/storage/storage.ts';
import { image } from '../files/images.fixture.ts';

const world = await openTestDatabase();
const database = openDatabase(world.url('app_worker'), { connections: 1 });
const db = database.as(worker);
const filesDir = mkdtempSync(join(tmpdir(), 'questline-deleted-during-scan-'));
const storage = openStorage({ FILE_STORE: 'disk', FILES_DIR: filesDir });
const { log } = keptLog();
afterAll(async () => {
  await database.close();
  rmSync(filesDir, { recursive: true });
});
const pixels = await image(600, 600).png().toBuffer();

/** A complete upload of a new student, not scanned yet. */
async function upload(purpose: 'photo' | 'submission') {
  const { id: owner_id } = await joinPeople(world, 'student');
  const id = await world.insert('files', {
    owner_id,
    purpose,
    original_name: 'me.png',
    media_type: 'image/png',
    byte_size: pixels.length,
    object_key: randomUUID(),
    uploaded_at: new Date(),
  });
  mkdirSync(join(filesDir, 'uploads'), { recursive: true });
  writeFileSync(join(filesDir, 'uploads', id), pixels);
  const deleteAccount = () =>
    world.root.query(
      `begin; set local role app_auth; select set_config('app.actor', '${owner_id}', true); select keeper.delete_account(); commit`,
    );
  return { id, deleteAccount };
}
/** A scan that does this right after it stored the first file. */
const scannerWhich = (interrupt: () => Promise<unknown>) =>
  createFileScanner({
    db,
    log,
    count: () => {},
    removeLater: async () => {},
    storage: {
      ...storage,
      async put(...file) {
        await storage.put(...file);
        await interrupt();
      },
    },
  });
const filesLeft = () =>
  readdirSync(filesDir, { recursive: true, encoding: 'utf8' }).filter((path) =>
    statSync(join(filesDir, path)).isFile(),
  );

test.each(['photo', 'submission'] as const)('a %s is removed with its account', async (purpose) => {
  const { id, deleteAccount } = await upload(purpose);
  await scannerWhich(async () => {}).scan(id);
  expect(filesLeft()).not.toEqual([]);
  await deleteAccount();
  await removeSwept(db, storage);
  expect(filesLeft()).toEqual([]);
});

test.each(['photo', 'submission'] as const)(
  'a %s whose account is deleted before the scan',
  async (purpose) => {
    const { id, deleteAccount } = await upload(purpose);
    await deleteAccount();
    await scannerWhich(async () => {}).scan(id);
    await removeSwept(db, storage);
    expect(filesLeft()).toEqual([]);
  },
);

test.each(['photo', 'submission'] as const)(
  'a %s whose account is deleted during the scan',
  async (purpose) => {
    const { id, deleteAccount } = await upload(purpose);
    await scannerWhich(deleteAccount).scan(id);
    await removeSwept(db, storage);
    expect(filesLeft()).toEqual([]);
  },
);

test.each(['photo', 'submission'] as const)('a %s that is swept during the scan', async (purpose) => {
  const { id, deleteAccount } = await upload(purpose);
  await scannerWhich(async () => {
    await deleteAccount();
    await removeSwept(db, storage);
  }).scan(id);
  expect(filesLeft()).toEqual([]);
});

test.each(['photo', 'submission'] as const)(
  'with DELETED_FILES_DAYS, a %s and its upload stay that long after the account was deleted',
  async (purpose) => {
    const { id, deleteAccount } = await upload(purpose);
    const kept = { ...storage, deletedDays: 1 };
    const later: string[] = [];
    const removeLater = async (_: unknown, file: string, days: number) => void later.push(`${file} ${days}`);
    await createFileScanner({ db, log, count: () => {}, storage: kept, removeLater }).scan(id);
    expect(later).toEqual([`${id} 1`]);
    const stored = filesLeft();
    expect(stored).toContain(`uploads/${id}`);

    await deleteAccount();
    await removeSwept(db, kept);
    expect(filesLeft()).toEqual(stored);
    await world.root.query(`update files set removed_at = now() - interval '25 hours' where id = $1`, [id]);
    await removeSwept(db, kept);
    expect(filesLeft()).toEqual([]);
  },
);
