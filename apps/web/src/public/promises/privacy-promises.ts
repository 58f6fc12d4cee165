// The sentences of the privacy page, except for how long we keep things.
import { introduction, keptBy, people, type Promises } from './promise.ts';
import { retentionPromises } from './retention-promises.ts';

export const privacyPromises: Promises = {
  'What Questline knows about you, why, and for how long.': introduction,
  'No ads and no trackers.': keptBy('ownOriginOnly'),
  'We never sell your data.': people('those who run the site decide that'),
  // Who is responsible
  __SETTING__: people('the setting CONTROLLER, or IMPRINT'),
  'Write to __SETTING__ if you have a question about your data.': people(
    'the setting CONTACT_EMAIL, or the address that our emails come from',
  ),
  // What we store
  "Your name, your email address and whether it's verified, whether you're a student or a company, and a username and photo if you add them.":
    keptBy('storedColumns'),
  'The month and year a student was born.': keptBy('birthMonthOnce'),
  "For students under 18: a parent's or guardian's email address, and what they decided and when.":
    keptBy('guardianNamed'),
  'Your password, only in scrambled form (an argon2id hash).': keptBy('passwordHash'),
  'Nobody can read it, not even us.': keptBy('passwordHash'),
  "Where you're signed in: the type of browser and when it was last used, so that you can sign it out.":
    keptBy('devices', 'signOutDevice'),
  "If you turn on notifications on a device: its address at the browser's push service, and the keys to encrypt them for it.":
    keptBy('pushStored'),
  "They're deleted when you turn it off or sign out there.": keptBy('pushStored', 'pushEnds'),
  'What you enter and submit: your profile, saved initiatives, applications, work and messages.':
    keptBy('everyTable'),
  'The last break that a student took: when it began, and the day the student is back.': keptBy('breakSeen'),
  "A student's record: what they finished, with the names and tasks as they were then.": keptBy(
    'recordCopied',
    'recordStays',
  ),
  'Only the student sees their record, until they turn on a public page or make a certificate.': keptBy(
    'recordHidden',
    'recordOfOthers',
  ),
  'Then anyone with the link sees what the student chose.': keptBy('recordShown'),
  'It never shows a photo, school, grade, age, email address or handle, and search engines are told to leave it out.':
    keptBy('recordNameOnly', 'recordNotIndexed'),
  'A student can turn it off at any time.': keptBy('recordShown', 'credentialWithdrawn'),
  'How often an initiative is opened.': keptBy('viewsCounted'),
  'Questline counts views per day, not who viewed.': keptBy('viewsAnonymous'),
  'Rewards: what a company owes a student, when and how it says it paid, and whether the student got it.':
    keptBy('rewardSteps'),
  "A record of access: who opened a student's profile, application or work, what was changed about an account, and what our safety team did.":
    keptBy('profileViews', 'changeRecorded', 'deskRecorded'),
  'It contains IDs and no content.': keptBy('changeRecorded'),
  'If you join the waitlist: your email address and your answer about the pilot.': keptBy('waitlistStored'),
  'If you send a company inquiry: what you enter in the form.': keptBy('inquiryStored'),
  'For both: whether we invited you, whether you signed up, and notes by our team.': keptBy('prospectShown'),
  "They're deleted together with your entry or inquiry.": keptBy('prospectDeleted', 'prospectYear'),
  "A student's time zone, which the browser tells us, so that we don't send anything at night.": keptBy(
    'quietHours',
    'pushQuiet',
  ),
  "Companies don't see it.": keptBy('timeZoneHidden'),
  // Who sees it
  "A company sees a student's profile only after that student applies to it.": keptBy('profileAfterApplying'),
  "It never sees the student's email address.": keptBy('neverSeen'),
  "A company sees the student's school and social handles only after it accepts the student, and only if the student shares them with this company.":
    keptBy('sharingOnly'),
  'It can see them, even after the work is finished, until the student stops sharing them, the student leaves, or the company ends the collaboration.':
    keptBy('sharingWhile', 'sharingEnds', 'leave', 'companyEnds'),
  'If they have several initiatives together, that means leaving or ending all of them.':
    keptBy('leaveOneOfTwo'),
  "A company's team can write notes about a student.": keptBy('teamNotes'),
  'Only the team sees them, and the student gets them in the data export.': keptBy(
    'teamNotes',
    'exportStudent',
  ),
  "They're deleted when the application is withdrawn or declined, when the work ends, and with the account.":
    keptBy('notesWithdrawn', 'notesRejected', 'notesEnded', 'notesOfDeleted'),
  "Other students can't see your profile.": keptBy('profileAfterApplying'),
  'Nobody but you sees when you were born.': keptBy('birthMonthHidden', 'birthMonthRoles', 'neverSeen'),
  "The parent or guardian of a student under 18 sees, with a private link, the student's first name, the companies and initiatives, the status, the hours a week, a break and the number of messages, but never what they say.":
    keptBy('guardianSees', 'guardianSeesBreak', 'guardianEmail'),
  'While a student takes a break, the companies that the student works with see the day the student is back.':
    keptBy('breakSeen'),
  "Other companies don't.": keptBy('breakSeen', 'breakHidden'),
  'Companies never see who the parent or guardian is.': keptBy('neverSeen'),
  "Everyone on a company's team sees what students share with the company and all its conversations.": keptBy(
    'memberReads',
    'memberReadsMessages',
  ),
  'Its owners see the email addresses of the people on the team.': keptBy('ownersSeeEmails'),
  'Students see the names of the people on the team of a company they applied to.': keptBy(
    'authorOfMessage',
    'authorShown',
  ),
  'Only the student and the company see what the company owes and what it paid.': keptBy(
    'rewardHidden',
    'deskSeesNoRewards',
  ),
  'Students see in Settings who has opened their profile.': keptBy('profileViews'),
  "If our safety team opens a student's account, reads a conversation or exports a report, the student sees that and why, but not who on the team it was.":
    keptBy('operatorViews', 'operatorOpens', 'operatorExports'),
  'If we remove contact details from what a company writes to a student, our team can read the original.':
    keptBy('contactMessages', 'contactDesk'),
  'Nobody else can.': keptBy('contactMessages', 'originalHidden'),
  'Our emails go through the email server of the people who run this site.': people('the setting SMTP_URL'),
  "We don't share your data with anyone else.": people(
    'the servers need a database, a file store and the email server, and those who run the site choose them',
  ),
  'Notifications on a device go through the push service of its browser, encrypted, and name nobody.':
    keptBy('pushEncrypted'),
  'Videos load from YouTube only when you press play.': keptBy('youTube', 'framesOnlyVideo'),
  // What stays in your browser
  "One cookie that keeps you signed in, and one that lets photos load while you're signed in.":
    keptBy('scriptsCannotRead'),
  "Scripts can't read them, and they're deleted when you log out.": keptBy(
    'scriptsCannotRead',
    'signOutEnds',
  ),
  "One cookie that remembers that someone has signed in with this browser before, so that strangers guessing passwords can't lock you out.":
    keptBy('notLockedOut'),
  "It doesn't contain your name and expires after 180 days.": keptBy('notLockedOut'),
  'If someone enters a birth month that is too recent for an account, a cookie that says so without the month, for 24 hours.':
    keptBy('tryAgainTooYoung'),
  'We store nothing about that attempt ourselves.': keptBy('minimumAge'),
  'Three small cookies for your preferences: light or dark mode, whether the sidebar is open, and whether keyboard shortcuts are on.':
    keptBy('themeCookie', 'sidebarCookie'),
  'On large sites, a cookie for 5 seconds after you change something, so that you see the change right away.':
    keptBy('ownChanges'),
  "Your name and account type, so that a page can show right away that you're signed in.":
    keptBy('sessionHint'),
  "Drafts you haven't sent yet.": keptBy('localDrafts'),
  "They're deleted when you log out.": keptBy('localDrafts'),
  'For students, what their main pages showed last, for up to 7 days, so that they can look at it without a connection.':
    keptBy('keptAnswers'),
  'Logging out deletes it.': keptBy('nothingLeftBehind'),
  // What our servers log
  'Which page was requested, when, how long it took, and the ID of your account.': keptBy('noContentInLogs'),
  'No passwords, no email addresses, no content.': keptBy(
    'noContentInLogs',
    'noSecretsInLogs',
    'noEmailsInLogs',
  ),
  'We use your network address to block attacks and password guessing, and never store it in readable form.':
    keptBy('networkLimit', 'noSecretsInLogs'),
  // Your choices
  'In Settings you can correct your data, export all of it as one file, and delete your account.': keptBy(
    'changeProfile',
    'exportFile',
    'deleteInSettings',
  ),
  "Owners of a company can also export the company's data and delete the company.": keptBy(
    'exportCompany',
    'deleteCompany',
  ),
  'For anything else, reply to any email from us.': people('someone reads the replies'),
  'It reaches the people who run this site.': people('the setting EMAIL_FROM'),
  ...retentionPromises,
};
