// Operators take down files, images and texts, through the real API, worker and storage.
import { randomUUID } from 'node:crypto';
import type { ReportSubject } from '@questline/contract';
import { describe, expect, test } from 'vitest';
import { createDeskApp } from '../../../features/desk/desk.fixture.ts';
import { image } from '../files/images.fixture.ts';
import { createUploadsApp } from '../files/uploads.fixture.ts';
import { readable, until } from '../worker/worker-app.fixture.ts';

const app = await createDeskApp();
const { uploadAndWait, download, look, worker } = await createUploadsApp({}, app);
type Member = Awaited<ReturnType<typeof app.signUp>>;
type Operator = Awaited<ReturnType<typeof app.setUp>>;

const png = await image(900, 600).png().toBuffer();
const small = (url: string) => url.replace('.webp', '-small.webp');
const words = '[removed by our safety team]';
const why = { reason: 'report', note: 'To decide' };

/** A student who works for a company, with a submitted file and a note and feedback from the company. */
async function working() {
  const [company, student] = [await app.signUp('company'), await app.signUp('student')];
  const tasks = [{ title: 'Ask them', allowed_types: ['upload' as const] }];
  const initiative = await company.api('POST /api/initiatives', {
    body: { client_id: randomUUID(), name: 'Taste survey', tasks },
  });
  const params = { id: initiative.id };
  await company.api('POST /api/initiatives/:id/activation', { params });
  const application = await student.api('POST /api/applications', {
    body: { client_id: randomUUID(), initiative_id: initiative.id, confirmed_hours: 4 },
  });
  await company.api('POST /api/applications/:id/acceptance', {
    params: { id: application.id },
    body: { note: 'You were the cheapest' },
  });
  const file = await uploadAndWait(student, Buffer.from('Not my work\n'), {
    purpose: 'submission',
    name: 'work.txt',
  });
  const { id } = await student.api('POST /api/submissions', {
    body: {
      client_id: randomUUID(),
      task_id: initiative.tasks[0]!.id,
      submission_type: 'upload',
      file_id: file.id,
    },
  });
  return { company, student, params, application, file, submission: id };
}

async function reportIt({ api }: Member, subject: ReportSubject, subject_id: string) {
  const report = await api('POST /api/reports', {
    body: { subject, subject_id, reason: 'threats', details: null },
  });
  return report.id;
}

async function decide(id: string, ...actions: string[]): Promise<Operator> {
  const operator = await app.setUp();
  await operator.call('POST /api/desk/reports/:id/opening', { id });
  const { status } = await operator.call('POST /api/desk/reports/:id/decision', {
    id,
    body: { actions, note: null },
  });
  expect(status).toBe(204);
  return operator;
}

/** As the operator's browser loads it. */
const load = (url: string, { cookies }: Pick<Operator, 'cookies'>) =>
  look(url, { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') });
const notified = async ({ api }: Member) =>
  (await api('GET /api/notifications')).items.filter(({ kind }) => kind === 'content_taken_down');

describe('a file', () => {
  test('is gone for both sides, which see a sentence, and the student learns why', async () => {
    const { company, student, params, file, submission } = await working();
    const id = await reportIt(company, 'submission', submission);
    const { url } = await company.api('POST /api/files/:id/download', { params: { id: file.id } });
    expect((await look(url)).status).toBe(200);
    await decide(id, 'take_down_submission');
    // A link from before stops working, too.
    expect((await look(url)).status).toBe(404);
    for (const one of [company, student]) {
      await expect(download(one, file.id)).rejects.toThrow('not_found');
      await expect(one.api('GET /api/files/:id', { params: { id: file.id } })).rejects.toThrow('not_found');
      const preview = await look(`/api/files/${file.id}/preview`, {
        cookie: `__Host-viewer=${one.token}`,
      });
      expect(preview.status).toBe(404);
    }
    const { tasks } = await student.api('GET /api/initiatives/:id/workspace', { params });
    expect(tasks[0]!.attempts[0]).toMatchObject({
      submission_type: 'text',
      content: '[file removed by our safety team]',
      file: null,
    });
    await until(async () => (await notified(student)).length > 0);
    expect(await notified(student)).toMatchObject([
      {
        text: 'Our safety team removed work you submitted. It was about threats, insults or bullying.',
        path: '/active',
      },
    ]);
    expect(await notified(company)).toEqual([]);
    await until(() => worker.emailsTo(student.email).some(({ raw }) => readable(raw).includes('We removed')));
  });

  test('is opened only by the operator who claimed the report and said why, and later by leads', async () => {
    const { company, student, submission } = await working();
    const id = await reportIt(company, 'submission', submission);
    const [operator, other, lead] = [await app.setUp(), await app.setUp(), await app.setUp('lead')];
    const open = ({ call }: Operator, body: object = why) =>
      call('POST /api/desk/reports/:id/files', { id, body });
    await operator.call('POST /api/desk/reports/:id/opening', { id });
    expect((await open(operator, {})).status).toBe(400);
    expect((await open(other)).body.code).toBe('conflict');
    const { status, body } = await open(operator);
    expect(status).toBe(201);
    expect(body.files).toMatchObject([{ purpose: 'submission', name: 'work.txt', media_type: 'text/plain' }]);
    const { url } = body.files[0];
    const loaded = await load(url, operator);
    expect(await loaded.text()).toBe('Not my work\n');
    expect(Object.fromEntries(loaded.headers)).toMatchObject({
      'content-disposition': expect.stringContaining('attachment'),
      'content-security-policy': "default-src 'none'; sandbox",
      'cache-control': 'private, no-store',
    });
    // Nobody else gets it: another operator, the student, the company or a visitor.
    expect((await load(url, other)).status).toBe(404);
    for (const token of [company.token, student.token])
      expect((await look(url, { cookie: `__Host-viewer=${token}` })).status).toBe(404);
    expect((await look(url)).status).toBe(404);
    expect((await load(url.replace(/[^/]+$/, 'nothing'), operator)).status).toBe(404);
    const decision = { id, body: { actions: ['take_down_submission'], note: null } };
    expect((await operator.call('POST /api/desk/reports/:id/decision', decision)).status).toBe(204);
    expect((await operator.call('POST /api/desk/reports/:id/decision', decision)).body.code).toBe(
      'already_decided',
    );
    expect((await open(other)).status).toBe(403);
    expect((await open(lead)).status).toBe(201);
    expect(await (await load(url, lead)).text()).toBe('Not my work\n');
    const views = await student.api('GET /api/student/profile-views');
    expect(views.items[0]).toMatchObject({ part: 'files', reason: 'report', company: null });
  });
});

describe('an image', () => {
  test('disappears from the page, and its URL stops answering right away', async () => {
    const { company, student } = await working();
    const logo = await uploadAndWait(company, png, { purpose: 'logo', name: 'logo.png' });
    const banner = await uploadAndWait(company, png, { purpose: 'banner', name: 'banner.png' });
    await company.api('PATCH /api/company/profile', { body: { logo_url: logo.url } });
    const id = await reportIt(student, 'company', company.id);
    const before = await look(logo.url!);
    expect([before.status, before.headers.get('cache-control')]).toEqual([200, 'public, max-age=3600']);
    const operator = await decide(id, 'take_down_images');
    for (const url of [logo.url!, small(logo.url!)])
      expect((await look(url, { 'if-none-match': `"${url.split('/').at(-1)}"` })).status).toBe(404);
    expect((await look(banner.url!)).status).toBe(200);
    const page = await student.api('GET /api/companies/:id', { params: { id: company.id } });
    expect(page.logo_url).toBeNull();
    const again = company.api('PATCH /api/company/profile', { body: { logo_url: logo.url } });
    await expect(again).rejects.toThrow('image_unknown');
    await until(async () => (await notified(company)).length > 0);
    expect(await notified(company)).toMatchObject([
      {
        text: 'Our safety team removed your images. It was about threats, insults or bullying.',
        path: '/company/profile',
      },
    ]);
    expect(await notified(student)).toEqual([]);
    const lead = await app.setUp('lead');
    const { body } = await lead.call('POST /api/desk/reports/:id/files', { id, body: why });
    const kept = await load(body.files[0].url, lead);
    expect([kept.status, kept.headers.get('content-type')]).toEqual([200, 'image/webp']);
    expect((await load(body.files[0].url, operator)).status).toBe(404);
  });

  test('of a student: the photo is gone for the company and the student', async () => {
    const { company, student, submission } = await working();
    const { url } = await uploadAndWait(student, png, { purpose: 'photo', name: 'me.png' });
    await student.api('PATCH /api/session/profile', { body: { photo_url: url } });
    const id = await reportIt(company, 'submission', submission);
    const seenBy = async ({ token }: Member) =>
      (await look(url!, { cookie: `__Host-viewer=${token}` })).status;
    expect([await seenBy(company), await seenBy(student)]).toEqual([200, 200]);
    await decide(id, 'take_down_images');
    expect([await seenBy(company), await seenBy(student)]).toEqual([404, 404]);
    expect((await student.api('GET /api/session/user')).photo_url).toBeNull();
    await until(async () => (await notified(student)).length > 0);
    expect((await notified(student))[0]!.text).toContain('Our safety team removed your photo.');
  });
});

describe('a text', () => {
  test('feedback is replaced for both sides, also in the history', async () => {
    const { company, student, params, application, submission } = await working();
    await company.api('POST /api/submissions/:id/review', {
      params: { id: submission },
      body: { status: 'needs_revision', feedback: 'What a lazy answer' },
    });
    await app.root.query(`update held_decisions set takes_effect_at = now()`);
    const workspace = () => student.api('GET /api/initiatives/:id/workspace', { params });
    await until(async () => (await workspace()).tasks[0]!.attempts[0]!.feedback !== null);
    const id = await reportIt(student, 'feedback', submission);
    await decide(id, 'take_down_words');
    const { tasks } = await workspace();
    expect(tasks[0]!.attempts[0]).toMatchObject({ feedback: words, status: 'needs_revision' });
    const theirs = await company.api('GET /api/applications/:id/submissions', {
      params: { id: application.id },
    });
    for (const data of [tasks, theirs]) expect(JSON.stringify(data)).not.toContain('What a lazy answer');
    const { rows } = await app.root.query('select snapshot from reports where id = $1', [id]);
    expect(rows[0].snapshot.text).toBe('What a lazy answer');
    await until(async () => (await notified(company)).length > 0);
    expect((await notified(company))[0]!.text).toContain('Our safety team removed feedback you wrote.');
  });

  test('a note with a decision and the texts of a page are removed', async () => {
    const { company, student, params, application } = await working();
    await app.root.query(`update held_decisions set takes_effect_at = now()`);
    const workspace = () => student.api('GET /api/initiatives/:id/workspace', { params });
    await until(async () => JSON.stringify(await workspace()).includes('You were the cheapest'));
    await company.api('PATCH /api/company/profile', {
      body: { mission: 'Win', description: 'We hate losers' },
    });
    const note = await reportIt(student, 'note', application.id);
    const page = await reportIt(student, 'company', company.id);
    await decide(note, 'take_down_words');
    await decide(page, 'take_down_page');
    expect(JSON.stringify(await workspace())).not.toContain('You were the cheapest');
    expect(JSON.stringify(await workspace())).toContain(words);
    const seen = await student.api('GET /api/companies/:id', { params: { id: company.id } });
    expect(seen).toMatchObject({ description: null, mission: null });
    await until(async () => (await notified(company)).length > 1);
    expect((await notified(company)).map(({ text }) => text)).toEqual([
      expect.stringContaining('texts on your company page'),
      expect.stringContaining('a note you sent with a decision'),
    ]);
  });

  test('closing words disappear from the record', async () => {
    const { company, student, application, submission } = await working();
    await app.root.query(`update held_decisions set takes_effect_at = now()`);
    await company.api('POST /api/submissions/:id/review', {
      params: { id: submission },
      body: { status: 'approved', feedback: null },
    });
    await app.root.query(`update held_decisions set takes_effect_at = now()`);
    await until(async () => (await student.api('GET /api/record')).entries.length > 0);
    await company.api('POST /api/company/applications/:id/closing-words', {
      params: { id: application.id },
      body: { words: 'You smell nice' },
    });
    const id = await reportIt(student, 'closing_words', application.id);
    await decide(id, 'take_down_words');
    const { entries } = await student.api('GET /api/record');
    expect(entries).toMatchObject([{ closing_words: null }]);
    await until(async () => (await notified(company)).length > 0);
    expect((await notified(company))[0]!.text).toContain('Our safety team removed closing words you wrote.');
  });
});
