// Contact details in a company's notes and feedback, and in a student's note, through the real API.
import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { createSubmissionsApp } from '../../features/submissions/submissions.fixture.ts';

const app = await createSubmissionsApp();
const { signUp, offer, apply, collaborate, submitWork } = app;
const mask = '[removed: contact details stay on Questline]';
const number = '415-555-0142';
const written = `Welcome! Call me: ${number}`;

const originals = async (company: { id: string }) =>
  (
    await app.root.query(
      'select place, subject_id, student_id, original from removed_contacts where company_id = $1 order by id',
      [company.id],
    )
  ).rows;
const received = async () => {
  const [company, student] = [await signUp('company'), await signUp('student')];
  const initiative = await offer(company);
  const { id } = await apply(student, initiative.id);
  return { company, student, initiative, id };
};

describe('the note with a decision', () => {
  test.each(['acceptance', 'rejection'] as const)(
    '409 without confirming, 201 with it, the student sees the rest: %s',
    async (noun) => {
      const { company, student, id } = await received();
      const decide = (confirmed: boolean) =>
        company.api(`POST /api/applications/:id/${noun}`, {
          params: { id },
          body: { note: written, contact_details_confirmed: confirmed },
        });
      await expect(decide(false)).rejects.toMatchObject({ code: 'contact_details', found: ['phone'] });
      const seen = () => student.api('GET /api/applications/:id', { params: { id } });
      expect(await seen()).toMatchObject({ status: 'pending', decision_note: null });
      expect((await decide(true)).decision_note).toContain(mask);
      expect((await seen()).decision_note).toMatch(/^Welcome! .*\[removed/);
      expect(JSON.stringify(await seen())).not.toContain(number);
      expect(await originals(company)).toEqual([
        { place: 'decision', subject_id: id, student_id: student.id, original: written },
      ]);
    },
  );

  test('409 for several, before any is decided; 201 with an original for each', async () => {
    const { company, initiative, id } = await received();
    const second = (await apply(await signUp('student'), initiative.id)).id;
    const decide = (confirmed: boolean) =>
      company.api('POST /api/company/application-decisions', {
        body: {
          decision: 'rejected',
          application_ids: [id, second],
          note: written,
          contact_details_confirmed: confirmed,
        },
      });
    await expect(decide(false)).rejects.toThrow('contact_details');
    expect((await company.api('GET /api/company/applications/count')).pending).toBe(2);
    expect((await decide(true)).items.map(({ outcome }) => outcome)).toEqual(['decided', 'decided']);
    expect((await originals(company)).map((row) => row.subject_id)).toEqual([id, second]);
  });

  test('a decision that comes too late leaves no original', async () => {
    const { company, id } = await received();
    const params = { id };
    await company.api('POST /api/applications/:id/rejection', { params, body: {} });
    const late = company.api('POST /api/applications/:id/acceptance', {
      params,
      body: { note: written, contact_details_confirmed: true },
    });
    await expect(late).rejects.toThrow('already_decided');
    expect(await originals(company)).toEqual([]);
  });
});

test('feedback: 409 without confirming, 201 with it, in the timeline too', async () => {
  const { company, student, initiative } = await collaborate();
  const { id } = await submitWork(student, initiative.tasks[0]!.id);
  const review = (confirmed: boolean) =>
    company.api('POST /api/submissions/:id/review', {
      params: { id },
      body: { status: 'needs_revision', feedback: written, contact_details_confirmed: confirmed },
    });
  await expect(review(false)).rejects.toMatchObject({ code: 'contact_details', found: ['phone'] });
  expect(await originals(company)).toEqual([]);
  const reviewed = await review(true);
  expect(reviewed.company_feedback).toContain(mask);
  expect(JSON.stringify(reviewed)).not.toContain(number);
  const workspace = await student.api('GET /api/initiatives/:id/workspace', {
    params: { id: initiative.id },
  });
  expect(JSON.stringify(workspace)).toContain(mask);
  expect(JSON.stringify(workspace)).not.toContain(number);
  expect(await originals(company)).toEqual([
    { place: 'feedback', subject_id: id, student_id: student.id, original: written },
  ]);
});

test("a student's note: 409 without confirming, 201 unchanged with it", async () => {
  const [company, student] = [await signUp('company'), await signUp('student')];
  const initiative = await offer(company);
  const send = (confirmed: boolean) =>
    student.api('POST /api/applications', {
      body: {
        client_id: randomUUID(),
        initiative_id: initiative.id,
        note: 'Write to maya@example.com',
        confirmed_hours: 4,
        contact_details_confirmed: confirmed,
      },
    });
  await expect(send(false)).rejects.toMatchObject({ code: 'contact_details', found: ['email'] });
  expect((await send(true)).note).toBe('Write to maya@example.com');
  expect(await originals(company)).toEqual([]);
});
