// The test data of the policy matrix, and what requests need in addition: passwords, people who can't use their account
// anymore, and what links and repeated requests are about.
import { randomUUID } from 'node:crypto';
import { listColumn } from '@questline/db/tests/catalog.ts';
import { buildWorld } from '@questline/db/tests/world.ts';
import { daysFromNow } from '@questline/db/tests/world/insert.ts';
import { minorBirthMonth } from '../../../features/guardians/guardians.fixture.ts';
import { createPasswords } from '../../../platform/auth/passwords.ts';
import { deleteAccount } from '../account-history.fixture.ts';
import type { createTestApp } from '../create-test-app.ts';

type TestApp = Awaited<ReturnType<typeof createTestApp>>;
export type World = Awaited<ReturnType<typeof buildAuthzWorld>>;

export const password = 'river-otter-42';

export async function buildAuthzWorld(app: TestApp) {
  const client = await app.root.connect();
  const world = await buildWorld(client).finally(() => client.release());
  const added = await addAccounts(app);
  const passwordHash = await createPasswords().hash(password);
  await app.root.query('update users set password_hash = $1', [passwordHash]);
  await app.root.query('update operators set password_hash = $1', [passwordHash]);

  const { insert } = app;
  const valueOf = async (sql: string) => (await listColumn(app.root)(sql))[0]!;
  const { owner, acceptedCompany } = world;
  const takenDownInitiative = await insert('initiatives', {
    company_id: acceptedCompany,
    name: 'Taken down',
  });
  await app.root.query(`update initiatives set taken_down_for = 'other', deleted_at = now() where id = $1`, [
    takenDownInitiative,
  ]);
  await insert('desk_log', {
    operator_id: world.lead,
    account_id: world.otherStudent,
    what: 'requested_deletion',
    actions: ['person'],
    reason: 'support',
    created_at: new Date(Date.now() + 60_000),
  });
  const invitedProspect = await insert('waitlist_entries', {
    email: 'hoping@example.org',
    pilot_interest: false,
  });
  await app.root.query(
    `update prospects set status = 'invited', invited_as = 'student', invited_at = now(), version = 1 where id = $1`,
    [invitedProspect],
  );
  return {
    ...world,
    ...added,
    takenDownInitiative,
    invitedProspect,
    finishedApplication: await doAllTasks(app, world),
    /** Its last open task was removed, so the owner says when it is finished. */
    finishableApplication: await doAllTasks(app, world, 'with a removed task'),
    /** Approved long enough ago that the new address can confirm it. */
    correction: await insert('email_corrections', {
      person_id: owner,
      operator_id: world.operator,
      old_email: 'olive.owner@example.org',
      new_email: 'olive.new@example.org',
      proof: 'school',
      status: 'waiting',
      created_at: daysFromNow(-2),
      approved_by: world.lead,
      approved_at: daysFromNow(-1.1),
    }),
    view: await valueOf('select id from access_log limit 1'),
    invitationOfPerson: await valueOf(`select id from invitations where email = 'ina.invited@example.org'`),
    pausedUpdatedAt: await valueOf(
      `select updated_at from initiatives where id = '${world.pausedInitiative}'`,
    ),
    otherUpdatedAt: await valueOf(`select updated_at from initiatives where id = '${world.otherInitiative}'`),
    draftUpdatedAt: await valueOf(`select updated_at from initiative_drafts where id = '${world.draft}'`),
    applicationClientId: await valueOf(
      `select client_id from initiative_applications where id = '${world.acceptedApplication}'`,
    ),
    messageClientId: await valueOf(
      `select client_id from inbox_messages where id = '${world.conversationMessages[0]!}'`,
    ),
  };
}

async function addAccounts(app: TestApp) {
  const [young, suspended, student, company] = [
    await app.signUp('student', { birthMonth: minorBirthMonth }),
    await app.signUp('student'),
    await app.signUp('student'),
    await app.signUp('company'),
  ];
  await app.root.query('update profiles set suspended_at = now() where id = $1', [suspended.id]);
  await deleteAccount(app, student);
  await deleteAccount(app, company);
  return {
    youngStudent: young.id,
    suspendedStudent: suspended.id,
    deletedStudent: student.id,
    deletedCompany: company.id,
  };
}

/** The owner did everything that an initiative of the accepted company asked for. */
async function doAllTasks(
  { root, insert }: TestApp,
  { owner: student_id, acceptedCompany: company_id }: { owner: string; acceptedCompany: string },
  removed?: 'with a removed task',
) {
  const asCompany = (sql: string) =>
    root.query(`begin; select set_config('app.actor', '${company_id}', true); ${sql}; commit`);
  const initiative_id = await insert('initiatives', { company_id, name: 'Finished one' });
  const task = { company_id, initiative_id, title: 'One' };
  const task_id = await insert('tasks', { ...task, task_order: 1 });
  if (removed) await insert('tasks', { ...task, task_order: 2 });
  await asCompany(`update initiatives set status = 'active' where id = '${initiative_id}'`);
  const of = { student_id, company_id, initiative_id };
  const application_id = await insert('initiative_applications', of);
  await asCompany(`update initiative_applications set status = 'accepted' where id = '${application_id}'`);
  const work = { ...of, application_id, task_id, client_id: randomUUID(), attempt: 1, content: 'Done' };
  const submission = await insert('task_submissions', work);
  await asCompany(`update task_submissions set status = 'approved' where id = '${submission}'`);
  if (removed)
    await asCompany(
      `update tasks set retired_at = now() where initiative_id = '${initiative_id}' and task_order = 2`,
    );
  return application_id;
}
