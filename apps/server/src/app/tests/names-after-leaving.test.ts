// Proves that a company can't reach a student who blocked it or left by writing into what the student still sees.
import { randomUUID } from 'node:crypto';
import { exportParts } from '@questline/contract';
import { describe, expect, test } from 'vitest';
import { makeHistory } from './account-history.fixture.ts';
import { createTestApp } from './create-test-app.ts';
import { readablePaths } from './every-endpoint.fixture.ts';

const app = await createTestApp();
type History = Awaited<ReturnType<typeof makeHistory>>;

/** The paths of everything the student can read about the company whose answer contains a word. The list of featured
 *  initiatives is the same for everyone, even before they sign in. */
async function findAnswers({ token }: { token: string }, history: History, word: string) {
  const { company, pending, rejected, running, finished, talk } = history;
  const ids = [pending, rejected, running, finished].flatMap(({ id, task_id, who }) => [
    id,
    task_id,
    who.initiative_id,
  ]);
  const paths = readablePaths('student', [company.id, talk, ...ids]).filter(
    (path) => !/featured|export/.test(path),
  );
  paths.push(...exportParts.map((part) => `/api/session/export/${part}`));
  // With a separate node: one node answers a student only so many requests a minute.
  const { origin } = await app.openNode();
  const found: string[] = [];
  for (const path of paths) {
    const answer = await fetch(origin + path, { headers: { authorization: `Bearer ${token}` } });
    if (![200, 400, 404].includes(answer.status)) throw new Error(`${path} ${answer.status}`);
    if ((await answer.text()).includes(word)) found.push(path);
  }
  return found;
}

/** The company writes the word into everything of which students see a part in their history. Its images have the word in
 *  their path, so that they are found the same way. */
async function writeEverywhere({ company }: History, word: string) {
  const as = `begin; select set_config('app.actor', '${company.id}', true);`;
  await app.root.query(`begin; set local session_replication_role = replica;
    update profiles set full_name = 'Ask ${word}' where id = '${company.id}';
    update initiatives set banner_url = '/media/${word}.webp' where company_id = '${company.id}';
    update company_profiles set logo_url = '/media/${word}.webp', banner_url = '/media/${word}.webp'
      where id = '${company.id}'; commit`);
  await app.root.query(`${as}
    update initiatives set name = name || ' ${word}', description = '${word}', overview = '${word}' where company_id = '${company.id}';
    update tasks set title = '${word}', instructions = '${word}', criteria = '{${word}}' where company_id = '${company.id}';
    update company_profiles set company_name = 'Call ${word}', mission = '${word}' where id = '${company.id}'; commit`);
}

async function setUp() {
  const history = await makeHistory(app);
  const { running, company } = history;
  const colleague = await app.signUp('student');
  const { initiative_id } = running.who;
  const id = await app.insert('initiative_applications', {
    student_id: colleague.id,
    company_id: company.id,
    initiative_id,
  });
  await app.root.query(`begin; select set_config('app.actor', '${company.id}', true);
    update initiative_applications set status = 'accepted' where id = '${id}'; commit`);
  await app.insert('rewards', {
    ...running.who,
    application_id: running.id,
    task_id: running.task_id,
    amount: 2_000,
    currency: 'USD',
  });
  for (const [kind, subject_id] of [
    ['application_accepted', running.id],
    ['application_rejected', history.rejected.id],
    ['initiative_changed', initiative_id],
  ])
    await app.insert('notifications', {
      user_id: history.student.id,
      kind,
      subject_id,
      event_id: randomUUID(),
    });
  return { ...history, colleague };
}

describe('after a student blocked a company', async () => {
  const history = await setUp();
  const { student, company, colleague, running } = history;
  const seen = await findAnswers(student, history, 'Taste survey');
  await student.api('PUT /api/student/blocks/:id', { params: { id: company.id } });
  const word = `word${randomUUID().slice(0, 8)}`;
  await writeEverywhere(history, word);

  test('no endpoint tells the student what the company wrote since then', async () => {
    expect(await findAnswers(student, history, word)).toEqual([]);
  });

  test('the history has the names from before', async () => {
    expect(seen.length).toBeGreaterThan(5);
    const { initiative } = await student.api('GET /api/applications/:id', { params: { id: running.id } });
    expect(initiative.name).toBe('Taste survey');
  });

  test('a student who still works on the initiative sees the new names', async () => {
    const found = await findAnswers(colleague, history, word);
    expect(found).toContain('/api/applications');
    expect(found).toContain(`/api/initiatives/${running.who.initiative_id}`);
  });
});

test('a student who left one initiative sees nothing new of it, and follows the others', async () => {
  const history = await setUp();
  const { student, running, pending } = history;
  await student.api('POST /api/applications/:id/end', { params: { id: running.id } });
  await writeEverywhere(history, 'renamed');
  const nameOf = async ({ id }: { id: string }) =>
    (await student.api('GET /api/applications/:id', { params: { id } })).initiative.name;
  expect(await nameOf(running)).toBe('Taste survey');
  expect(await nameOf(pending)).toBe('Poster week renamed');
  const { initiative_id } = running.who;
  const { application, tasks } = await student.api('GET /api/initiatives/:id/workspace', {
    params: { id: initiative_id },
  });
  expect(application.initiative.name).toBe('Taste survey');
  expect(tasks).toEqual([]);
});
