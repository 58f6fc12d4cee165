import { verifyCredential, type DidDocument } from '@questline/credentials';
import { describe, expect, test } from 'vitest';
import { createRecordApp } from './record.fixture.ts';
import { defaultPage } from './share-record.ts';

const app = await createRecordApp();
const { finished, visitor } = app;
type Person = Awaited<ReturnType<typeof app.signUp>>;

const choices = {
  full_name: false,
  hours_and_dates: true,
  criteria: true,
  closing_words: true,
  revisions: false,
};
const turn = ({ api }: Person, on: boolean, more: Partial<typeof choices> = {}) =>
  api('PUT /api/record/page', { body: { ...choices, ...more, on } });
const show = ({ api }: Person, id: string, shown = true) =>
  api('PUT /api/record/entries/:id/page', { params: { id }, body: { shown } });
const issue = ({ api }: Person, id: string) =>
  api('POST /api/record/entries/:id/credential', { params: { id } });
const withdraw = ({ api }: Person, id: string) =>
  api('DELETE /api/record/entries/:id/credential', { params: { id } });
const say = ({ api }: Person, id: string, words: string, confirmed = false) =>
  api('POST /api/company/applications/:id/closing-words', {
    params: { id },
    body: { words, contact_details_confirmed: confirmed },
  });
const shared = (link: string) => visitor('GET /api/shared-records/:link', { params: { link } });
const check = (code: string) => visitor('GET /api/credentials/:code', { params: { code } });
const get = (path: string) => fetch(`${app.origin}${path}`);
const origin = 'https://questline.example';

/** As someone does who has only the badge and our public files. */
const verify = async (credential: string) =>
  verifyCredential(credential, {
    origin,
    didDocument: (await (await get('/.well-known/did.json')).json()) as DidDocument,
    statusList: async (url) => (await get(new URL(url).pathname)).text(),
    now: new Date(),
  });

describe('the public page', () => {
  test('200: is off at first, shows what the student chose, and nothing when it is off again', async () => {
    const { student, application, initiative } = await finished();
    expect((await student.api('GET /api/record')).page).toEqual(defaultPage);
    const { link } = await turn(student, true);
    expect(await shared(link!)).toEqual({ holder: 'Test', entries: [] });
    await show(student, application.id);
    const page = await shared(link!);
    expect(page.entries).toMatchObject([{ initiative: { name: initiative.name }, revisions: 0 }]);
    expect(page.entries[0]!.finished_at).not.toBeNull();
    expect(await turn(student, true, { hours_and_dates: false, full_name: true })).toMatchObject({ link });
    const [entry] = (await shared(link!)).entries;
    expect(entry).toMatchObject({ finished_at: null, started_at: null, minutes: null });
    expect((await student.api('GET /api/record')).entries).toMatchObject([{ on_page: true }]);
    await show(student, application.id, false);
    expect((await shared(link!)).entries).toEqual([]);
    expect((await turn(student, false)).link).toBeNull();
    await expect(shared(link!)).rejects.toThrow('not_found');
  });

  test('200: an entry has the code of its certificate until that is withdrawn', async () => {
    const { student, application } = await finished();
    const { link } = await turn(student, true);
    await show(student, application.id);
    const codes = async () => (await shared(link!)).entries.map(({ code }) => code);
    expect(await codes()).toEqual([null]);
    const { code } = await issue(student, application.id);
    expect(await codes()).toEqual([code]);
    await withdraw(student, application.id);
    expect(await codes()).toEqual([null]);
  });

  test('200: says nothing about the student but the name', async () => {
    const { student, application } = await finished();
    const { link } = await turn(student, true);
    await show(student, application.id);
    const text = JSON.stringify(await shared(link!));
    for (const secret of [student.id, application.id, student.email]) expect(text).not.toContain(secret);
  });

  test('201: a replaced link stops working', async () => {
    const { student } = await finished();
    const { link } = await turn(student, true);
    const replaced = await student.api('POST /api/record/page/link');
    expect(replaced.link).not.toBe(link);
    await expect(shared(link!)).rejects.toThrow('not_found');
    await expect(shared(replaced.link!)).resolves.toMatchObject({ entries: [] });
  });

  test('404: there is no link to replace while the page is off', async () => {
    const student = await app.signUp('student');
    await expect(student.api('POST /api/record/page/link')).rejects.toThrow('not_found');
  });

  test("404: another student's entry can't be shown, and an unknown link shows nothing", async () => {
    const { application } = await finished();
    const other = await app.signUp('student');
    await expect(show(other, application.id)).rejects.toThrow('not_found');
    await expect(shared('A'.repeat(22))).rejects.toThrow('not_found');
    await expect(shared('short')).rejects.toThrow('not_found');
  });
});

describe('certificates and badges', () => {
  test('201: a badge verifies with our public files, and is refused after it was withdrawn', async () => {
    const { student, application, initiative } = await finished();
    const { code } = await issue(student, application.id);
    expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{16}$/);
    expect(await issue(student, application.id)).toMatchObject({ code });
    const { credential, state } = await check(code);
    expect(state).toBe('issued');
    const verified = await verify(credential!);
    expect(verified).toMatchObject({
      valid: true,
      content: { code, holder: 'Test', initiative: initiative.name },
    });
    const file = await get(`/credentials/${code}.jwt`);
    expect(file.headers.get('content-type')).toBe('application/vc+jwt');
    expect(await verify(await file.text())).toMatchObject({ valid: true });

    await withdraw(student, application.id);
    expect(await check(code)).toMatchObject({ state: 'withdrawn', credential: null, company: null });
    expect(await verify(credential!)).toEqual({ valid: false, reason: 'revoked' });
    for (const path of [`/credentials/${code}.jwt`, `/certificates/${code}.pdf`])
      expect((await get(path)).status).toBe(404);
    await expect(withdraw(student, application.id)).rejects.toThrow('not_found');
    const again = await issue(student, application.id);
    expect(again.code).not.toBe(code);
    expect(await verify((await check(again.code)).credential!)).toMatchObject({ valid: true });
  });

  test("201: one student's withdrawal leaves the badges of others valid", async () => {
    const [one, other] = [await finished(), await finished()];
    const codes = [
      await issue(one.student, one.application.id),
      await issue(other.student, other.application.id),
    ];
    await withdraw(one.student, one.application.id);
    expect(await verify((await check(codes[1]!.code)).credential!)).toMatchObject({ valid: true });
  });

  test('200: the certificate is a PDF that no one stores or indexes', async () => {
    const { student, application } = await finished();
    const { code } = await issue(student, application.id);
    const response = await get(`/certificates/${code}.pdf`);
    expect(response.status).toBe(200);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'application/pdf',
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex',
      'content-disposition': `attachment; filename="questline-certificate-${code}.pdf"`,
    });
    expect(
      Buffer.from(await response.arrayBuffer())
        .subarray(0, 5)
        .toString(),
    ).toBe('%PDF-');
  });

  test('200: a suspended student shows nothing, without a word about why', async () => {
    const { student, application } = await finished();
    const { code } = await issue(student, application.id);
    await app.root.query('update profiles set suspended_at = now() where id = $1', [student.id]);
    expect(await check(code)).toEqual({
      state: 'unavailable',
      credential: null,
      company: null,
      withdrawn_at: null,
    });
    expect((await get(`/certificates/${code}.pdf`)).status).toBe(404);
  });

  test('200: a badge of a deleted student is unknown here, and withdrawn for those who have it', async () => {
    const { student, application } = await finished();
    const { code } = await issue(student, application.id);
    const { credential } = await check(code);
    await app.root.query('delete from record_entries where student_id = $1', [student.id]);
    await expect(check(code)).rejects.toThrow('not_found');
    expect(await verify(credential!)).toEqual({ valid: false, reason: 'revoked' });
  });

  test('404: unknown codes, lists and entries of others', async () => {
    const { application } = await finished();
    const other = await app.signUp('student');
    await expect(issue(other, application.id)).rejects.toThrow('not_found');
    await expect(check('0'.repeat(16))).rejects.toThrow('not_found');
    for (const path of ['/credentials/status/99999', '/credentials/status/x', '/certificates/x.pdf'])
      expect((await get(path)).status).toBe(404);
  });
});

describe('closing words', () => {
  test('204: written once, and part of the record and the page', async () => {
    const { company, student, application } = await finished();
    await say(company, application.id, 'She asks first, then draws.');
    const [entry] = (await student.api('GET /api/record')).entries;
    expect(entry!.closing_words).toMatchObject({ text: 'She asks first, then draws.' });
    expect(await app.events(application.id)).toContain('record.commented');
    await expect(say(company, application.id, 'Again')).rejects.toThrow('already_decided');
    const { link } = await turn(student, true);
    await show(student, application.id);
    expect((await shared(link!)).entries[0]!.closing_words).toEqual(entry!.closing_words);
    await turn(student, true, { closing_words: false });
    expect((await shared(link!)).entries[0]!.closing_words).toBeNull();
  });

  test('409: contact details are refused until confirmed, and then removed and kept for operators', async () => {
    const { company, student, application } = await finished();
    const words = 'Great work! Call me at 503-555-0199.';
    await expect(say(company, application.id, words)).rejects.toMatchObject({
      code: 'contact_details',
      found: ['phone'],
    });
    await say(company, application.id, words, true);
    const [entry] = (await student.api('GET /api/record')).entries;
    expect(entry!.closing_words!.text).not.toContain('555');
    const { rows } = await app.root.query(
      'select place, original from removed_contacts where subject_id = $1',
      [application.id],
    );
    expect(rows).toEqual([{ place: 'closing_words', original: words }]);
  });

  test('404: not about work in progress, and not by another company', async () => {
    const { application } = await finished();
    const other = await app.signUp('company');
    await expect(say(other, application.id, 'Hello')).rejects.toThrow('not_found');
    await expect(say(other, application.id, '   ')).rejects.toThrow('invalid_input');
  });
});
