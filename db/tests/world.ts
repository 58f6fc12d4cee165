// A small world for the policy tests: one student ("owner") and a company for every tie one can have to them.
// Inserted past the policies but through the triggers, so that ties, counters and terms are the real ones.
import { randomUUID } from 'node:crypto';
import type { ClientBase } from 'pg';
import type { Tables } from '../tables.ts';

export type World = Awaited<ReturnType<typeof buildWorld>>;

type Insert = (table: keyof Tables, row: Record<string, unknown>) => Promise<string>;

/** Connects as superuser; leaves everything committed. */
export async function buildWorld(client: ClientBase) {
  const insert: Insert = async (table, row) => {
    const columns = Object.keys(row);
    const { rows } = await client.query(
      `insert into ${table} (${columns}) values (${columns.map((_, i) => `$${i + 1}`)}) returning *`,
      Object.values(row),
    );
    return rows[0].id;
  };
  /** The triggers decide by who acts, also past the policies. */
  const as = (actor: string, text: string) =>
    client
      .query(`select set_config('app.actor', $1, true)`, [actor])
      .then(() => client.query(text))
      .then(() => client.query(`select set_config('app.actor', '', true)`));

  await client.query('begin');
  const people = await buildAccounts(client, insert);
  const offers = await buildInitiatives(client, insert, people);
  const applications = await buildApplications(insert, as, people, offers);
  const work = await buildWork(insert, as, people, offers, applications);
  const talks = await buildConversations(insert, people, offers);
  const rest = await buildRest(insert, people, offers);
  await client.query('commit');
  return { ...people, ...offers, ...applications, ...work, ...talks, ...rest };
}

type As = (actor: string, text: string) => Promise<unknown>;
type People = Awaited<ReturnType<typeof buildAccounts>>;
type Offers = Awaited<ReturnType<typeof buildInitiatives>>;
type Applications = Awaited<ReturnType<typeof buildApplications>>;

async function buildAccounts(client: ClientBase, insert: Insert) {
  const account = async (user_type: 'student' | 'company', name: string) => {
    const id = await insert('profiles', { user_type, full_name: name });
    const email = `${name.toLowerCase().replaceAll(' ', '.')}@example.org`;
    await insert('users', { id, email, password_hash: 'x', email_verified_at: new Date() });
    await insert(`${user_type}_profiles`, { id });
    return id;
  };
  const student = async (name: string) => {
    const id = await account('student', name);
    await insert('student_contacts', { student_id: id, school: 'Lincoln High', instagram_handle: 'someone' });
    return id;
  };
  const company = async (name: string) => {
    const id = await account('company', name);
    await client.query(`update company_profiles set company_name = $2, industry = '{Cafe}' where id = $1`, [
      id,
      `${name} Ltd`,
    ]);
    return id;
  };
  const people = {
    owner: await student('Olive Owner'),
    otherStudent: await student('Oscar Other'),
    // Without contacts, so that there are some to write.
    unverifiedStudent: await account('student', 'Uma Unverified'),
    acceptedCompany: await company('Accepted'),
    pendingCompany: await company('Pending'),
    rejectedCompany: await company('Rejected'),
    endedCompany: await company('Ended'),
    withdrawnCompany: await company('Withdrawn'),
    otherCompany: await company('Other'),
    unverifiedCompany: await company('Unverified'),
    unnamedCompany: await account('company', 'Una Unnamed'),
    // In the middle of signing up: no credentials yet.
    newStudent: await insert('profiles', { user_type: 'student', full_name: 'New Student' }),
    newCompany: await insert('profiles', { user_type: 'company', full_name: 'New Company' }),
  };
  await client.query(`update users set email_verified_at = null where id in ($1, $2)`, [
    people.unverifiedStudent,
    people.unverifiedCompany,
  ]);
  return people;
}

async function buildInitiatives(client: ClientBase, insert: Insert, w: People) {
  const initiative = (company_id: string, name: string) =>
    insert('initiatives', { company_id, name, description: 'Ask people in the bakery', tags: ['Events'] });
  const task = (company_id: string, initiative_id: string, task_order: number, more = {}) =>
    insert('tasks', { company_id, initiative_id, title: `Step ${task_order}`, task_order, ...more });
  const withTask = async (company: string, name: string, status: 'active' | 'inactive') => {
    const id = await initiative(company, name);
    const taskId = await task(company, id, 1);
    await client.query('update initiatives set status = $2 where id = $1', [id, status]);
    return [id, taskId] as const;
  };

  // The quest that the owner works on: one task approved, one handed in again, one open, one retired.
  const quest = await initiative(w.acceptedCompany, 'Neighbourhood survey');
  const doneTask = await task(w.acceptedCompany, quest, 1);
  const questTask = await task(w.acceptedCompany, quest, 2, { allowed_types: ['text', 'link', 'upload'] });
  const openTask = await task(w.acceptedCompany, quest, 3);
  const retiredTask = await task(w.acceptedCompany, quest, 4, { retired_at: new Date() });
  await client.query(`update initiatives set status = 'active' where id = $1`, [quest]);

  const [fresh, freshTask] = await withTask(w.acceptedCompany, 'Poster week', 'active');
  const [paused, pausedTask] = await withTask(w.acceptedCompany, 'Paused', 'inactive');
  const [gone, goneTask] = await withTask(w.acceptedCompany, 'Gone', 'active');
  const [pendingOne, pendingTask] = await withTask(w.pendingCompany, 'Pending one', 'active');
  const [rejectedOne, rejectedTask] = await withTask(w.rejectedCompany, 'Rejected one', 'active');
  const [endedOne, endedTask] = await withTask(w.endedCompany, 'Ended one', 'active');
  const [withdrawnOne, withdrawnTask] = await withTask(w.withdrawnCompany, 'Withdrawn one', 'active');
  const [otherOne, otherTask] = await withTask(w.otherCompany, 'Other one', 'active');
  const [unverifiedOne, unverifiedTask] = await withTask(w.unverifiedCompany, 'Unverified one', 'inactive');
  const [unnamedOne, unnamedTask] = await withTask(w.unnamedCompany, 'Unnamed one', 'inactive');
  const empty = await initiative(w.acceptedCompany, 'Without tasks');
  const usedClientId = randomUUID();
  await client.query('update initiatives set client_id = $2 where id = $1', [empty, usedClientId]);
  return {
    quest,
    doneTask,
    questTask,
    openTask,
    retiredTask,
    fresh,
    freshTask,
    paused,
    pausedTask,
    gone,
    goneTask,
    pendingOne,
    pendingTask,
    rejectedOne,
    rejectedTask,
    endedOne,
    endedTask,
    withdrawnOne,
    withdrawnTask,
    otherOne,
    otherTask,
    unverifiedOne,
    unverifiedTask,
    unnamedOne,
    unnamedTask,
    empty,
    usedClientId,
  };
}

async function buildApplications(insert: Insert, as: As, w: People, o: Offers) {
  const apply = (student_id: string, company_id: string, initiative_id: string) =>
    insert('initiative_applications', { student_id, company_id, initiative_id, note: 'I would love to' });
  const step = async (actor: string, application: string, status: string) => {
    await as(actor, `update initiative_applications set status = '${status}' where id = '${application}'`);
    return application;
  };

  const accepted = await apply(w.owner, w.acceptedCompany, o.quest);
  await step(w.acceptedCompany, accepted, 'accepted');
  const pending = await apply(w.owner, w.pendingCompany, o.pendingOne);
  const rejected = await apply(w.owner, w.rejectedCompany, o.rejectedOne);
  await step(w.rejectedCompany, rejected, 'rejected');
  const ended = await apply(w.owner, w.endedCompany, o.endedOne);
  await step(w.endedCompany, ended, 'accepted');
  await step(w.endedCompany, ended, 'ended');
  await as(w.endedCompany, `update initiatives set status = 'inactive' where id = '${o.endedOne}'`);
  const withdrawn = await apply(w.owner, w.withdrawnCompany, o.withdrawnOne);
  await step(w.owner, withdrawn, 'withdrawn');

  // Accepted once, then the company deleted the initiative.
  const gone = await apply(w.owner, w.acceptedCompany, o.gone);
  await step(w.acceptedCompany, gone, 'accepted');
  await as(w.acceptedCompany, `select keeper.delete_initiative('${o.gone}')`);

  // Withdrawn, and what they were for has closed, or the address is no longer verified.
  const withdrawnFromPaused = await apply(w.otherStudent, w.acceptedCompany, o.paused);
  await step(w.otherStudent, withdrawnFromPaused, 'withdrawn');
  const withdrawnByUnverified = await apply(w.unverifiedStudent, w.acceptedCompany, o.fresh);
  await step(w.unverifiedStudent, withdrawnByUnverified, 'withdrawn');

  const others = await apply(w.otherStudent, w.otherCompany, o.otherOne);
  await step(w.otherCompany, others, 'accepted');
  // Both sides unverified, though tied: what only a verified address may do, neither can.
  const unverified = await apply(w.unverifiedStudent, w.unverifiedCompany, o.unverifiedOne);
  await step(w.unverifiedCompany, unverified, 'accepted');

  return {
    acceptedApplication: accepted,
    pendingApplication: pending,
    rejectedApplication: rejected,
    endedApplication: ended,
    withdrawnApplication: withdrawn,
    goneApplication: gone,
    withdrawnFromPaused,
    withdrawnByUnverified,
    otherApplication: others,
    unverifiedApplication: unverified,
  };
}

async function buildWork(insert: Insert, as: As, w: People, o: Offers, a: Applications) {
  const file = (owner_id: string, more: Record<string, unknown> = {}) =>
    insert('files', {
      owner_id,
      status: 'ready',
      uploaded_at: new Date(),
      purpose: 'submission',
      original_name: 'survey.pdf',
      media_type: 'application/pdf',
      byte_size: 1000,
      object_key: randomUUID(),
      ...more,
    });
  const unfinished = { status: 'pending', uploaded_at: null };
  const twoDaysAgo = new Date(Date.now() - 2 * 86_400_000);
  const picture = (owner: string, purpose: string, public_path: string, more = {}) =>
    file(owner, { purpose, public_path, ...more });
  const handIn = (task_id: string, work: Record<string, unknown>) =>
    insert('task_submissions', {
      application_id: a.acceptedApplication,
      student_id: w.owner,
      initiative_id: o.quest,
      company_id: w.acceptedCompany,
      task_id,
      client_id: randomUUID(),
      // Numbered by the trigger; the column wants something.
      attempt: 1,
      ...work,
    });
  const review = (submission: string, status: string) =>
    as(
      w.acceptedCompany,
      `update task_submissions set status = '${status}', feedback = 'Fine' where id = '${submission}'`,
    );

  const approvedWork = await handIn(o.doneTask, { content: 'Ten answers' });
  await review(approvedWork, 'approved');
  const olderWork = await handIn(o.questTask, { content: 'First try' });
  await review(olderWork, 'needs_revision');
  const handedFile = await file(w.owner);
  const clientId = randomUUID();
  const newestWork = await handIn(o.questTask, {
    submission_type: 'upload',
    file_id: handedFile,
    client_id: clientId,
  });
  const otherWork = await insert('task_submissions', {
    application_id: a.otherApplication,
    student_id: w.otherStudent,
    initiative_id: o.otherOne,
    company_id: w.otherCompany,
    task_id: o.otherTask,
    client_id: randomUUID(),
    attempt: 1,
    content: 'From somebody else',
  });
  for (const [student_id, task_id] of [
    [w.owner, o.openTask],
    [w.otherStudent, o.otherTask],
  ])
    await insert('submission_drafts', {
      student_id,
      task_id,
      submission_type: 'text',
      work_text: 'Not done yet',
    });
  const snippet = (company_id: string) =>
    insert('feedback_snippets', { company_id, name: 'Praise', content: 'Well done' });
  return {
    snippet: await snippet(w.acceptedCompany),
    otherSnippet: await snippet(w.otherCompany),
    approvedWork,
    olderWork,
    newestWork,
    /** The client_id of newestWork, as a repeated request would send it. */
    newestClientId: clientId,
    otherWork,
    handedFile,
    keptFile: await file(w.owner),
    newFile: await file(w.owner, { status: 'pending' }),
    otherFile: await file(w.otherStudent),
    oldUpload: await file(w.owner, { ...unfinished, created_at: twoDaysAgo }),
    freshUpload: await file(w.owner, unfinished),
    sweptFile: await file(w.owner, { removed_at: new Date() }),
    logo: await picture(w.acceptedCompany, 'logo', '/media/logo.webp'),
    banner: await picture(w.acceptedCompany, 'banner', '/media/banner.webp'),
    looseBanner: await picture(w.acceptedCompany, 'banner', '/media/loose.webp', {
      loose_since: new Date(Date.now() - 30 * 86_400_000),
    }),
    photo: await picture(w.owner, 'photo', '/media/photo.webp'),
  };
}

async function buildConversations(insert: Insert, w: People, o: Offers) {
  const talk = async (student_id: string, company_id: string, initiative_id: string, senders: string[]) => {
    const id = await insert('conversations', { student_id, company_id, initiative_id });
    const messages: string[] = [];
    for (const sender_id of senders)
      messages.push(
        await insert('inbox_messages', {
          conversation_id: id,
          client_id: randomUUID(),
          student_id,
          company_id,
          sender_id,
          content: 'Hello',
        }),
      );
    return { id, messages };
  };
  const accepted = await talk(w.owner, w.acceptedCompany, o.quest, [
    w.acceptedCompany,
    w.acceptedCompany,
    w.owner,
  ]);
  // Opened by the company: the student may answer, though could not have opened it.
  const rejected = await talk(w.owner, w.rejectedCompany, o.rejectedOne, [w.rejectedCompany]);
  const other = await talk(w.otherStudent, w.otherCompany, o.otherOne, [w.otherCompany]);
  const unverified = await talk(w.unverifiedStudent, w.unverifiedCompany, o.unverifiedOne, []);
  return {
    talk: accepted.id,
    /** Two of the company's, then one of the owner's. */
    talkMessages: accepted.messages,
    rejectedTalk: rejected.id,
    otherTalk: other.id,
    unverifiedTalk: unverified.id,
  };
}

const daysFromNow = (days: number) => new Date(Date.now() + days * 86_400_000);

async function buildRest(insert: Insert, w: People, o: Offers) {
  const event = await insert('events', {
    name: 'application.accepted',
    subject_id: o.quest,
    actor_id: w.acceptedCompany,
  });
  const notify = (user_id: string) =>
    insert('notifications', {
      user_id,
      kind: 'application_accepted',
      subject_id: o.quest,
      event_id: event,
    });
  const draft = (company_id: string, initiative_id: string | null, client_id: string = randomUUID()) =>
    insert('initiative_drafts', { company_id, initiative_id, client_id, content: '{}' });
  await insert('mail_deliveries', {
    id: event,
    kind: 'application-accepted',
    subject_id: o.quest,
    message_id: '<1@example.org>',
  });
  await insert('notification_preferences', { user_id: w.owner, mail_off: ['message_received'] });
  await insert('mail_rounds', {
    id: randomUUID(),
    user_id: w.acceptedCompany,
    kind: 'application-received',
    about_id: w.acceptedCompany,
    subjects: [o.quest],
    count: 1,
    due_at: new Date(),
  });
  await insert('try_counts', { key: 'a'.repeat(43), count: 1, ends_at: daysFromNow(1) });
  const welcome = (student_id: string) => insert('student_welcomes', { student_id, read_at: new Date() });
  await welcome(w.owner);
  await welcome(w.otherStudent);
  await insert('bookmarks', { student_id: w.owner, initiative_id: o.fresh });
  await insert('bookmarks', { student_id: w.otherStudent, initiative_id: o.fresh });
  return {
    waitlistEntry: await insert('waitlist_entries', { email: 'someone@example.org', pilot_interest: false }),
    inquiry: await insert('inquiries', {
      stamp_id: randomUUID(),
      contact_name: 'Ines Inquirer',
      company: 'Inquiring Ltd',
      email: 'ines@example.org',
      message: 'Hello',
    }),
    oldInquiry: await insert('inquiries', {
      stamp_id: randomUUID(),
      contact_name: 'Otto Inquirer',
      company: 'Inquired Ltd',
      email: 'otto@example.org',
      message: 'Hello',
      created_at: daysFromNow(-366),
    }),
    event,
    notification: await notify(w.owner),
    otherNotification: await notify(w.otherStudent),
    draft: await draft(w.acceptedCompany, o.paused, o.usedClientId),
    otherDraft: await draft(w.otherCompany, null),
    oldDraft: await insert('initiative_drafts', {
      company_id: w.acceptedCompany,
      client_id: randomUUID(),
      content: '{}',
      updated_at: daysFromNow(-366),
    }),
    session: await insert('sessions', { user_id: w.owner, expires_at: daysFromNow(1) }),
    oldSession: await insert('sessions', { user_id: w.owner, expires_at: daysFromNow(-31) }),
  };
}
