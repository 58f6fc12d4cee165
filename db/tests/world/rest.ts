// Everything else in the test data.
import { randomUUID } from 'node:crypto';
import type { People } from './accounts.ts';
import type { Offers } from './initiatives.ts';
import { daysFromNow, type Insert } from './insert.ts';

export async function buildRest(insert: Insert, w: People, o: Offers) {
  const event = await insert('events', {
    name: 'application.accepted',
    subject_id: o.acceptedInitiative,
    actor_id: w.acceptedCompany,
  });
  // The other student is on a break, and one of the unverified student is over.
  const back = { back_on: daysFromNow(7), back_at: daysFromNow(7) };
  await insert('student_breaks', { student_id: w.otherStudent, ...back });
  await insert('student_breaks', { student_id: w.unverifiedStudent, ...back, back_at: daysFromNow(0) });
  const notify = (user_id: string) =>
    insert('notifications', {
      user_id,
      kind: 'application_accepted',
      subject_id: o.acceptedInitiative,
      event_id: event,
    });
  const draft = (company_id: string, initiative_id: string | null, client_id: string = randomUUID()) =>
    insert('initiative_drafts', {
      company_id,
      person_id: company_id,
      initiative_id,
      client_id,
      content: '{}',
    });
  await insert('mail_deliveries', {
    id: event,
    kind: 'application-accepted',
    subject_id: o.acceptedInitiative,
    message_id: '<1@example.org>',
  });
  await insert('notification_preferences', { user_id: w.owner, mail_off: ['message_received'] });
  await insert('mail_rounds', {
    id: randomUUID(),
    user_id: w.acceptedCompany,
    kind: 'application-received',
    about_id: w.acceptedCompany,
    subjects: [o.acceptedInitiative],
    count: 1,
    due_at: new Date(),
  });
  await insert('try_counts', { key: 'a'.repeat(43), count: 1, ends_at: daysFromNow(1) });
  const oldChange = randomUUID();
  await insert('initiative_changes', { initiative_id: oldChange, changed_at: daysFromNow(-2) });
  const welcome = (student_id: string) => insert('student_welcomes', { student_id, read_at: new Date() });
  await welcome(w.owner);
  await welcome(w.otherStudent);
  await insert('bookmarks', { student_id: w.owner, initiative_id: o.openInitiative });
  await insert('bookmarks', { student_id: w.otherStudent, initiative_id: o.openInitiative });
  await insert('bookmarks', { student_id: w.owner, initiative_id: o.pausedInitiative });
  await insert('bookmarks', { student_id: w.otherStudent, initiative_id: o.deletedInitiative });
  await insert('blocks', { student_id: w.otherStudent, company_id: w.blockedCompany });
  // The owner left before.
  await insert('blocks', { student_id: w.owner, company_id: w.leftCompany });
  const signIn = (user_id: string, days = 1) =>
    insert('sessions', { user_id, expires_at: daysFromNow(days) });
  /** Notifications on the device of a session. */
  const subscribe = async (person_id: string, session_id: string, days = 1) => {
    const keys = { p256dh: 'B'.repeat(87), auth: 'A'.repeat(22) };
    const endpoint = `https://push.example/${session_id}`;
    await insert('push_subscriptions', {
      session_id,
      person_id,
      endpoint,
      ...keys,
      expires_at: daysFromNow(days),
    });
  };
  const session = await signIn(w.owner);
  const otherSession = await signIn(w.otherStudent);
  const expiredSession = await signIn(w.otherStudent, -1);
  await subscribe(w.owner, session);
  await subscribe(w.otherStudent, otherSession);
  await subscribe(w.otherStudent, expiredSession, -1);
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
    draft: await draft(w.acceptedCompany, o.pausedInitiative, o.usedClientId),
    otherDraft: await draft(w.otherCompany, null),
    oldDraft: await insert('initiative_drafts', {
      company_id: w.acceptedCompany,
      person_id: w.acceptedCompany,
      client_id: randomUUID(),
      content: '{}',
      updated_at: daysFromNow(-366),
    }),
    oldChange,
    session,
    otherSession,
    expiredSession,
    oldSession: await insert('sessions', { user_id: w.owner, expires_at: daysFromNow(-31) }),
  };
}
