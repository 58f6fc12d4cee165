// Tests that keep promises about accounts, what remains of them, and how long things are kept, by file and title.
const server = 'apps/server/src/';
const app = `${server}app/tests/`;
const features = `${server}features/`;
const web = 'apps/web/src/';
const policies = 'db/tests/policies/';

export const accountTests = {
  quietHours: [
    `${app}notifications/quiet-hours.test.ts`,
    'emails are held until 7 a.m. where the student is, and then sent as one',
  ],
  pushQuiet: [
    `${app}notifications/push.test.ts`,
    'quiet hours hold it, and the morning has one for everything that is still unread',
  ],
  pushStored: [`${app}notifications/push.test.ts`, '204: on until the person turns it off'],
  pushEnds: [`${app}notifications/push.test.ts`, 'signing out ends it, also from another device'],
  pushEncrypted: [
    `${app}notifications/push.test.ts`,
    'arrives encrypted, signed by us, and says nothing about anyone',
  ],
  timeZoneHidden: [`${policies}students/students.ts`, 'the time zone, which only the student can read'],
  recordCopied: [`${features}record/record.test.ts`, '200: what was finished, with its approved tasks'],
  recordStays: [
    `${features}record/record.test.ts`,
    '200: an entry keeps its names when the company renames everything, and says when it is not verified anymore',
  ],
  recordShown: [
    `${features}record/record-sharing.test.ts`,
    '200: is off at first, shows what the student chose, and nothing when it is off again',
  ],
  recordNameOnly: [
    `${features}record/record-sharing.test.ts`,
    '200: says nothing about the student but the name',
  ],
  recordNotIndexed: [
    'apps/server/src/platform/documents/documents.test.ts',
    'pages behind a link are not indexed, and their previews name nobody',
  ],
  credentialWithdrawn: [
    `${features}record/record-sharing.test.ts`,
    '201: a badge verifies with our public files, and is refused after it was withdrawn',
  ],
  recordHidden: [`${features}record/record.test.ts`, '200: nobody else sees it'],
  recordOfOthers: [`${policies}students/record.ts`, 'of another student'],
  // Accounts
  minimumAge: [
    `${features}session/account/sign-up.test.ts`,
    'get no account, and nothing is stored or logged about them',
  ],
  tryAgainTooYoung: [
    `${features}session/account/sign-up.test.ts`,
    'cannot try again with another date in the same browser, but companies can sign up there',
  ],
  fixedAccountType: [
    `${features}session/account/sign-up.test.ts`,
    'ignores fields nobody may choose: verified, id, type under another name, hash',
  ],
  verifyLink: [
    `${features}session/account/verify-email.test.ts`,
    '410: refuses links that are expired, tampered with, for another email, for an unknown account or for a reset',
  ],
  verifyFirst: [
    `${features}messages/send-message.test.ts`,
    '403: an account with an unverified email can neither start nor reply',
  ],
  changePassword: [
    `${features}session/password/change-password.test.ts`,
    '204: the new password works, the old one does not; this browser stays signed in, all others are signed out',
  ],
  resetLink: [
    `${features}session/password/reset-password.test.ts`,
    '410: a link works once, even when used ten times in parallel',
  ],
  resetLinkExpires: [
    `${features}session/password/reset-password.test.ts`,
    '410: refuses links that are expired, tampered with, for an older password, for an unknown account or for verification',
  ],
  passwordHash: [
    `${server}platform/auth/passwords.test.ts`,
    'are argon2id in PHC format, with a new salt each time',
  ],
  devices: [
    `${features}session/sign-in/sign-out.test.ts`,
    '200: lists sessions, newest first, and marks the current one',
  ],
  signOutDevice: [`${features}session/sign-in/sign-out.test.ts`, '204: signs out one device'],
  changeProfile: [
    `${features}session/account/change-profile.test.ts`,
    '200: a %s changes name, username and photo',
  ],
  scriptsCannotRead: [
    `${features}session/account/sign-up.test.ts`,
    'sends the refresh token only in a cookie that scripts cannot read',
  ],
  notLockedOut: [
    `${features}session/session.limits.test.ts`,
    'the owner at another network address is not locked out',
  ],
  networkLimit: [
    `${features}session/session.limits.test.ts`,
    'one network address is eventually limited, whichever accounts it tries',
  ],
  signOutEnds: [
    `${features}session/sign-in/sign-out.test.ts`,
    '204: signs out everywhere and revokes every refresh token immediately',
  ],
  sessionHint: [
    `${web}lib/session/session-hint.test.ts`,
    'reads a hint as written, and nothing after clearing it',
  ],
  localDrafts: [
    `${web}lib/local-data.test.ts`,
    'signing out deletes the drafts and unfinished uploads of every account in this browser',
  ],
  keptAnswers: [
    `${web}app/offline/what-is-kept.test.ts`,
    'only what the main pages of a student show is kept, and for a week',
  ],
  nothingLeftBehind: [
    'e2e/journeys/account/nothing-left-behind.journey.ts',
    '${leaving} leaves nothing in the browser, also not from another tab',
  ],
  themeCookie: [`${server}platform/documents/documents.test.ts`, 'the cookie %j is written into documents'],
  sidebarCookie: [`${web}ui/tests/sidebar.test.tsx`, 'the state is stored in a cookie for 7 days'],
  ownChanges: [
    `${server}app/tests/standby.test.ts`,
    'people read their own changes immediately, and others when the standby has them',
  ],
  noSecretsInLogs: [
    `${features}session/session.secrecy.test.ts`,
    'no email, name, password, token, cookie or network address appears in logs or events',
  ],
  noContentInLogs: [
    `${server}platform/telemetry/log.test.ts`,
    'no line contains a token, password, address, name, body or query string',
  ],
  noEmailsInLogs: [
    `${app}worker/worker-app.test.ts`,
    'no email address, name or token is in events, jobs, the delivery log or any log line',
  ],
  exportStudent: [
    `${app}export.test.ts`,
    '200: a student gets profile, applications, work with feedback, conversations, notifications and files',
  ],
  exportCompany: [
    `${app}export.test.ts`,
    '200: a second owner gets the company too, and a member only what is theirs',
  ],
  exportFile: [
    `${web}features/session/settings/devices-and-data.test.tsx`,
    'exports one file with all pages and the messages of each conversation',
  ],
  deleteInSettings: [
    `${web}features/session/settings/devices-and-data.test.tsx`,
    'shows a wrong password at its field and deletes with the right one',
  ],
  deleteCompany: [
    `${features}session/account/delete-account.test.ts`,
    '204: everyone loses access; the others keep their accounts for 30 days',
  ],

  // What remains of a deleted account
  deletedRightAway: [
    `${policies}session/deletion.ts`,
    "deleting a student deletes their profile, contacts and notifications, and no one else's",
  ],
  deletedName: [
    `${policies}session/deletion.ts`,
    'deleting an account deletes email, sessions, name and username',
  ],
  deletedWords: [
    `${app}canaries/canaries.test.ts`,
    'no table contains any of it, except the evidence in reports',
  ],
  companyKeeps: [`${app}deleted-account.test.ts`, 'the company can still read everything it could before'],
  decisionsStay: [
    `${app}deleted-account.test.ts`,
    'decided applications stay without name and note; a pending one is gone',
  ],
  studentKeeps: [`${app}deleted-account.test.ts`, 'the student can still read everything they could before'],
  deletedCompanyName: [
    `${app}deleted-account.test.ts`,
    'its page has no name for students who worked with it, and nobody else finds it',
  ],
  formerMembers: [
    `${app}two-teammates.test.ts`,
    'former members keep their name, for students and for the team',
  ],
  memberDeletes: [
    `${policies}session/deleting-a-company.ts`,
    'a member who deletes their account leaves the company; what they wrote keeps their name',
  ],
  companyNames: [
    `${policies}session/deleting-a-company.ts`,
    'deleting a company deletes its files, the names of people without a login, and nobody else',
  ],
  everyTable: ['db/tests/account-data.test.ts', 'every table with account data has a rule for deletion'],

  // How long things are kept
  periods: [`${app}retention.test.ts`, 'the list states how long everything is kept'],
  byMonth: [`${app}retention.test.ts`, '%s of a month are deleted within %i months'],
  invitationDays: [`${app}retention.test.ts`, 'deletes invitations after 30 days'],
  guardianDays: [
    `${app}retention.test.ts`,
    'deletes the email of a guardian 7 days after it was replaced, and 30 days after the student turned 18',
  ],
  consentYears: [
    `${app}retention.test.ts`,
    'deletes what a guardian decided three years after the account was deleted, and not before',
  ],
  deviceDays: [`${app}retention.test.ts`, 'deletes sessions 30 days after they ended'],
  draftYear: [`${app}retention.test.ts`, 'deletes drafts nobody touched for a year; newer ones stay'],
  inquiryYear: [`${app}retention.test.ts`, 'deletes inquiries after a year'],
  backupDays: [
    'apps/server/src/cli/backup/backup-files.test.ts',
    'deletes backups after 30 days, and each file with the last backup that needs it',
  ],
  withoutCompany: [`${app}retention.test.ts`, 'deletes accounts 30 days after the person lost their company'],
  signInWithoutCompany: [
    `${features}session/invitation/accept-invitation.test.ts`,
    '403: without a company, signing in says what to do',
  ],
  joinAgain: [
    `${policies}leaving-a-company.ts`,
    'joining another company ends the days until the account is deleted',
  ],
  reportYear: [
    `${policies}reports/reports.ts`,
    "the worker's cleanup keeps open reports and those closed within a year",
  ],
  reportCopy: [`${features}reports/reports.test.ts`, 'the copy stays when the company deletes its account'],
  originalYear: [
    `${policies}messages/removed-contacts.ts`,
    "the worker's cleanup keeps open ones and those closed within a year",
  ],
  originalStays: [
    `${features}desk/contacts/desk-contacts.test.ts`,
    '201: the original stays after the company is deleted; a deleted student is not named',
  ],
  accessLogYears: [
    `${server}platform/access-log/access-log.test.ts`,
    'drops entries that are old enough, seal by seal',
  ],
  accessLogDeleted: [
    `${policies}access-log/recorded.ts`,
    'deleting an account is recorded, and what it opened stays without a name',
  ],
  invitationUsed: [`${features}session/invitation/accept-invitation.test.ts`, '410: works once'],
  invitationCanceled: [`${features}team/team.test.ts`, '204: canceling deletes it'],
  waitlistRemoval: [
    `${features}waitlist/waitlist.test.ts`,
    '204: deletes only this entry, and the email can join again',
  ],
  waitlistStored: [`${features}waitlist/waitlist.test.ts`, '204: stores the email with its choice (%s)'],
  prospectShown: [
    `${policies}prospects/desk-prospects.ts`,
    'opening shows the inquiry with its notes and what operators did, and is recorded',
  ],
  prospectDeleted: [
    `${policies}prospects/prospects.ts`,
    'leaving the waitlist deletes the prospect with its notes',
  ],
  prospectYear: [`${policies}prospects/prospects.ts`, 'the cleanup of old inquiries deletes their prospects'],
  viewsCounted: [
    `${features}initiatives/results/results.test.ts`,
    '204: counts each student once, however often they open the page',
  ],
  viewsAnonymous: [`${features}initiatives/results/results.test.ts`, 'stores who opened it nowhere'],
  rewardSteps: [`${features}rewards/rewards.test.ts`, '200: owed, paid, missing, paid again, received'],
  rewardHidden: [`${features}rewards/rewards.test.ts`, '404: another company, another student'],
  deskSeesNoRewards: [`${policies}rewards/rewards.ts`, 'as an operator'],
  paymentsStay: [
    `${policies}rewards/triggers.ts`,
    "deletes what can't be paid anymore with the student, and keeps payments as the company's history",
  ],
  inquiryStored: [`${features}inquiries/inquiries.test.ts`, '204: stores it as written, with one event'],
} as const;
