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
