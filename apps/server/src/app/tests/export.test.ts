// A data export contains everything about the account itself and nothing about anyone else.
import { randomUUID } from 'node:crypto';
import { exportParts, type ExportedRecord, type ExportPart } from '@questline/contract';
import { describe, expect, test } from 'vitest';
import { makeHistory } from './account-history.fixture.ts';
import { createTestApp } from './create-test-app.ts';

const app = await createTestApp();
type Member = Awaited<ReturnType<typeof app.signUp>>;

async function all({ api }: Member, part: ExportPart, of?: string): Promise<ExportedRecord[]> {
  const items: ExportedRecord[] = [];
  for (let cursor: string | undefined; ;) {
    const page = await api('GET /api/session/export/:part', { params: { part }, query: { of, cursor } });
    items.push(...page.items);
    if (!page.next) return items;
    cursor = page.next;
  }
}

describe('GET /api/session/export/:part', () => {
  test('200: a student gets profile, applications, work with feedback, conversations, notifications and files', async () => {
    const { word, student, talk, finished } = await makeHistory(app);
    await app.insert('rewards', {
      ...finished.who,
      application_id: finished.id,
      task_id: finished.task_id,
      amount: 2_000,
      currency: 'USD',
    });
    const { student_id, company_id } = finished.who;
    const note = { student_id, company_id, person_id: company_id, content: 'Asked good questions' };
    await app.insert('student_notes', note);
    const parts = Object.fromEntries(
      await Promise.all(
        exportParts.map(async (part) => [
          part,
          await all(student, part, part === 'messages' ? talk : undefined),
        ]),
      ),
    ) as Record<ExportPart, ExportedRecord[]>;
    expect(parts.account).toMatchObject([{ id: student.id, email: `${word}@school.example` }]);
    expect(parts.profile).toMatchObject([{ school: `${word} High` }]);
    expect(parts.devices).toHaveLength(2);
    expect(parts.guardian).toMatchObject([{ email: `parent.of.${word}@family.example`, status: 'told' }]);
    expect(parts.consents).toMatchObject([{ kind: 'told', text_version: '2026-11' }]);
    expect(parts.applications.map(({ status }) => status)).toEqual([
      'completed',
      'accepted',
      'rejected',
      'pending',
    ]);
    expect(parts.applications[0]).toMatchObject({
      initiative: 'Street interviews',
      note: `I am from ${word} High`,
    });
    expect(parts.submissions).toHaveLength(2);
    expect(parts.submissions).toContainEqual(
      expect.objectContaining({ feedback: 'Well done', task: 'Step of Street interviews' }),
    );
    expect(parts.submission_drafts).toMatchObject([
      { task: 'Step of Taste survey', text: `${word} is still writing` },
    ]);
    expect(parts.record).toMatchObject([
      { initiative: 'Street interviews', tasks: [{ title: 'Step of Street interviews' }] },
    ]);
    expect(parts.rewards).toMatchObject([
      { initiative: 'Street interviews', task: 'Step of Street interviews', amount: 2_000, state: 'owed' },
    ]);
    expect(parts.notes).toMatchObject([
      { company: expect.stringContaining('Company'), content: note.content, student: null },
    ]);
    expect(parts.conversations).toMatchObject([{ id: talk, initiative: 'Taste survey' }]);
    expect(parts.messages.map(({ content, sender, sent_by_me }) => [content, sender, sent_by_me])).toEqual([
      ['Welcome aboard', 'company', false],
      [expect.stringContaining('Thank you!'), 'student', true],
    ]);
    expect(parts.notifications).toMatchObject([{ kind: 'message_received' }]);
    expect(parts.files).toMatchObject([{ original_name: `${word}.pdf` }]);
    expect([parts.initiatives, parts.initiative_drafts, parts.feedback_snippets]).toEqual([[], [], []]);
  });

  test('200: a company gets its profile, initiatives with tasks and conversations, but no list of students', async () => {
    const { word, company, student } = await makeHistory(app);
    await app.insert('initiative_drafts', {
      company_id: company.id,
      person_id: company.id,
      content: '{"name": "Half an idea"}',
    });
    expect(await all(company, 'profile')).toMatchObject([
      { company_name: expect.stringContaining('Company') },
    ]);
    const initiatives = await all(company, 'initiatives');
    expect(initiatives).toHaveLength(4);
    expect(initiatives[0]).toMatchObject({ tasks: [{ title: 'Step of Street interviews' }] });
    expect(await all(company, 'initiative_drafts')).toMatchObject([{ content: { name: 'Half an idea' } }]);
    expect(await all(company, 'feedback_snippets')).toMatchObject([{ name: 'Praise', content: 'Well done' }]);
    expect(await all(company, 'conversations')).toMatchObject([{ student: `Maya ${word}` }]);
    for (const part of ['applications', 'submissions', 'submission_drafts', 'files'] as const)
      expect(await all(company, part)).toEqual([]);
    for (const part of exportParts)
      expect(JSON.stringify(await all(company, part))).not.toContain(student.email);
  });

  test('200: a second owner gets the company too, and a member only what is theirs', async () => {
    const { word, company, student, talk } = await makeHistory(app);
    const [owner, member] = [await app.addMember(company, 'owner'), await app.addMember(company)];
    const body = { client_id: randomUUID(), conversation_id: talk, content: 'Hello from Dana' };
    await member.api('POST /api/messages', { body });
    for (const { personId: person_id } of [owner, member])
      await app.insert('initiative_drafts', {
        company_id: company.id,
        person_id,
        content: '{"name": "Idea"}',
      });
    const photo = { status: 'ready', media_type: 'image/webp', byte_size: 1, uploaded_at: new Date() };
    for (const [owner_id, purpose, original_name] of [
      [company.id, 'logo', 'logo.png'],
      [company.id, 'photo', 'founder.png'],
      [owner.personId, 'photo', 'owner.png'],
      [member.personId, 'photo', 'member.png'],
    ] as const)
      await app.insert('files', { owner_id, purpose, original_name, object_key: randomUUID(), ...photo });
    await member.api('PATCH /api/notifications/preferences', { body: { mail: false } });
    for (const { personId } of [owner, member])
      await app.insert('student_notes', {
        student_id: student.id,
        company_id: company.id,
        person_id: personId,
        content: `By ${personId}`,
      });
    expect((await all(owner, 'notes')).map(({ student: name }) => name)).toEqual([
      `Maya ${word}`,
      `Maya ${word}`,
    ]);
    expect((await all(member, 'notes')).map(({ content }) => content)).toEqual([`By ${member.personId}`]);

    const filesOf = async (person: Member) =>
      (await all(person, 'files')).map(({ original_name }) => String(original_name)).toSorted();
    const messagesOf = async (person: Member) =>
      (await all(person, 'messages', talk)).map(({ content, sent_by_me }) => [content, sent_by_me]);
    const theirs = [
      'profile',
      'initiatives',
      'initiative_drafts',
      'feedback_snippets',
      'conversations',
      'team',
      'invitations',
    ] as const;
    const invited = { email: `${randomUUID()}@example.org`, role: 'member' } as const;
    await company.api('POST /api/team/invitations', { body: invited });
    for (const part of theirs) expect([part, (await all(owner, part)).length]).not.toEqual([part, 0]);
    expect((await all(owner, 'team')).map(({ role }) => String(role)).toSorted()).toEqual([
      'member',
      'owner',
      'owner',
    ]);
    expect(await all(owner, 'invitations')).toMatchObject([invited]);
    expect(await filesOf(owner)).toEqual(['logo.png', 'owner.png']);
    expect(await messagesOf(owner)).toEqual([
      ['Welcome aboard', false],
      [expect.stringContaining('Thank you!'), false],
      ['Hello from Dana', false],
    ]);

    expect([await all(owner, 'initiative_drafts'), await all(member, 'initiative_drafts')]).toMatchObject([
      [{ content: { name: 'Idea' } }],
      [{ content: { name: 'Idea' } }],
    ]);
    for (const part of ['profile', 'initiatives', 'feedback_snippets', 'team', 'invitations'] as const)
      expect([part, await all(member, part)]).toEqual([part, []]);
    expect(await all(member, 'account')).toMatchObject([{ id: member.personId, email: member.email }]);
    expect(await all(member, 'devices')).toHaveLength(1);
    expect(await all(member, 'preferences')).toEqual([{ email: false, email_off: [], in_app_off: [] }]);
    expect(await filesOf(member)).toEqual(['member.png']);
    expect(await all(member, 'conversations')).toMatchObject([{ id: talk, student: `Maya ${word}` }]);
    expect(await messagesOf(member)).toEqual([['Hello from Dana', true]]);
    const silent = await app.addMember(company);
    for (const part of exportParts.filter((it) => it !== 'account' && it !== 'devices'))
      expect([part, await all(silent, part, talk)]).toEqual([part, []]);
    for (const part of exportParts)
      expect(JSON.stringify(await all(member, part, talk))).not.toContain(student.email);
  });

  test('200: a founder who is a member now gets no more than other members', async () => {
    const { company, talk } = await makeHistory(app);
    const owner = await app.addMember(company, 'owner');
    const logo = { purpose: 'logo', status: 'ready', original_name: 'logo.png', media_type: 'image/webp' };
    const stored = { byte_size: 1, uploaded_at: new Date(), object_key: randomUUID() };
    await app.insert('files', { owner_id: company.id, ...logo, ...stored });
    await owner.api('PATCH /api/team/people/:id', { params: { id: company.id }, body: { role: 'member' } });
    expect(await all(company, 'files')).toEqual([]);
    expect(await all(company, 'profile')).toEqual([]);
    // The message is from before messages named the person.
    expect(await all(company, 'messages', talk)).toMatchObject([
      { content: 'Welcome aboard', sent_by_me: true },
    ]);
  });

  test('200: pages until the end, each item once', async () => {
    const student = await app.signUp('student');
    for (let n = 0; n < 120; n++)
      await app.insert('notifications', {
        user_id: student.id,
        kind: 'message_received',
        subject_id: randomUUID(),
        event_id: randomUUID(),
      });
    const items = await all(student, 'notifications');
    expect([items.length, new Set(items.map(({ id }) => id)).size]).toEqual([120, 120]);
  });

  test("200: contains nothing of other people's conversations", async () => {
    const { talk } = await makeHistory(app);
    expect(await all(await app.signUp('student'), 'messages', talk)).toEqual([]);
  });

  test('404: refuses an unknown part', async () => {
    const { api } = await app.signUp('student');
    const part = 'passwords' as ExportPart;
    await expect(api('GET /api/session/export/:part', { params: { part } })).rejects.toThrow('not_found');
  });

  test('429: five exports an hour', async () => {
    const { api } = await app.signUp('student');
    const begin = () => api('GET /api/session/export/:part', { params: { part: 'account' } });
    for (let n = 0; n < 5; n++) await begin();
    await expect(begin()).rejects.toThrow('too_many_requests');
  });
});
