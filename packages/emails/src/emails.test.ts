import { productName } from '@questline/contract/plain';
import { describe, expect, test } from 'vitest';
import {
  accountDeleted,
  accountRestored,
  accountSuspended,
  answersLate,
  applicationAccepted,
  applicationEnded,
  applicationReceived,
  applicationRejected,
  applicationUnanswered,
  confirmNewEmail,
  emailChangeNotice,
  guardianEnded,
  guardianLink,
  guardianNotice,
  guardianReplaced,
  guardianStep,
  companyDeclined,
  companyRestored,
  companySubmitted,
  companySuspended,
  companyVerified,
  inquiryNotice,
  inquiryReceipt,
  messageNotification,
  morningSummary,
  operatorInvitation,
  reportClosed,
  resetPassword,
  rewardMissing,
  rewardPaid,
  signUpInvitation,
  signUpRepeated,
  studentLeft,
  submissionReceived,
  taskApproved,
  taskNeedsRevision,
  teamAccessEnded,
  teamInvitation,
  urgentReport,
  verifyEmail,
  waitlistReceipt,
} from './index.ts';
import { palette } from './theme.ts';

const site = 'https://questline.example';
const link = `${site}/verify-email?token=a.b-c_d.e&x="<b>`;
const hostile = '<b>"x"</b>';
const stopLink = `${site}/unsubscribe?list=message_received&token=a.b-c_d.e`;
const task = {
  studentName: `Maya ${hostile}`,
  taskTitle: hostile.repeat(9),
  initiativeName: hostile,
  companyName: hostile,
  reviewerName: hostile,
  taskUrl: link,
  stopLink,
  site,
};
const application = {
  studentName: hostile,
  initiativeName: hostile.repeat(9),
  companyName: hostile,
  link,
  stopLink,
  site,
};
const message = {
  senderName: hostile.repeat(9),
  recipientName: hostile,
  messageContent: hostile,
  conversationUrl: link,
  initiativeName: hostile,
  count: 1,
  stopLink,
  site,
};
const items = [{ id: '1', title: hostile, detail: hostile }];
const received = { recipientName: hostile, items, count: 1, link, stopLink, site };
/** Emails that people can unsubscribe from. */
const optional = {
  'task approved': await taskApproved(task),
  'task needs revision': await taskNeedsRevision(task),
  'application accepted': await applicationAccepted(application),
  'application rejected': await applicationRejected(application),
  'application unanswered': await applicationUnanswered(application),
  'application ended': await applicationEnded({ ...application, what: 'ended' }),
  'application closed': await applicationEnded({ ...application, what: 'closed' }),
  'application undecided': await applicationEnded({ ...application, what: 'undecided' }),
  'student left': await studentLeft({ ...received, studentName: hostile, initiativeName: hostile }),
  'student without a name left': await studentLeft({
    ...received,
    studentName: null,
    initiativeName: hostile,
  }),
  'reward paid': await rewardPaid({
    studentName: hostile,
    companyName: hostile,
    money: '$20',
    what: hostile,
    link,
    stopLink,
    site,
  }),
  'reward missing': await rewardMissing({
    ...received,
    studentName: hostile,
    money: '$20',
    what: hostile,
  }),
  message: await messageNotification(message),
  'messages, several': await messageNotification({ ...message, initiativeName: null, count: 3 }),
  'morning summary': await morningSummary({
    studentName: hostile,
    items: [hostile, `New message from ${hostile}`],
    count: 2,
    link,
    stopLink,
    site,
  }),
  'application received': await applicationReceived(received),
  'applications received': await applicationReceived({ ...received, count: 12 }),
  'answers late': await answersLate({ ...received, applications: 2, submissions: 1 }),
  'submission received': await submissionReceived(received),
  'report closed with action': await reportClosed({ ...received, number: 1_001, tookAction: true }),
  'company suspended': await companySuspended(application),
  'company restored': await companyRestored(application),
  'report closed without action': await reportClosed({ ...received, number: 1_001, tookAction: false }),
};
const company = { companyName: hostile.repeat(9), link, site };
const linked = {
  ...optional,
  'verify, student': await verifyEmail({ link, site, userType: 'student' }),
  'verify, company': await verifyEmail({ link, site, userType: 'company' }),
  reset: await resetPassword({ link, site }),
  'sign-up repeated': await signUpRepeated({ signInLink: link, forgotLink: `${site}/forgot-password`, site }),
  'team invitation': await teamInvitation({ companyName: hostile.repeat(9), invitedBy: hostile, link, site }),
  'new email': await confirmNewEmail({ link, site }),
  'email will change': await emailChangeNotice({ done: false, link, site }),
  'email changed': await emailChangeNotice({ done: true, link, site }),
  'operator invitation': await operatorInvitation({ link, site }),
  'sign-up invitation': await signUpInvitation({
    as: 'student',
    link,
    signInLink: `${site}/student/auth`,
    removeLink: `${site}/unsubscribe`,
    site,
  }),
  'sign-up invitation, company': await signUpInvitation({
    as: 'company',
    link,
    signInLink: `${site}/company/auth`,
    removeLink: undefined,
    site,
  }),
  'waitlist, pilot': await waitlistReceipt({ removeLink: link, site, pilotInterest: true }),
  'waitlist, informed': await waitlistReceipt({ removeLink: link, site, pilotInterest: false }),
  'guardian notice': await guardianNotice({ studentName: `M${hostile.repeat(9)}`, asks: false, link, site }),
  'guardian asked': await guardianNotice({ studentName: `M${hostile.repeat(9)}`, asks: true, link, site }),
  'guardian link': await guardianLink({ studentName: `M${hostile.repeat(9)}`, link, site }),
  'urgent report': await urgentReport({ number: 1_001, subject: 'message', link, site }),
  'company submitted': await companySubmitted(company),
  'company verified': await companyVerified(company),
  'company declined': await companyDeclined({ ...company, why: 'website', note: hostile }),
  'account restored': await accountRestored(company),
  'inquiry, sender': await inquiryReceipt({ wishes: ['Write posts and emails'], signUpLink: link, site }),
};
const inquiry = {
  contact_name: `Iris ${hostile}`,
  company: hostile.repeat(12),
  email: 'iris&co@example.org',
  website: null,
  wishes: ['Write posts and emails', 'Talk to customers'],
  message: `Hello,\n\n${hostile}\nhttps://elsewhere.example`,
  site,
};
const deletionDay = new Date('2026-12-16T23:30:00Z');
const emails = {
  ...linked,
  'removed from a team': await teamAccessEnded({ companyName: hostile.repeat(9), deletionDay, site }),
  'company deleted': await teamAccessEnded({ companyName: null, deletionDay, site }),
  'company suspended, team': await accountSuspended(company),
  'person suspended': await accountSuspended({ companyName: null, site }),
  'account deleted': await accountDeleted({ companyName: null, site }),
  'company deleted by our team': await accountDeleted({ companyName: hostile.repeat(9), site }),
  'inquiry, operator': await inquiryNotice(inquiry),
  'guardian replaced': await guardianReplaced({ studentName: `M${hostile.repeat(9)}`, site }),
  'guardian paused': await guardianStep({ studentName: hostile, what: 'paused', site }),
  'guardian resumed': await guardianStep({ studentName: hostile, what: 'resumed', site }),
  'guardian agreed': await guardianStep({ studentName: hostile, what: 'confirmed', site }),
  'guardian said no': await guardianStep({ studentName: hostile, what: 'withdrew', site }),
  'guardian ended': await guardianEnded({ ...application, initiativeName: hostile.repeat(9) }),
};

describe.each(Object.entries(emails))('%s', (_, { subject, html, text }) => {
  test('loads nothing from the network', () => {
    expect(html).not.toMatch(/<(img|link|script|iframe|video|object)\b/i);
    expect(html).not.toMatch(/url\(|@import|\bsrc=/i);
  });

  test('has a one-line subject, names the sender and says why it was sent', () => {
    expect(subject).toMatch(/^[A-Z][^\n]{8,60}$/);
    expect(text).toContain(productName);
    expect(text).toMatch(/You're getting this email because/);
  });

  test('follows dark mode, fits a phone and stays at most 600 px wide', () => {
    expect(html).toContain('name="color-scheme" content="light dark"');
    expect(html).toContain('prefers-color-scheme:dark');
    const widths = [...html.matchAll(/(?:max-width:|width=")(\d+)(?:px|")/g)].map(([, px]) => Number(px));
    expect(Math.max(...widths)).toBeLessThanOrEqual(600);
  });

  test('stays below the size at which Gmail clips emails', () => {
    expect(Buffer.byteLength(html)).toBeLessThan(102_000);
  });
});

test.each(Object.entries(linked))(
  '%s contains exactly the link it was given, in HTML and plain text',
  (_, { html, text }) => {
    expect(html).toContain(
      'href="https://questline.example/verify-email?token=a.b-c_d.e&amp;x=&quot;&lt;b&gt;"',
    );
    expect(html).not.toContain('"<b>');
    expect(text).toContain('https://questline.example/verify-email?token=a.b-c_d.e&x=');
  },
);

test('the waitlist receipt says which option was chosen', () => {
  expect(linked['waitlist, pilot'].text).toContain('considered for the pilot');
  expect(linked['waitlist, informed'].text).toContain('kept informed');
});

test.each(['removed from a team', 'company deleted'] as const)(
  '%s: says when the account is deleted, and escapes the name',
  (which) => {
    const { html, text } = emails[which];
    expect(text).toContain('Your account will be deleted on December 16, 2026, unless you join a company');
    expect(text).toContain('sign up again with the same email');
    expect(html).not.toContain('<b>');
  },
);

test('the operator sees the inquiry as typed, without any markup or links from it', () => {
  const { subject, html, text } = emails['inquiry, operator'];
  expect(subject).toHaveLength('Inquiry from '.length + 40);
  expect(html).not.toContain('<b>');
  expect(html.match(/href="[^"]+"/g)).toEqual([
    `href="mailto:iris%26co@example.org?subject=Your%20inquiry%20to%20${productName}"`,
    `href="${site}/desk/waitlist"`,
    `href="${site}"`,
  ]);
  expect(text).toContain(inquiry.message.replaceAll(/^/gm, '> '));
  expect(text).toContain('Write posts and emails, Talk to customers');
  expect(text).not.toContain('Website');
});

test.each(Object.entries(optional))(
  '%s has an unsubscribe link and escapes user text',
  (_, { html, text }) => {
    expect(html).toContain(`href="${stopLink.replace('&', '&amp;')}"`);
    expect(text).toContain(stopLink);
    expect(html).not.toContain('<b>"x"');
  },
);

test('cuts a message to 200 characters plus three dots without splitting a character', async () => {
  const textOf = async (messageContent: string) =>
    (await messageNotification({ ...message, messageContent })).html;
  expect(await textOf('x'.repeat(200))).toContain(`>${'x'.repeat(200)}<`);
  expect(await textOf('x'.repeat(201))).toContain(`>${'x'.repeat(200)}...<`);
  expect(await textOf('🦊'.repeat(201))).toContain(`>${'🦊'.repeat(200)}...<`);
});

test('a message to a student is announced, not quoted', async () => {
  const one = await messageNotification({ ...message, initiativeName: 'Posters', messageContent: null });
  expect(one.text).toContain('you have a new message about “Posters”.');
  expect(one.text).not.toContain('> ');
  const several = await messageNotification({
    ...message,
    initiativeName: null,
    messageContent: null,
    count: 3,
  });
  expect(several.text).toContain('you have 3 unread messages.');
});

test('quotes user text in plain text', async () => {
  const { text } = await messageNotification({
    ...message,
    messageContent: 'One\n\nhttps://elsewhere.example',
  });
  expect(text).toMatch(/\n\n> One\n> ?\n> https:\/\/elsewhere\.example\n\n/);
});

test.each([taskApproved, taskNeedsRevision])('feedback names the person and the company', async (render) => {
  const by = { companyName: 'Sunny Side Bakery', reviewerName: 'Rosa Diaz' };
  const { text } = await render({ ...task, ...by });
  expect(text).toContain('Rosa Diaz from Sunny Side Bakery reviewed your submission');
  expect(text).toContain('Rosa Diaz · Sunny Side Bakery');
  const unknown = await render({ ...task, ...by, reviewerName: null });
  expect(unknown.text).toContain(' Sunny Side Bakery reviewed your submission');
});

test('cuts a long name without splitting a character', async () => {
  const { subject } = await messageNotification({ ...message, senderName: '👩‍🚀🦊'.repeat(20) });
  expect(subject).toMatch(/^New message from (👩‍🚀🦊)+(👩‍🚀)?…$/u);
});

test('the email says how long the link works', () => {
  expect(emails['verify, student'].text).toContain('24 hours');
  expect(emails.reset.text).toContain('works once and expires in one hour');
});

describe.each(['light', 'dark'] as const)('contrast, %s', (theme) => {
  test.each([
    ['ink', 'paper'],
    ['ink', 'surface'],
    ['ink', 'band'],
    ['ink', 'sunken'],
    ['ink-soft', 'paper'],
    ['ink-soft', 'surface'],
    ['ink-soft', 'sunken'],
    ['ink-soft', 'band'],
    ['trail-text', 'surface'],
    ['on-trail', 'trail-fill'],
    ['on-sun', 'sun-fill'],
  ] as const)('%s on %s is at least 4.5', (text, ground) => {
    expect(contrast(palette[text][theme], palette[ground][theme])).toBeGreaterThanOrEqual(4.5);
  });
});

/** WCAG 2.2. */
function contrast(a: string, b: string): number {
  const [light, dark] = [luminance(a), luminance(b)].toSorted((x, y) => y - x) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}
function luminance(hex: string): number {
  const [r, g, b] = [1, 3, 5].map((at) => {
    const part = parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}
