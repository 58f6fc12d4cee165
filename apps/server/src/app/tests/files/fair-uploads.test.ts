// How much one account may upload, and that its files don't delay anyone else's.
import { randomUUID } from 'node:crypto';
import { limits } from '@questline/contract';
import { describe, expect, test } from 'vitest';
import { dashBomb } from '../../../features/files/hostile-bytes.fixture.ts';
import { image } from './images.fixture.ts';
import { createUploadsApp } from './uploads.fixture.ts';

const app = await createUploadsApp();
const { begin, upload, uploadAndWait } = app;
type Member = Awaited<ReturnType<typeof app.signUp>>;
const small = await image(60, 60).png().toBuffer();
const refusalOf = async (response: Response) => [response.status, JSON.parse(await response.text()).code];
const photo = { purpose: 'photo', name: 'me.png' } as const;

const usedBy = async ({ id }: Member) =>
  Number(
    (await app.root.query('select bytes from storage_usage where owner_id = $1', [id])).rows[0]?.bytes ?? 0,
  );

describe('who may upload', () => {
  test('403: refuses an account whose email is not verified', async () => {
    for (const kind of ['student', 'company'] as const) {
      const member = await app.signUp(kind, { verified: false });
      expect(await refusalOf(await begin(member, small, photo))).toEqual([403, 'email_not_verified']);
    }
  });

  test("409: refuses more than the account's storage limit", async () => {
    const student = await app.signUp('student');
    await app.insert('storage_usage', { owner_id: student.id, bytes: limits.studentStorageBytes - 100 });
    expect(await refusalOf(await begin(student, small, photo))).toEqual([409, 'storage_full']);
    const company = await app.signUp('company');
    await app.insert('storage_usage', { owner_id: company.id, bytes: limits.studentStorageBytes });
    expect((await begin(company, small, photo)).status).toBe(201);
  });

  test("409: a photo counts toward the person's storage, everything else toward the company's", async () => {
    const company = await app.signUp('company');
    const member = await app.addMember(company);
    const logo = { purpose: 'logo', name: 'logo.png' } as const;
    await app.insert('storage_usage', { owner_id: company.id, bytes: limits.companyStorageBytes });
    expect(await refusalOf(await begin(member, small, logo))).toEqual([409, 'storage_full']);
    expect((await begin(member, small, photo)).status).toBe(201);
    await app.root.query('update storage_usage set bytes = $2 where owner_id = $1', [
      member.personId,
      limits.companyStorageBytes,
    ]);
    await app.root.query('update storage_usage set bytes = 0 where owner_id = $1', [company.id]);
    expect(await refusalOf(await begin(member, small, photo))).toEqual([409, 'storage_full']);
    expect((await begin(member, small, logo)).status).toBe(201);
  });

  test('counts stored files, but not refused, replaced or canceled ones', async () => {
    const student = await app.signUp('student');
    const first = await uploadAndWait(student, small, photo);
    expect(await usedBy(student)).toBe(first.byte_size);
    await uploadAndWait(student, Buffer.from('nothing'), photo);
    expect(await usedBy(student)).toBe(first.byte_size);

    const begun = await begin(student, small, { ...photo, size: 5_000 });
    expect(await usedBy(student)).toBe(first.byte_size + 5_000);
    await app.tus(student.token, 'DELETE', begun.headers.get('location')!);
    await expect.poll(() => usedBy(student)).toBe(first.byte_size);

    const second = await uploadAndWait(student, small, photo);
    for (const { url } of [first, second])
      await student.api('PATCH /api/session/profile', { body: { photo_url: url } });
    expect(await usedBy(student)).toBe(second.byte_size);
  });

  test('429: refuses more files than may wait for a scan', async () => {
    const student = await app.signUp('student');
    for (let n = 0; n < limits.pendingUploadsMax; n++)
      expect((await begin(student, small, photo)).status).toBe(201);
    expect(await refusalOf(await begin(student, small, photo))).toEqual([429, 'too_many_uploads']);
  });
});

test('an account with slow files delays nobody else', async () => {
  const [hostile, student] = [await app.signUp('company'), await app.signUp('student')];
  const bombs = await Promise.all(
    Array.from({ length: 4 }, () => upload(hostile, dashBomb, { purpose: 'logo', name: 'logo.svg' })),
  );
  expect(await uploadAndWait(student, small, photo)).toMatchObject({ status: 'ready' });
  const waiting = await Promise.all(bombs.map((id) => hostile.api('GET /api/files/:id', { params: { id } })));
  // Each takes five seconds of CPU time, so at most one of them can have been scanned.
  expect(waiting.filter(({ status }) => status === 'pending').length).toBeGreaterThanOrEqual(2);
});

test('the more files of one account wait, the later its next one is scanned', async () => {
  const [many, one] = [await app.signUp('student'), await app.signUp('student')];
  const ids = await Promise.all(
    [many, many, many, one].map(({ id: owner_id }) =>
      app.insert('files', {
        owner_id,
        purpose: 'photo',
        original_name: 'a.png',
        media_type: 'image/png',
        byte_size: 1,
        object_key: randomUUID(),
        uploaded_at: new Date(),
      }),
    ),
  );
  const values = ids.map((id) => `('file.uploaded', '${id}')`).join();
  await app.root.query(`insert into events (name, subject_id) values ${values}`);
  const prioritiesOf = async ({ id }: Member) =>
    (
      await app.root.query(
        `select priority from pgboss.job where name = 'file' and group_id = $1 order by priority`,
        [id],
      )
    ).rows.map(({ priority }) => priority);
  await expect.poll(() => prioritiesOf(many), { timeout: 10_000 }).toEqual([-2, -1, 0]);
  expect(await prioritiesOf(one)).toEqual([0]);
});
