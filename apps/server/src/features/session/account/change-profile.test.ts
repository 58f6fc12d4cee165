import { randomUUID } from 'node:crypto';
import { addImage } from '@questline/db/tests/people.ts';
import { describe, expect, test } from 'vitest';
import { createSessionsApp } from '../session.fixture.ts';

const app = await createSessionsApp();
type Member = Awaited<ReturnType<typeof app.signUp>>;
const change = ({ call }: Member, body: object) => call('PATCH /api/session/profile', { body });
const aUsername = () => `robin_${randomUUID().slice(0, 8)}`;

describe('PATCH /api/session/profile', () => {
  test.each(['student', 'company'] as const)('200: a %s changes name, username and photo', async (type) => {
    const member = await app.signUp(type);
    await addImage(app, member.id, 'photo', '/photos/a1.webp');
    const username = aUsername();
    const answer = await change(member, {
      full_name: ' Robin Hill ',
      username,
      photo_url: '/photos/a1.webp',
    });
    expect(answer.status).toBe(200);
    expect(answer.body).toMatchObject({ username, photo_url: '/photos/a1.webp' });
    expect(answer.body.metadata.full_name).toBe('Robin Hill');
    expect((await member.call('GET /api/session/user')).body).toEqual(answer.body);
  });

  test('200: omitted fields stay, an empty username clears it, and a photo can be removed', async () => {
    const member = await app.signUp();
    await addImage(app, member.id, 'photo', '/photos/a1.webp');
    await change(member, { username: aUsername(), photo_url: '/photos/a1.webp' });
    expect((await change(member, { username: '' })).body).toMatchObject({ username: null });
    const { body } = await change(member, { photo_url: null });
    expect(body).toMatchObject({ photo_url: null, metadata: { full_name: 'Robin Field' } });
  });

  test('400: refuses a photo that someone else uploaded', async () => {
    await addImage(app, (await app.signUp()).id, 'photo', '/photos/b2.webp');
    const answer = await change(await app.signUp(), { photo_url: '/photos/b2.webp' });
    expect([answer.status, answer.body.code]).toEqual([400, 'image_unknown']);
  });

  test('200: stores a username in lowercase', async () => {
    const username = aUsername();
    expect((await change(await app.signUp(), { username: username.toUpperCase() })).body.username).toBe(
      username,
    );
  });

  test('200: ignores fields that would change another account', async () => {
    const member = await app.signUp();
    const { body } = await change(member, {
      email: 'other@example.org',
      user_type: 'company',
      id: randomUUID(),
    });
    expect(body).toMatchObject({ id: member.id, email: member.email, user_type: 'student' });
  });

  test.each([
    [{ username: 'ab' }, 'body.username', 'Use 3–30 characters: letters, numbers, underscores and periods.'],
    [
      { username: 'a'.repeat(31) },
      'body.username',
      'Use 3–30 characters: letters, numbers, underscores and periods.',
    ],
    [
      { username: 'röbin' },
      'body.username',
      'Use 3–30 characters: letters, numbers, underscores and periods.',
    ],
    [{ full_name: 'R' }, 'body.full_name', 'Full name is required'],
    [{ full_name: 'Win at https://a.example' }, 'body.full_name', "Names can't contain web addresses."],
    [{ photo_url: 'https://elsewhere.example/me.png' }, 'body.photo_url', 'Please upload an image.'],
  ])('400: %j', async (body, field, text) => {
    const answer = await change(await app.signUp(), body);
    expect([answer.status, answer.body.fields]).toEqual([400, { [field]: text }]);
  });

  test('409: refuses a username that is taken', async () => {
    const username = aUsername();
    await change(await app.signUp(), { username });
    const { status, body } = await change(await app.signUp('company'), { username });
    expect([status, body.code, body.text]).toEqual([
      409,
      'username_taken',
      'That username is taken. Please choose another.',
    ]);
  });
});
