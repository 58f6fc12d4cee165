// A student who blocked a company gets no notification and no email about what it did before.
import { afterAll, expect, test } from 'vitest';
import { createMessagesApp } from '../../../features/messages/messages.fixture.ts';
import { notificationsEmails } from '../../../features/notifications/notifications.emails.ts';
import { notify } from '../../../features/notifications/notify.ts';
import { worker } from '../../../platform/actor.ts';
import { createLinks } from '../../../platform/auth/links.ts';
import { openDatabase } from '../../../platform/database/db.ts';

const { app, pair } = await createMessagesApp();
const database = openDatabase(app.url('app_worker'), { connections: 2 });
afterAll(() => database.close());
const db = database.as(worker);
const emails = notificationsEmails({ links: createLinks('secret'), origin: 'https://questline.example' });

test.each([
  ['the company itself', true],
  ['another company', false],
])('a student who blocked %s', async (_, isTheSame) => {
  const { student, company, applicationId } = await pair('rejected');
  const blocked = isTheSame ? company : await app.signUp('company');
  await student.api('PUT /api/student/blocks/:id', { params: { id: blocked.id } });
  const event = await app.insert('events', {
    name: 'application.rejected',
    subject_id: applicationId,
    actor_id: company.id,
  });
  const notice = { user: student.id, kind: 'application_rejected', subject: applicationId, event } as const;
  await db.tx((tx) => notify(tx, [{ ...notice, from: company.id }]));
  const { items } = await student.api('GET /api/notifications');
  expect(items.map(({ kind }) => kind)).toEqual(isTheSame ? [] : ['application_rejected']);
  const email = await emails['application-rejected'](applicationId, db);
  expect(email?.to).toBe(isTheSame ? undefined : student.email);
});
