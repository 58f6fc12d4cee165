// The sentences of the privacy page about how long we keep things.
import { keptBy, type Promises } from './promise.ts';

export const retentionPromises: Promises = {
  "The record of a device is deleted 30 days after it's signed out.": keptBy('deviceDays', 'periods'),
  'A record that we sent an email, without the address or the content, is deleted within four months.':
    keptBy('byMonth'),
  'Notifications are deleted within 13 months, and company inquiries after a year.': keptBy(
    'byMonth',
    'inquiryYear',
  ),
  'A report is deleted a year after we closed it.': keptBy('reportYear', 'periods'),
  'Until then, we keep a copy of what was reported, even if the content or the account is deleted.':
    keptBy('reportCopy'),
  'The record of access is deleted after two years, even if the account is deleted earlier.':
    keptBy('accessLogYears'),
  'It contains IDs, but no names, so nobody can tell whose they were once the account is deleted.':
    keptBy('accessLogDeleted'),
  "A parent's or guardian's email address is deleted with the student's account, 30 days after the student turns 18, or 7 days after the student replaced it.":
    keptBy('guardianDays', 'deletedWords'),
  "What a parent or guardian was told and decided stays for three years after the student's account is deleted, as proof of their consent.":
    keptBy('consentYears'),
  'It contains the ID of the account and a fingerprint of the email address, but no name and no address.':
    keptBy('deletedWords'),
  'The original of a text that we removed contact details from is deleted a year after our team decided about it, even if an account is deleted earlier.':
    keptBy('originalYear', 'originalStays', 'periods'),
  'What a company tells us to be verified is deleted with the company.': keptBy('everyTable'),
  'Only its team and our operators see it.': keptBy('verificationHidden'),
  "An initiative draft is deleted if it isn't edited for a year.": keptBy('draftYear', 'periods'),
  "An invitation to a company's team is deleted when it's accepted or canceled, and otherwise after 30 days.":
    keptBy('invitationUsed', 'invitationCanceled', 'invitationDays'),
  "If you leave a company's team or are removed, or the company is deleted, your account is deleted after 30 days, unless you join another company.":
    keptBy('withoutCompany', 'joinAgain'),
  "You can't sign in during that time, and there's nothing you need to do.": keptBy('signInWithoutCompany'),
  'Your waitlist entry is kept until you remove it with the link in the email we sent you.':
    keptBy('waitlistRemoval'),
  'Everything else is kept as long as you have an account.': keptBy('periods', 'everyTable'),
  'You can delete your account in Settings.': keptBy('deleteInSettings'),
  'Your name, photo, profile, school, social handles, drafts and notifications are deleted right away.':
    keptBy('deletedRightAway', 'deletedName'),
  "When a student deletes the account, the student's messages and submitted work are deleted, too.":
    keptBy('deletedWords'),
  "The company keeps its own messages, feedback and decisions, and what it says it paid, without the student's name.":
    keptBy('companyKeeps', 'decisionsStay', 'paymentsStay'),
  "When a company is deleted, students keep its messages, feedback and decisions, but without the company's name.":
    keptBy('studentKeeps', 'deletedCompanyName'),
  "What someone on a company's team wrote for the company keeps their name, even after they leave or delete their account.":
    keptBy('formerMembers', 'memberDeletes'),
  'The name is removed when the company is deleted.': keptBy('companyNames'),
  'Deleted data stays in our backups for up to 30 days.': keptBy('backupDays'),
  'The link to verify your email works for 24 hours.': keptBy('verifyLink'),
  'The link to reset your password works once, for 1 hour.': keptBy('resetLink', 'resetLinkExpires'),
  "The link to a parent's or guardian's page works for 24 hours.": keptBy('guardianLink'),
};
