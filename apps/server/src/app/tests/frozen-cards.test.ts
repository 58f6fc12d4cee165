// A company's view of a student stops following the profile once nothing is open between them. Checked on every
// endpoint a company can read.
import { randomUUID } from 'node:crypto';
import { endpoints, type Endpoint } from '@questline/contract';
import { expect, test } from 'vitest';
import { createMessagesApp, type Person } from '../../features/messages/messages.fixture.ts';

const { app, pair, apply, move, say, answer } = await createMessagesApp();

async function name(student: Person, full_name: string) {
  await student.api('PATCH /api/session/profile', { body: { full_name } });
  await student.api('PATCH /api/student/profile', { body: { skills: ['Writing'] } });
}

/** The responses of every GET endpoint for companies, with each of these ids in its path, as one text. */
async function readEverything({ token }: Person, ids: string[], search: string): Promise<string> {
  const keys = Object.entries<Endpoint>(endpoints)
    .filter(([key, { access }]) => key.startsWith('GET ') && access !== 'student' && key !== 'GET /api/live')
    .map(([key]) => key.slice('GET '.length));
  const paths = keys.flatMap((path) =>
    path.includes(':') ? ids.map((id) => path.replaceAll(/:\w+/g, id)) : path,
  );
  paths.push(`/api/contacts?q=${search}`, `/api/company/students?search=${search}`);
  paths.push(`/api/conversations/with?user_id=${ids[0]}`);
  const bodies: string[] = [];
  for (const path of paths) {
    const reply = await fetch(app.origin + path, { headers: { authorization: `Bearer ${token}` } });
    if (reply.ok) bodies.push(`${path}: ${await reply.text()}`);
  }
  expect(bodies.length).toBeGreaterThan(10);
  return bodies.join('\n');
}

/** Without digits, because names can't contain phone numbers. */
const word = () => `q${randomUUID().replaceAll(/[\d-]/g, '')}`;

test.each(['rejected', 'ended', 'completed and left'] as const)(
  '%s: the company keeps the name, grade and skills it saw, and no photo',
  async (how) => {
    const { student, company, initiative, applicationId } = await pair(how === 'rejected' ? how : 'accepted');
    const [before, after] = [word(), word()];
    if (how === 'rejected') {
      // A pending application follows the profile, so the company first saw the earlier name.
      const { id } = await apply(student, company, 'pending');
      await name(student, `Maya ${before}`);
      await move(id, company.id, 'rejected');
    } else await name(student, `Maya ${before}`);
    const { conversation_id } = await say(company, student, { initiative_id: initiative.id });
    await answer(student, conversation_id);
    if (how === 'ended') await move(applicationId, company.id, 'ended');
    if (how === 'completed and left') {
      await move(applicationId, company.id, 'completed');
      await student.api('POST /api/applications/:id/end', { params: { id: applicationId } });
    }

    await name(student, `Mia ${after}`);
    await student.api('PATCH /api/student/profile', { body: { grade: 12, skills: ['Photography'] } });
    const ids = [student.id, conversation_id, applicationId, initiative.id];
    const seen = await readEverything(company, ids, before);
    expect(seen).toContain(`Maya ${before}`);
    expect(seen).not.toContain(after);
    expect(seen).not.toContain('Photography');
    const found = await company.api('GET /api/company/students', { query: { search: after } });
    expect(found.items).toEqual([]);
    expect(await company.api('GET /api/students/:id', { params: { id: student.id } })).toMatchObject({
      full_name: `Maya ${before}`,
      grade: null,
      skills: ['Writing'],
      photo_url: null,
      contacts: null,
    });
  },
);

test.each(['pending', 'accepted', 'completed'] as const)('%s: the company sees every change', async (how) => {
  const { student, company } = await pair(how);
  await name(student, 'Maya Torres');
  await student.api('PATCH /api/student/profile', { body: { grade: 12 } });
  expect(await company.api('GET /api/students/:id', { params: { id: student.id } })).toMatchObject({
    full_name: 'Maya Torres',
    grade: 12,
    skills: ['Writing'],
  });
});
