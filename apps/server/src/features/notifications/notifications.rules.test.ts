import { matchPath, notices, notificationKinds } from '@questline/contract';
import { describe, expect, test } from 'vitest';
import { changed, everything, viewPreferences, wantsMail } from './notifications.preferences.ts';
import { tell } from './notifications.rules.ts';

const gone = undefined;
const known = {
  id: 'a',
  initiative_id: 'b',
  task_id: 'c',
  company: 'Sunny Side',
  student: 'Maya',
  task: 'Ask',
};
const cases = notificationKinds.flatMap((kind) =>
  notices[kind].to.flatMap((to) =>
    [gone, known, { id: 'a', deleted: true }].map((subject) => [kind, to, subject] as const),
  ),
);

describe('a notification', () => {
  test.each(cases)(
    '%s to a %s about %j leads to a page that they may open, and says something',
    (kind, to, subject) => {
      const { text, path } = tell(kind, { count: 1, to, subject });
      expect([to, 'signed-in']).toContain(matchPath(path.split('?')[0]!)?.access);
      expect(text).toMatch(/^[^\n]{10,}$/);
      expect(text).not.toMatch(/undefined|null/);
    },
  );

  test('falls back to the names of the unknown', () => {
    expect(tell('application_received', { count: 1, to: 'company', subject: gone }).text).toBe(
      'Unknown Student applied to Unknown Initiative',
    );
  });
});

describe('preferences', () => {
  test('are on for everything that concerns an account, and offer a mail only where there is one', () => {
    const { mail, events } = viewPreferences(everything, 'student');
    expect(mail).toBe(true);
    expect(events).toEqual([
      { kind: 'application_accepted', in_app: true, mail: true },
      { kind: 'application_rejected', in_app: true, mail: true },
      { kind: 'application_ended', in_app: true, mail: true },
      { kind: 'submission_approved', in_app: true, mail: true },
      { kind: 'submission_needs_revision', in_app: true, mail: true },
      { kind: 'submission_reviewed', in_app: true, mail: null },
      { kind: 'message_received', in_app: true, mail: true },
      { kind: 'initiative_changed', in_app: true, mail: null },
    ]);
  });

  test('change by switch, and what is not named stays', () => {
    const once = changed(everything, { events: [{ kind: 'message_received', mail: false }] });
    expect(once).toEqual({ mail: true, in_app_off: [], mail_off: ['message_received'] });
    const twice = changed(once, {
      mail: false,
      events: [{ kind: 'message_received', mail: true, in_app: false }],
    });
    expect(twice).toEqual({ mail: false, in_app_off: ['message_received'], mail_off: [] });
  });

  test('all mail off is no mail, whatever the switches say', () => {
    expect(wantsMail({ mail: false, mail_off: [] }, 'message_received')).toBe(false);
    expect(wantsMail({ mail: true, mail_off: ['message_received'] }, 'message_received')).toBe(false);
    expect(wantsMail({ mail: true, mail_off: ['message_received'] }, 'application_accepted')).toBe(true);
  });
});
