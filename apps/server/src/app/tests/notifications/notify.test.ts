// From an action to what others see: in the app, by email and on open screens.
import { describe, expect, test } from 'vitest';
import { openNotifyTest } from './notify.fixture.ts';

const it = await openNotifyTest();
const { app, pair, move, say, answer, happened, relayed, notificationsOf, submitWork, review, emails } = it;

describe('who is notified', () => {
  test('an application notifies the company, with the name and a link', async () => {
    const { student, company, initiative, applicationId } = await pair('pending');
    await happened('application.sent', applicationId, student.id);
    expect(await notificationsOf(company)).toMatchObject([
      {
        kind: 'application_received',
        text: `Test student applied to “${initiative.name}”`,
        path: '/company-inbox?tab=applications',
        count: 1,
        read: false,
      },
    ]);
    expect(await notificationsOf(student)).toEqual([]);
    const [mail] = await emails(company);
    expect(mail).toContain('You have a new application');
    expect(mail).toContain(initiative.name);
    expect(mail).toContain('https://questline.example/company-inbox?tab=applications');
  });

  test.each([
    ['accepted', 'Your tasks are ready.', 'initiative-tasks'],
    ['rejected', "can't offer you a spot", 'initiative'],
  ] as const)('%s notifies the student in the app and by email', async (status, words, page) => {
    const { student, company, initiative, applicationId } = await pair('pending');
    await move(applicationId, company.id, status);
    await happened(`application.${status}`, applicationId, company.id);
    const [notification] = await notificationsOf(student);
    expect(notification).toMatchObject({
      kind: `application_${status}`,
      text: expect.stringContaining(words),
      path: `/${page}/${initiative.id}`,
    });
    const [mail] = await emails(student);
    const link = status === 'accepted' ? `initiative-tasks/${initiative.id}` : 'incentives';
    expect(mail).toContain(`href="https://questline.example/${link}"`);
    expect(await notificationsOf(company)).toEqual([]);
  });

  test("a withdrawal replaces the application, without the student's name", async () => {
    const { student, company, applicationId } = await pair('pending');
    await happened('application.sent', applicationId, student.id);
    await relayed();
    await move(applicationId, student.id, 'withdrawn');
    await happened('application.withdrawn', applicationId, student.id);
    expect(await notificationsOf(company)).toMatchObject([
      { kind: 'application_withdrawn', text: 'A student withdrew their application', count: 1 },
    ]);
  });

  test('a submission notifies the company, and each review step the student', async () => {
    const its = await pair('accepted');
    const id = await submitWork(its);
    await happened('submission.sent', id, its.student.id);
    expect(await notificationsOf(its.company)).toMatchObject([
      {
        kind: 'submission_received',
        text: 'Test student submitted “One”',
        path: '/company-active-users?view=queue',
      },
    ]);
    // Before the review: the email is dropped once nothing is left to review.
    const [toCompany] = await emails(its.company);
    expect(toCompany).toContain('/company-active-users?view=queue');
    await review(id, its.company, 'reviewed');
    await happened('submission.reviewed', id, its.company.id);
    expect(await notificationsOf(its.student)).toMatchObject([{ kind: 'submission_reviewed' }]);
    await review(id, its.company, 'needs_revision');
    await happened('submission.revision_requested', id, its.company.id);
    expect(await notificationsOf(its.student)).toMatchObject([
      {
        kind: 'submission_needs_revision',
        path: expect.stringContaining(`/initiative-tasks/${its.initiative.id}?task=`),
      },
    ]);
    const [mail] = await emails(its.student);
    expect(mail).toContain('The task page shows what to change.');
    expect(mail).toContain(`https://questline.example/initiative-tasks/${its.initiative.id}?task=`);
  });

  test('an approval notifies the student', async () => {
    const its = await pair('accepted');
    const id = await submitWork(its);
    await review(id, its.company, 'approved');
    await happened('submission.approved', id, its.company.id);
    expect(await notificationsOf(its.student)).toMatchObject([{ kind: 'submission_approved' }]);
    expect((await emails(its.student))[0]).toContain('approved it');
  });

  test('messages notify only the recipient, combined per conversation with a count', async () => {
    const { student, company } = await pair('accepted');
    const { conversation_id } = await say(company, student);
    await answer(company, conversation_id);
    await relayed();
    await answer(company, conversation_id);
    const [row, ...more] = await notificationsOf(student);
    expect(more).toEqual([]);
    expect(row).toMatchObject({
      kind: 'message_received',
      text: expect.stringMatching(/^3 new messages from Company/),
      path: `/inbox?thread=${conversation_id}`,
      count: 3,
    });
    expect(await notificationsOf(company)).toEqual([]);
    await answer(student, conversation_id);
    expect(await notificationsOf(company)).toMatchObject([
      {
        text: 'New message from Test student',
        path: `/company-inbox?tab=messages&thread=${conversation_id}`,
      },
    ]);
  });

  test('a changed initiative notifies everyone who works on it once, even more than one page', async () => {
    const { company, initiative, student } = await pair('accepted');
    const pending = await app.signUp('student');
    await app.root.query(
      `with people as (
         insert into profiles (user_type, full_name) select 'student', 'One of many' from generate_series(1, 450) returning id
       ), students as (insert into student_profiles (id) select id from people returning id)
       select count(*) from students`,
    );
    await app.root.query(`select set_config('app.actor', $1, false)`, [company.id]);
    await app.root.query(
      `insert into initiative_applications (student_id, initiative_id, company_id, status, accepted_at, decided_at)
       select id, $1, $2, 'accepted', now(), now() from profiles where full_name = 'One of many'`,
      [initiative.id, company.id],
    );
    await app.root.query(`select set_config('app.actor', '', false)`);
    await app.insert('initiative_applications', {
      student_id: pending.id,
      company_id: company.id,
      initiative_id: initiative.id,
    });
    await happened('initiative.changed', initiative.id, company.id);
    const count = `select count(*)::int, count(distinct user_id)::int as people from notifications where subject_id = $1`;
    let rows;
    do ({ rows } = await app.root.query(count, [initiative.id]));
    while (rows[0].count < 451);
    expect(rows).toEqual([{ count: 451, people: 451 }]);
    expect(await notificationsOf(student)).toMatchObject([
      { text: expect.stringContaining('updated “'), path: `/initiative-tasks/${initiative.id}` },
    ]);
    expect(await notificationsOf(pending)).toEqual([]);
  });

  test('a deleted initiative notifies students whose application ended with it, not those that had ended before', async () => {
    const { company, initiative, student } = await pair('accepted');
    const [waiting, left] = [await app.signUp('student'), await app.signUp('student')];
    for (const { id } of [waiting, left])
      await app.insert('initiative_applications', {
        student_id: id,
        company_id: company.id,
        initiative_id: initiative.id,
      });
    const ofLeft = (
      await app.root.query('select id from initiative_applications where student_id = $1', [left.id])
    ).rows[0].id;
    await move(ofLeft, company.id, 'accepted');
    await move(ofLeft, left.id, 'ended');
    await company.api('DELETE /api/initiatives/:id', { params: { id: initiative.id } });
    for (const person of [student, waiting]) {
      while ((await notificationsOf(person)).length === 0);
      expect(await notificationsOf(person)).toMatchObject([
        { kind: 'application_ended', text: expect.stringContaining('closed'), path: '/active?tab=closed' },
      ]);
    }
    expect(await notificationsOf(left)).toEqual([]);
  });

  test('a quest step notifies the company that took it', async () => {
    const company = await app.signUp('company');
    const initiative = await it.offer(company.id);
    await happened('quest.step_completed', initiative.id, company.id);
    expect(await notificationsOf(company)).toMatchObject([
      {
        kind: 'quest_step_completed',
        text: `Quest step completed: “${initiative.name}”`,
        path: '/company-overview',
      },
    ]);
  });

  test('a rejected review email notifies the company with the text of the specification; other emails notify nobody', async () => {
    const its = await pair('accepted');
    const id = await submitWork(its);
    await review(id, its.company, 'approved');
    it.worker.server.state.behavior = 'unknown recipient';
    await happened('submission.approved', id, its.company.id);
    await it.worker.settledAs(id, 'refused');
    expect(await notificationsOf(its.company)).toMatchObject([
      { kind: 'mail_failed', text: 'Status updated but failed to send notification email' },
    ]);
    const other = await pair('pending');
    await move(other.applicationId, other.company.id, 'accepted');
    await happened('application.accepted', other.applicationId, other.company.id);
    await it.worker.settledAs(other.applicationId, 'refused');
    it.worker.server.state.behavior = 'normal';
    expect(await notificationsOf(other.company)).toEqual([]);
  });
});
