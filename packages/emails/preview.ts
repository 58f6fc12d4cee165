// Writes every mail as HTML and text into .data/mails, to be looked at: npm run mails
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as mails from '@questline/emails';

const folder = join(import.meta.dirname, '../../.data/mails');
const site = 'https://questline.example';
const token =
  '0195a3c4-1111-7000-8000-000000000001.1803816000.fmbVG4r-0cPzG0bLTzqSVg.o8Ck1JzL-4mUoBzqjzHnLyzjsFjpxSc3rgmUeVhrfnM';
const removeLink = `${site}/unsubscribe?list=waitlist&token=${token}`;
const wishes = ['Ask customers', 'Film short videos'];
const stopLink = `${site}/unsubscribe?list=message_received&token=${token}`;
const task = {
  studentName: 'Maya Torres',
  taskTitle: 'Ask twelve neighbours what they buy on a Tuesday',
  initiativeName: 'Neighbourhood taste survey',
  companyName: 'Sunny Side Bakery',
  taskUrl: `${site}/initiative-tasks/0195a3c4-1111-7000-8000-000000000002`,
  stopLink,
  site,
};
const application = {
  studentName: 'Maya Torres',
  initiativeName: 'Neighbourhood taste survey',
  companyName: 'Sunny Side Bakery',
  link: `${site}/incentives`,
  stopLink,
  site,
};
const items = [
  { id: '1', title: 'Maya Torres', detail: 'Neighbourhood taste survey' },
  { id: '2', title: 'Leo Park', detail: 'Three short videos about Gloria' },
  { id: '3', title: 'Aisha Khan', detail: 'A poster for Saturday market' },
];
const received = { recipientName: 'Rosa', link: `${site}/company-inbox?tab=applications`, stopLink, site };
const message = {
  senderName: 'Sunny Side Bakery',
  recipientName: 'Maya',
  conversationUrl: `${site}/inbox?conversation=0195a3c4-1111-7000-8000-000000000003`,
  initiativeName: 'Neighbourhood taste survey',
  stopLink,
  site,
};
const samples: Record<string, Promise<mails.RenderedMail>> = {
  'verify-email': mails.verifyEmail({
    link: `${site}/verify-email?token=${token}`,
    site,
    userType: 'student',
  }),
  'verify-email-company': mails.verifyEmail({
    link: `${site}/verify-email?token=${token}`,
    site,
    userType: 'company',
  }),
  'reset-password': mails.resetPassword({ link: `${site}/reset-password?token=${token}`, site }),
  'sign-up-repeated': mails.signUpRepeated({
    signInLink: `${site}/student/auth`,
    forgotLink: `${site}/forgot-password`,
    site,
  }),
  'waitlist-receipt': mails.waitlistReceipt({ removeLink, site, pilotInterest: false }),
  'waitlist-receipt-pilot': mails.waitlistReceipt({ removeLink, site, pilotInterest: true }),
  'task-approved': mails.taskApproved({
    ...task,
    companyFeedback: 'The bus driver is Mr. Osei, he has come since we opened. Lovely work, Maya.',
  }),
  'task-needs-revision': mails.taskNeedsRevision({
    ...task,
    companyFeedback:
      'Your conversations made my evening!\n\nOne small thing: could you note next to each answer whether the person lives on Mill Street or further away?',
  }),
  'application-accepted': mails.applicationAccepted({
    ...application,
    note: 'Come by any afternoon this week and I show you the shop from behind the counter. Rosa',
    link: `${site}/initiative-tasks/0195a3c4-1111-7000-8000-000000000002`,
  }),
  'application-rejected': mails.applicationRejected({ ...application, note: null }),
  'message-notification': mails.messageNotification({
    ...message,
    messageContent: 'Your first twelve conversations made my evening. '.repeat(6),
    count: 1,
  }),
  'message-notification-several': mails.messageNotification({
    ...message,
    messageContent: 'I have asked for one small thing in the task. No rush, the weekend is fine.',
    count: 3,
  }),
  'application-received': mails.applicationReceived({ ...received, items: items.slice(0, 1), count: 1 }),
  'application-received-several': mails.applicationReceived({ ...received, items, count: 12 }),
  'submission-received': mails.submissionReceived({
    ...received,
    items: items.map(({ id, title, detail }) => ({ id, title, detail: `Ask twelve neighbours · ${detail}` })),
    count: 3,
    link: `${site}/company-active-users?view=queue`,
  }),
  'inquiry-receipt': mails.inquiryReceipt({ wishes, signUpLink: `${site}/company/auth`, site }),
  'inquiry-notice': mails.inquiryNotice({
    contact_name: 'Rosa Lindgren',
    company: 'Harbour Street Books',
    email: 'rosa@harbourstreetbooks.example',
    website: 'harbourstreetbooks.example',
    wishes,
    message:
      'Hello,\n\nwe run a small bookshop near two schools and would love to know what teenagers read, and why they buy it elsewhere.\n\nCould two or three students ask around and film what they hear?',
    site,
  }),
};

mkdirSync(folder, { recursive: true });
for (const [name, sample] of Object.entries(samples)) {
  const { subject, html, text } = await sample;
  writeFileSync(join(folder, `${name}.html`), html);
  writeFileSync(join(folder, `${name}.txt`), `Subject: ${subject}\n\n${text}\n`);
}
console.log(`${Object.keys(samples).length} mails in .data/mails`);
