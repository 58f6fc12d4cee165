// npm run emails:preview writes every email as HTML and plain text to .data/emails.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as emails from '@questline/emails';

const folder = join(import.meta.dirname, '../../.data/emails');
const site = 'https://questline.example';
const token =
  '0195a3c4-1111-7000-8000-000000000001.1803816000.fmbVG4r-0cPzG0bLTzqSVg.o8Ck1JzL-4mUoBzqjzHnLyzjsFjpxSc3rgmUeVhrfnM';
const removeLink = `${site}/unsubscribe?list=waitlist&token=${token}`;
const wishes = ['Talk to customers', 'Film short videos'];
const stopLink = `${site}/unsubscribe?list=message_received&token=${token}`;
const task = {
  studentName: 'Maya Torres',
  taskTitle: 'Ask twelve neighbors what they buy on a Tuesday',
  initiativeName: 'Neighborhood taste survey',
  companyName: 'Sunny Side Bakery',
  reviewerName: 'Rosa Diaz',
  taskUrl: `${site}/initiative-tasks/0195a3c4-1111-7000-8000-000000000002`,
  stopLink,
  site,
};
const application = {
  studentName: 'Maya Torres',
  initiativeName: 'Neighborhood taste survey',
  companyName: 'Sunny Side Bakery',
  link: `${site}/incentives`,
  stopLink,
  site,
};
const companyName = 'Sunny Side Bakery';
const onHold = { ...application, link: `${site}/active` };
const items = [
  { id: '1', title: 'Maya Torres', detail: 'Neighborhood taste survey' },
  { id: '2', title: 'Leo Park', detail: 'Three short videos about Gloria' },
  { id: '3', title: 'Aisha Khan', detail: 'A poster for Saturday market' },
];
const received = { recipientName: 'Rosa', link: `${site}/company-inbox?tab=applications`, stopLink, site };
const message = {
  senderName: 'Rosa Diaz · Sunny Side Bakery',
  recipientName: 'Maya',
  conversationUrl: `${site}/inbox?conversation=0195a3c4-1111-7000-8000-000000000003`,
  initiativeName: 'Neighborhood taste survey',
  stopLink,
  site,
};
const samples: Record<string, Promise<emails.RenderedEmail>> = {
  'verify-email': emails.verifyEmail({
    link: `${site}/verify-email?token=${token}`,
    site,
    userType: 'student',
  }),
  'verify-email-company': emails.verifyEmail({
    link: `${site}/verify-email?token=${token}`,
    site,
    userType: 'company',
  }),
  'reset-password': emails.resetPassword({ link: `${site}/reset-password?token=${token}`, site }),
  'guardian-notice': emails.guardianNotice({
    studentName: 'Maya',
    asks: false,
    link: `${site}/guardian?token=${token}`,
    site,
  }),
  'guardian-asked': emails.guardianNotice({
    studentName: 'Maya',
    asks: true,
    link: `${site}/guardian?token=${token}`,
    site,
  }),
  'guardian-link': emails.guardianLink({
    studentName: 'Maya',
    link: `${site}/guardian?token=${token}`,
    site,
  }),
  'guardian-replaced': emails.guardianReplaced({ studentName: 'Maya', site }),
  'guardian-paused': emails.guardianStep({ studentName: 'Maya', what: 'paused', site }),
  'guardian-withdrew': emails.guardianStep({ studentName: 'Maya', what: 'withdrew', site }),
  'guardian-ended': emails.guardianEnded({ ...application, studentName: 'Maya' }),
  'team-invitation': emails.teamInvitation({
    companyName: 'Sunny Side Bakery',
    invitedBy: 'Rosa Diaz',
    link: `${site}/invitation?token=example`,
    site,
  }),
  'team-access-ended': emails.teamAccessEnded({
    companyName: 'Sunny Side Bakery',
    deletionDay: new Date('2026-12-16T12:00:00Z'),
    site,
  }),
  'team-access-ended-company-deleted': emails.teamAccessEnded({
    companyName: null,
    deletionDay: new Date('2026-12-16T12:00:00Z'),
    site,
  }),
  'sign-up-repeated': emails.signUpRepeated({
    signInLink: `${site}/student/auth`,
    forgotLink: `${site}/forgot-password`,
    site,
  }),
  'sign-up-invitation': emails.signUpInvitation({
    as: 'student',
    link: `${site}/student/auth?invitation=${token}`,
    signInLink: `${site}/student/auth`,
    removeLink,
    site,
  }),
  'sign-up-invitation-company': emails.signUpInvitation({
    as: 'company',
    link: `${site}/company/auth?invitation=${token}`,
    signInLink: `${site}/company/auth`,
    removeLink: undefined,
    site,
  }),
  'waitlist-receipt': emails.waitlistReceipt({ removeLink, site, pilotInterest: false }),
  'waitlist-receipt-pilot': emails.waitlistReceipt({ removeLink, site, pilotInterest: true }),
  'task-approved': emails.taskApproved(task),
  'task-needs-revision': emails.taskNeedsRevision(task),
  'application-accepted': emails.applicationAccepted({
    ...application,
    link: `${site}/initiative-tasks/0195a3c4-1111-7000-8000-000000000002`,
  }),
  'application-rejected': emails.applicationRejected(application),
  'application-ended': emails.applicationEnded({ ...application, what: 'ended' }),
  'application-ended-closed': emails.applicationEnded({ ...application, what: 'closed' }),
  'application-ended-undecided': emails.applicationEnded({ ...application, what: 'undecided' }),
  'application-unanswered': emails.applicationUnanswered(application),
  'student-left': emails.studentLeft({
    ...received,
    studentName: 'Maya Torres',
    initiativeName: application.initiativeName,
  }),
  'reward-paid': emails.rewardPaid({
    studentName: application.studentName,
    companyName: application.companyName,
    money: '$20',
    what: 'Write five questions',
    link: application.link,
    stopLink: application.stopLink,
    site: application.site,
  }),
  'reward-missing': emails.rewardMissing({
    ...received,
    studentName: 'Maya Torres',
    money: '$20',
    what: 'Write five questions',
  }),
  'message-notification': emails.messageNotification({
    ...message,
    messageContent: 'Your first twelve conversations made my evening. '.repeat(6),
    count: 1,
  }),
  'message-notification-several': emails.messageNotification({
    ...message,
    messageContent: 'I asked for one small change in the task. No rush, the weekend is fine.',
    count: 3,
  }),
  'morning-summary': emails.morningSummary({
    studentName: 'Maya Torres',
    items: ['Approved: Ask twelve neighbors', 'New message from Rosa Diaz · Sunny Side Bakery'],
    count: 3,
    link: `${site}/feed`,
    stopLink,
    site,
  }),
  'application-received': emails.applicationReceived({ ...received, items: items.slice(0, 1), count: 1 }),
  'application-received-several': emails.applicationReceived({ ...received, items, count: 12 }),
  'answers-late': emails.answersLate({
    ...received,
    applications: 2,
    submissions: 1,
    link: `${site}/company-overview`,
  }),
  'submission-received': emails.submissionReceived({
    ...received,
    items: items.map(({ id, title, detail }) => ({ id, title, detail: `Ask twelve neighbors · ${detail}` })),
    count: 3,
    link: `${site}/company-active-users?view=queue`,
  }),
  'urgent-report': emails.urgentReport({ number: 1_042, subject: 'message', link: `${site}/desk`, site }),
  'report-closed': emails.reportClosed({
    recipientName: 'Maya',
    number: 1_042,
    tookAction: true,
    link: `${site}/settings`,
    stopLink,
    site,
  }),
  'company-suspended': emails.companySuspended(onHold),
  'company-restored': emails.companyRestored(onHold),
  'company-submitted': emails.companySubmitted({ companyName, link: `${site}/desk/companies`, site }),
  'company-verified': emails.companyVerified({ companyName, link: `${site}/company-overview`, site }),
  'company-declined': emails.companyDeclined({
    companyName,
    why: 'website',
    note: 'The domain in your form belongs to someone else. Is there another one?',
    link: `${site}/company/verification`,
    site,
  }),
  'initiative-taken-down': emails.initiativeTakenDown({
    initiativeName: 'Neighborhood taste survey',
    why: 'outside',
    link: `${site}/company/initiative/1`,
    site,
  }),
  'content-taken-down': emails.contentTakenDown({ why: 'threats', link: `${site}/company-overview`, site }),
  'contact-warning': emails.contactWarning({ companyName, site }),
  'account-suspended': emails.accountSuspended({ companyName, site }),
  'account-suspended-person': emails.accountSuspended({ companyName: null, site }),
  'account-restored': emails.accountRestored({ companyName, link: `${site}/company/auth`, site }),
  'inquiry-receipt': emails.inquiryReceipt({ wishes, signUpLink: `${site}/company/auth`, site }),
  'inquiry-notice': emails.inquiryNotice({
    contact_name: 'Rosa Lindgren',
    company: 'Harbor Street Books',
    email: 'rosa@harborstreetbooks.example',
    website: 'harborstreetbooks.example',
    wishes,
    message:
      'Hello,\n\nWe run a small bookstore near two schools and would love to know what teenagers read, and why they buy it elsewhere.\n\nCould two or three students ask around and film what they hear?',
    site,
  }),
};

mkdirSync(folder, { recursive: true });
for (const [name, sample] of Object.entries(samples)) {
  const { subject, html, text } = await sample;
  writeFileSync(join(folder, `${name}.html`), html);
  writeFileSync(join(folder, `${name}.txt`), `Subject: ${subject}\n\n${text}\n`);
}
console.log(`${Object.keys(samples).length} emails in .data/emails`);
