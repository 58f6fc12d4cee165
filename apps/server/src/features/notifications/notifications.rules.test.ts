import {
  matchPath,
  notices,
  notificationKinds,
  type DeskAction,
  type ReportReason,
  type ReportSubject,
} from '@questline/contract';
import { describe, expect, test } from 'vitest';
import { changed, everything, viewPreferences, wantsEmail } from './notifications.preferences.ts';
import { sortOf, describeNotification } from './notifications.rules.ts';

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
    '%s to a %s about %j has a text and leads to a page they may open',
    (kind, to, subject) => {
      const { text, path } = describeNotification(kind, { count: 1, to, subject });
      expect([to, 'signed-in']).toContain(matchPath(path.split('?')[0]!)?.access);
      expect(text).toMatch(/^[^\n]{10,}$/);
      expect(text).not.toMatch(/undefined|null/);
    },
  );

  test('falls back to generic names', () => {
    expect(
      describeNotification('application_received', { count: 1, to: 'company', subject: gone }).text,
    ).toBe('Unknown Student applied to Unknown Initiative');
  });
});

describe('text and link of a notification', () => {
  const described = (
    kind: (typeof notificationKinds)[number],
    to: 'student' | 'company',
    subject?: object,
    count = 1,
  ) => {
    const { text, path } = describeNotification(kind, {
      count,
      to,
      subject: subject && { id: 'a', ...subject },
    });
    return [text, path];
  };
  const shop = { company: 'Sunny Side', student: 'Maya', initiative: 'Survey' };

  test('a message names the other side, the count, and opens the thread', () => {
    expect(described('message_received', 'student', shop)).toEqual([
      'New message from Sunny Side',
      '/inbox?thread=a',
    ]);
    expect(described('message_received', 'company', shop, 2)).toEqual([
      '2 new messages from Maya',
      '/company-inbox?tab=messages&thread=a',
    ]);
    expect(described('message_received', 'student')[1]).toBe('/inbox');
  });

  test('a decision leads to the tasks or back to the initiative', () => {
    const here = { ...shop, initiative_id: 'b' };
    expect(described('application_accepted', 'student', here)[1]).toBe('/initiative-tasks/b');
    expect(described('application_accepted', 'student', shop)[1]).toBe('/active');
    expect(described('application_rejected', 'student', here)[1]).toBe('/initiative/b');
    expect(described('application_rejected', 'student', shop)[1]).toBe('/incentives');
  });

  test('a review names the task and opens it', () => {
    const here = { ...shop, initiative_id: 'b', task: 'Ask', task_id: 'c' };
    const [text, path] = described('submission_approved', 'student', here);
    expect(text).toContain('“Ask”');
    expect(path).toBe('/initiative-tasks/b?task=c');
    expect(described('submission_approved', 'student', { ...shop, initiative_id: 'b' })[1]).toBe(
      '/initiative-tasks/b',
    );
  });

  test('a changed initiative leads to its tasks, a deleted one to the list', () => {
    const here = { ...shop, initiative_id: 'b' };
    const [changedText, changedPath] = described('initiative_changed', 'student', here);
    const [deletedText, deletedPath] = described('initiative_changed', 'student', { ...here, deleted: true });
    expect([changedPath, deletedPath]).toEqual(['/initiative-tasks/b', '/active']);
    expect(changedText).not.toBe(deletedText);
    expect(deletedText).toContain('Sunny Side');
  });

  test('an ending says whether the whole initiative was closed and whether the student had been accepted', () => {
    const text = (subject: object) => described('application_ended', 'student', { ...shop, ...subject })[0];
    expect(text({})).toMatch(/^Sunny Side ended the collaboration on “Survey”\./);
    expect(text({ accepted: true, deleted: true })).toMatch(
      /^Sunny Side closed “Survey”\. Your finished tasks/,
    );
    expect(text({ accepted: false, deleted: true })).toBe(
      'Sunny Side closed “Survey” before deciding on your application.',
    );
  });

  test('an application without an answer is on the company, and leads to the closed ones', () => {
    expect(described('application_unanswered', 'student', shop)).toEqual([
      "Sunny Side didn't get back to you about “Survey”. That's on them.",
      '/active?tab=closed',
    ]);
  });

  test('a late answer says what the student is waiting for, and leads there', () => {
    expect(described('answer_late', 'company', shop)).toEqual([
      'Maya is waiting longer than you promised for an answer about “Survey”',
      '/company-inbox?tab=applications',
    ]);
    expect(described('answer_late', 'company', { ...shop, task: 'Ask', task_id: 'c' })).toEqual([
      'Maya is waiting longer than you promised for feedback on “Ask”',
      '/company-active-users?view=queue',
    ]);
  });

  test('names a student who left, unless the account is deleted', () => {
    expect(described('student_left', 'company', shop)[0]).toBe('Maya left “Survey”');
    expect(described('student_left', 'company', { ...shop, student: null })[0]).toBe(
      'A student left “Survey”',
    );
  });

  test('a reward names the amount and what it is for', () => {
    const reward = { ...shop, money: '$20', initiative_id: 'b' };
    expect(described('reward_paid', 'student', { ...reward, task: 'Ask', task_id: 'c' })).toEqual([
      'Sunny Side says it paid you $20 for “Ask”. Did you get it?',
      '/initiative-tasks/b',
    ]);
    expect(described('reward_paid', 'student', reward)[0]).toBe(
      'Sunny Side says it paid you $20 for “Survey”. Did you get it?',
    );
    expect(described('reward_missing', 'company', { ...reward, task: 'Ask', task_id: 'c' })[0]).toBe(
      "Maya says $20 for “Ask” hasn't arrived",
    );
    expect(described('reward_paid', 'student', { ...reward, reward_state: 'owed' })[0]).toBe(
      'Sunny Side took back that it paid you $20',
    );
    expect(described('reward_missing', 'company', reward)).toEqual([
      "Maya says $20 for “Survey” hasn't arrived",
      '/company-active-users?view=rewards',
    ]);
  });

  test('says what a suspended and a restored company mean for the student', () => {
    expect(described('company_suspended', 'student', shop)).toEqual([
      expect.stringContaining("“Survey” is on hold. You don't have to do anything, and your work is saved."),
      '/active',
    ]);
    expect(described('company_restored', 'student', { ...shop, initiative_id: 'b' })).toEqual([
      'Sunny Side is back. You can continue with “Survey”.',
      '/initiative-tasks/b',
    ]);
    expect(described('company_restored', 'student', { ...shop, accepted: false })[1]).toBe(
      '/active?tab=applied',
    );
  });

  test('answers a report with its number and what became of it', () => {
    const text = (subject?: object) => described('report_closed', 'student', subject)[0];
    expect(text({ number: 1042, outcome: 'action' })).toBe('We closed your report R-1042: we took action');
    expect(text({ number: 1042, outcome: 'no_action' })).toBe(
      'We closed your report R-1042: no action needed',
    );
    expect(text()).toBe('We closed your report: no action needed');
  });

  test('says what a guardian did, and where to look', () => {
    expect(described('guardian_ended', 'student', shop)).toEqual([
      'Your parent or guardian ended “Survey” with Sunny Side. Your finished tasks and feedback stay in your history.',
      '/active?tab=closed',
    ]);
    expect(described('guardian_paused', 'student')[1]).toBe('/settings');
  });

  test('a company can open why its initiative was taken down', () => {
    expect(described('initiative_taken_down', 'company', { ...shop, initiative_id: 'b' })).toEqual([
      'Our safety team took down “Survey”. See why, and what you can do.',
      '/company/initiative/b',
    ]);
    expect(described('initiative_taken_down', 'company')).toEqual([
      'Our safety team took down one of your initiatives',
      '/company-overview',
    ]);
  });

  test('says what our safety team removed, and why, to the account it belonged to', () => {
    const removed = (
      to: 'student' | 'company',
      from: ReportSubject,
      actions: DeskAction[],
      reason: ReportReason = 'threats',
    ) => described('content_taken_down', to, { id: 'a', taken_down: { from, actions, reason } });
    expect(removed('company', 'company', ['take_down_page', 'take_down_images', 'suspend_company'])).toEqual([
      'Our safety team removed texts on your company page and your images. It was about threats, insults or bullying.',
      '/company/profile',
    ]);
    expect(removed('company', 'feedback', ['take_down_words'], 'other')).toEqual([
      "Our safety team removed feedback you wrote. It didn't follow our code of conduct.",
      '/company-overview',
    ]);
    expect(removed('company', 'closing_words', ['take_down_words'])[0]).toContain('closing words you wrote.');
    expect(removed('company', 'note', ['take_down_words'])[0]).toContain('a note you sent with a decision.');
    expect(removed('company', 'initiative', ['take_down_images'])[0]).toContain(
      'the image of an initiative.',
    );
    expect(removed('student', 'submission', ['take_down_submission', 'take_down_images'])).toEqual([
      'Our safety team removed work you submitted and your photo. It was about threats, insults or bullying.',
      '/active',
    ]);
    expect(described('content_taken_down', 'company')).toEqual([
      'Our safety team removed something you shared.',
      '/company-overview',
    ]);
  });

  test('closing words lead to the record', () => {
    expect(
      described('closing_words', 'student', { id: 'a', company: 'Sunny', initiative: 'A poster' }),
    ).toEqual(['Sunny wrote closing words about your work on “A poster”', '/record']);
  });

  test('each kind is about one type of subject', () => {
    expect(sortOf('application_received')).toBe('application');
    expect(sortOf('message_received')).toBe('conversation');
  });
});

describe('preferences', () => {
  test('are on for everything that concerns an account, and offer an email only where one exists', () => {
    const { mail, events } = viewPreferences(everything, 'student');
    expect(mail).toBe(true);
    expect(events).toEqual([
      { kind: 'application_accepted', in_app: true, mail: true, push: true },
      { kind: 'application_rejected', in_app: true, mail: true, push: true },
      { kind: 'application_ended', in_app: true, mail: true, push: true },
      { kind: 'application_unanswered', in_app: true, mail: true, push: true },
      { kind: 'submission_approved', in_app: true, mail: true, push: true },
      { kind: 'submission_needs_revision', in_app: true, mail: true, push: true },
      { kind: 'submission_reviewed', in_app: true, mail: null, push: true },
      { kind: 'reward_paid', in_app: true, mail: true, push: true },
      { kind: 'message_received', in_app: true, mail: true, push: true },
      { kind: 'initiative_changed', in_app: true, mail: null, push: true },
      { kind: 'report_closed', in_app: true, mail: true, push: true },
      { kind: 'company_suspended', in_app: true, mail: true, push: true },
      { kind: 'company_restored', in_app: true, mail: true, push: true },
      { kind: 'closing_words', in_app: true, mail: null, push: true },
    ]);
  });

  test('change one switch and leave the others alone', () => {
    const once = changed(everything, { events: [{ kind: 'message_received', mail: false }] });
    expect(once).toEqual({ ...everything, mail_off: ['message_received'] });
    const twice = changed(once, {
      mail: false,
      events: [{ kind: 'message_received', mail: true, in_app: false, push: false }],
    });
    expect(twice).toEqual({
      mail: false,
      in_app_off: ['message_received'],
      mail_off: [],
      push_off: ['message_received'],
    });
  });

  test('what is always sent has no switch and cannot be turned off', () => {
    for (const kind of ['guardian_paused', 'initiative_taken_down'] as const) {
      expect(changed(everything, { events: [{ kind, in_app: false, mail: false }] })).toEqual(everything);
      for (const to of ['student', 'company'] as const)
        expect(viewPreferences(everything, to).events.map((event) => event.kind)).not.toContain(kind);
    }
  });

  test('turning off all email overrides the switches', () => {
    expect(wantsEmail({ mail: false, mail_off: [] }, 'message_received')).toBe(false);
    expect(wantsEmail({ mail: true, mail_off: ['message_received'] }, 'message_received')).toBe(false);
    expect(wantsEmail({ mail: true, mail_off: ['message_received'] }, 'application_accepted')).toBe(true);
  });
});
