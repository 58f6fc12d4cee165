// Test fixture: an app with its worker, people's actions, and the resulting notifications and emails.
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { EventName } from '@questline/contract';
import { createMessagesApp, type Person } from '../../../features/messages/messages.fixture.ts';
import { openStream } from '../live.fixture.ts';
import { openWorker, readable } from '../worker/worker-app.fixture.ts';

type Patience = Pick<NonNullable<Parameters<typeof openWorker>[0]>, 'emailRetries'>;

export async function openNotifyTest(emailWaits = { message: 2, company: 5 }, patience: Patience = {}) {
  const messagesApp = await createMessagesApp();
  const { app } = messagesApp;
  const secret = app.settings.TOKEN_SECRETS[0]!.secret;
  const worker = await openWorker({ world: app, secret, emailWaits, ...patience });

  const happened = (name: EventName, subject_id: string, actor_id: string | null = null) =>
    app.insert('events', { name, subject_id, actor_id });
  /** Waits until all events have been processed. */
  async function relayed() {
    const waiting = 'select from events where relayed_at is null';
    while ((await app.root.query(waiting)).rowCount) await sleep(10);
  }
  const notificationsOf = async ({ api }: Person) => {
    await relayed();
    return (await api('GET /api/notifications')).items;
  };
  async function submitWork(it: Awaited<ReturnType<typeof messagesApp.pair>>, title = 'One') {
    const { rows } = await app.root.query('select id from tasks where initiative_id = $1 and title = $2', [
      it.initiative.id,
      title,
    ]);
    return app.insert('task_submissions', {
      application_id: it.applicationId,
      student_id: it.student.id,
      company_id: it.company.id,
      initiative_id: it.initiative.id,
      task_id: rows[0].id,
      client_id: randomUUID(),
      attempt: 1,
      content: 'My work',
    });
  }
  async function review(submissionId: string, company: Person, status: string) {
    await app.root.query('begin');
    await app.root.query(`select set_config('app.actor', $1, true)`, [company.id]);
    await app.root.query(`update task_submissions set status = $2, feedback = 'Good one' where id = $1`, [
      submissionId,
      status,
    ]);
    await app.root.query('commit');
  }
  /** The emails an account received, as text, once there are `count`. */
  async function emails({ email }: Person, count = 1) {
    while (worker.emailsTo(email).length < count) await sleep(20);
    return worker.emailsTo(email).map(({ raw }) => readable(raw));
  }
  const listen = async ({ token }: Person, origin = app.origin) => {
    const stream = await openStream(origin, token);
    await stream.received('ready []');
    return stream;
  };
  return { ...messagesApp, worker, happened, relayed, notificationsOf, submitWork, review, emails, listen };
}
