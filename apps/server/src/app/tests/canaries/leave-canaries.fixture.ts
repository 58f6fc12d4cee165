// Test fixture: a student who uses everything there is, through the API, and leaves a canary everywhere.
import { randomUUID } from 'node:crypto';
import type { Api } from '@questline/contract';
import { createApi } from '@questline/contract/client';
import { minorBirthMonth } from '../../../features/guardians/guardians.fixture.ts';
import { image } from '../files/images.fixture.ts';
import type { UploadsApp } from '../files/uploads.fixture.ts';
import { readable, until } from '../worker/worker-app.fixture.ts';
import { createCanaries } from './canaries.ts';

export async function leaveCanaries(app: UploadsApp) {
  const canaries = createCanaries();
  const { plant } = canaries;
  const email = `${plant('email')}@school.example`;
  const password = plant('password');
  const fullName = `Maya ${plant('full name')}`;

  const signedUp = await app.visitor('POST /api/users', {
    body: {
      email,
      password,
      data: { user_type: 'student', full_name: fullName, birth_month: minorBirthMonth },
    },
  });
  await until(() => app.worker.emailsTo(email).length > 0);
  const link = /token=([\w.-]+)/.exec(readable(app.worker.emailsTo(email)[0]!.raw))![1]!;
  await app.visitor('POST /api/session/verification', { body: { token: link, password } });
  // A second device, failed attempts and a forgotten password.
  const signIn = (entered: string) =>
    fetch(`${app.origin}/api/session`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'user-agent': `Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0 ${plant('user agent')}`,
      },
      body: JSON.stringify({ email, password: entered }),
    });
  await signIn(plant('wrong password'));
  const { access_token: token } = (await (await signIn(password)).json()) as { access_token: string };
  await app.visitor('POST /api/session/reset-request', { body: { email } });
  await app.visitor('POST /api/session/reset-request', {
    body: { email: `${plant('unknown email')}@school.example` },
  });
  const student = {
    id: signedUp.user.id,
    token,
    api: createApi<Api>({ origin: app.origin, token: () => token }),
  };
  const { api } = student;

  // Profile and guardian.
  const photo = await image(600, 600)
    .withExif({ IFD0: { Artist: plant('metadata of the photo') } })
    .jpeg()
    .toBuffer();
  const { url } = await app.uploadAndWait(student, photo, {
    purpose: 'photo',
    name: `${plant('name of the photo')}.jpg`,
  });
  canaries.watch('address of the photo', url!.split('/').at(-1)!.replace('.webp', ''));
  await api('PATCH /api/session/profile', { body: { username: plant('username'), photo_url: url } });
  await api('PATCH /api/student/profile', {
    body: {
      grade: 10,
      school: `${plant('school')} High`,
      instagram_handle: plant('Instagram handle'),
      linkedin_handle: plant('LinkedIn handle'),
    },
  });
  await app.root.query(
    `insert into push_subscriptions (session_id, person_id, endpoint, p256dh, auth, expires_at)
     select id, user_id, $2, repeat('B', 87), repeat('A', 22), expires_at from sessions where user_id = $1 limit 1`,
    [student.id, `https://push.example/${plant('address of a device')}`],
  );
  await api('PUT /api/student/guardian', { body: { email: `${plant('replaced guardian')}@family.example` } });
  await api('PUT /api/student/guardian', { body: { email: `${plant("guardian's email")}@family.example` } });

  // Applications in every state.
  const company = await app.signUp('company');
  const types = ['text' as const, 'link' as const, 'upload' as const];
  const tasks = ['Text', 'Link', 'File', 'Draft'].map((title) => ({ title, allowed_types: types }));
  async function offer(name: string) {
    const made = await company.api('POST /api/initiatives', {
      body: { client_id: randomUUID(), name, tasks },
    });
    return company.api('POST /api/initiatives/:id/activation', { params: { id: made.id } });
  }
  async function apply(initiative_id: string, note: string) {
    const body = { client_id: randomUUID(), initiative_id, confirmed_hours: 4, share_contacts: true };
    const { id } = await api('POST /api/applications', { body: { ...body, note: plant(note) } });
    return { params: { id } };
  }
  const accept = ({ params }: { params: { id: string } }) =>
    company.api('POST /api/applications/:id/acceptance', { params, body: { note: 'Welcome!' } });
  const withdrawn = await offer('Poster week');
  await api(
    'POST /api/applications/:id/withdrawal',
    await apply(withdrawn.id, 'note of a withdrawn application'),
  );
  await apply(withdrawn.id, 'note of a repeated application');
  const rejected = await apply((await offer('Shelf check')).id, 'note of a rejected application');
  await company.api('POST /api/applications/:id/rejection', { ...rejected, body: {} });
  const left = await apply((await offer('Street interviews')).id, 'note of an application that was left');
  await accept(left);
  await api('POST /api/applications/:id/end', left);
  const running = await offer('Taste survey');
  const application = await apply(running.id, 'note of an accepted application');
  await accept(application);
  await app.root.query(
    `insert into record_entries (application_id, student_id, initiative_id, company_id, company_name, initiative_name,
       skills, tasks, started_at, finished_at)
     select id, student_id, initiative_id, company_id, '', 'Taste survey', '{}', '[]', now(), now()
     from initiative_applications where id = $1`,
    [application.params.id],
  );
  await api('PUT /api/record/entries/:id/texts', {
    ...application,
    body: { resume_text: plant('text for a résumé'), college_text: plant('text for a college application') },
  });

  await company.api('POST /api/company/students/:id/notes', {
    params: { id: student.id },
    body: { client_id: randomUUID(), content: plant("team's note about the student") },
  });

  // Work: submitted, being written and unfinished.
  const [textTask, linkTask, fileTask, draftTask] = running.tasks.map(({ id }) => id);
  const submit = (task_id: string | undefined, work: object) =>
    api('POST /api/submissions', {
      body: { client_id: randomUUID(), task_id: task_id!, ...work } as never,
    });
  const upload = (file: string, name: string) =>
    app.uploadAndWait(student, Buffer.from(`What I found out: ${plant(file)}\n`), {
      purpose: 'submission',
      name: `${plant(name)}.txt`,
    });
  await submit(textTask, { submission_type: 'text', content: plant('earlier attempt') });
  await submit(textTask, { submission_type: 'text', content: plant('submitted text') });
  await submit(linkTask, {
    submission_type: 'link',
    content: `https://${plant('submitted link')}.example/work`,
  });
  const kept = await upload('reported file', 'file name');
  const reportedWork = await submit(fileTask, { submission_type: 'upload', file_id: kept.id });
  const replacing = await upload('submitted file', 'name of a submitted file');
  await submit(fileTask, { submission_type: 'upload', file_id: replacing.id });
  const drafted = await upload('file in a draft', 'name of a file in a draft');
  await api('PUT /api/tasks/:id/draft', {
    params: { id: draftTask! },
    body: {
      submission_type: 'text',
      text: plant('text in a draft'),
      link: `https://${plant('link in a draft')}.example`,
      file_id: drafted.id,
      revision: 0,
    },
  });
  await upload('unused file', 'name of an unused file');
  const half = Buffer.from(plant('unfinished upload'));
  const begun = await app.begin(student, half, {
    purpose: 'submission',
    name: `${plant('name of an unfinished upload')}.txt`,
    type: plant('type of an unfinished upload'),
    size: half.length * 2,
  });
  await app.add(student, begun.headers.get('location')!, 0, half);

  // Messages, reports and searches.
  const about = { user_id: company.id, initiative_id: running.id };
  const say = (content: string, more: object) =>
    api('POST /api/messages', {
      body: { client_id: randomUUID(), content: plant(content), ...more },
    });
  const first = await say('message', { to: about, subject: plant('subject of a message') });
  const { conversation_id } = first;
  const answer = await company.api('POST /api/messages', {
    body: { client_id: randomUUID(), conversation_id, content: 'Thank you!' },
  });
  const reported = await say('reported message', {
    conversation_id,
    subject: plant('subject of a reported message'),
  });
  const report = (
    by: typeof company.api,
    subject: 'message' | 'submission',
    subject_id: string,
    details?: string,
  ) =>
    by('POST /api/reports', { body: { subject, subject_id, reason: 'other', ...(details && { details }) } });
  await report(company.api, 'message', reported.id);
  await report(company.api, 'submission', reportedWork.id);
  await report(api, 'message', answer.id, plant('words in a report'));
  await api('GET /api/contacts', { query: { q: plant('search term') } });
  await company.api('GET /api/contacts', { query: { q: fullName } });
  await fetch(`${app.origin}/api/initiatives?q=${plant('search for initiatives')}`, {
    headers: { authorization: `Bearer ${token}` },
  });
  await lookUp(app, email, student.id, `${plant('corrected email')}@school.example`);

  return {
    canaries,
    student,
    company,
    password,
    photoUrl: url!,
    /** Of the file that is evidence. */
    keptFile: kept.id,
    files: [kept.id, replacing.id],
    ids: [
      student.id,
      company.id,
      conversation_id,
      first.id,
      application.params.id,
      rejected.params.id,
    ].concat(left.params.id, running.id, fileTask!, reportedWork.id, kept.id, replacing.id),
    /** The student gets an email about it. */
    writeToStudent: () =>
      company.api('POST /api/messages', {
        body: { client_id: randomUUID(), conversation_id, content: 'See you on Friday!' },
      }),
    /** Done right before the account is deleted, so that emails about it are still to come. */
    async leaveTheLast() {
      await apply((await offer('Window display')).id, 'note of a pending application');
      await say('reply', { conversation_id });
    },
  };
}

/** An operator searches for the student's email, opens the account and starts to correct the email. */
async function lookUp({ insert, root }: UploadsApp, email: string, id: string, corrected: string) {
  const operator = await insert('operators', { email: `${randomUUID()}@desk.example`, name: 'Opal Reed' });
  const desk = await root.connect();
  try {
    await desk.query('begin');
    await desk.query('set local role app_desk');
    await desk.query('select keeper.set_operator($1)', [operator]);
    await desk.query(`select keeper.find_accounts($1, 'support', 'Asked for help')`, [email]);
    await desk.query(`select keeper.open_account('person', $1, 'support', 'Asked for help')`, [id]);
    await desk.query('commit');
    await insert('email_corrections', {
      person_id: id,
      operator_id: operator,
      old_email: email,
      new_email: corrected,
      proof: 'school',
      approved_at: new Date(),
    });
  } finally {
    desk.release();
  }
}
