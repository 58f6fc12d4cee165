// Tests that keep promises about who sees what, leaving, contact details, reports and guardians, by file and title.
const server = 'apps/server/src/';
const app = `${server}app/tests/`;
const features = `${server}features/`;
const web = 'apps/web/src/';
const policies = 'db/tests/policies/';

export const safetyTests = {
  // Who sees what
  profileAfterApplying: [
    `${features}students/students.test.ts`,
    '404: another student, one who never applied, one who withdrew and an unknown id look the same',
  ],
  sharingOnly: [
    `${features}students/students.rules.test.ts`,
    'only a company that has accepted the student sees school and handles, and only if the student shares them',
  ],
  sharingWhile: [
    `${features}students/sharing.test.ts`,
    '200: the company sees school and handles only while the student shares them',
  ],
  sharingEnds: [
    `${policies}students/students.ts`,
    'hides school and handles from the company when the work ends',
  ],
  teamNotes: [
    `${features}applications/notes/student-notes.test.ts`,
    '201: the whole team reads a note with its author, and the student does not',
  ],
  notesWithdrawn: [
    `${policies}students/notes.ts`,
    'withdrawing an application deletes the notes about the student',
  ],
  notesRejected: [`${policies}students/notes.ts`, 'a rejection deletes the notes'],
  notesEnded: [`${policies}students/notes.ts`, 'the end of a collaboration deletes the notes'],
  notesOfDeleted: [
    `${policies}students/notes.ts`,
    'deleting a student deletes the notes about them, also after finished work',
  ],
  sharingChosen: [
    `${web}features/applications/apply/applying.test.tsx`,
    'shares school and handles only if the student chooses it',
  ],
  profileFields: [
    `${features}students/students.test.ts`,
    '200: after an application, the company sees exactly this of the profile',
  ],
  neverSeen: [
    `${app}what-companies-never-see.test.ts`,
    'no answer to %s of a company contains what only the student sees',
  ],
  photoOnlyFor: [
    `${app}files/photos.test.ts`,
    '404: everyone else, signed in or not, also under the path of public images',
  ],
  birthMonthOnce: [
    `${policies}students/students.ts`,
    'a month of birth can be set once, by the student, who must be 13',
  ],
  birthMonthHidden: [
    `${policies}students/birth-month.ts`,
    'the month of birth, which only the student can read',
  ],
  birthMonthRoles: [`${policies}students/birth-month.ts`, 'the month of birth, as ${role}'],
  verificationHidden: [
    `${policies}companies/company-reviews.ts`,
    'what a company tells operators, which only its team can read',
  ],
  storedColumns: [
    'db/tests/stored-columns.test.ts',
    'there is no place for what the pages say we never ask for',
  ],
  endpointAccess: [
    `${app}manifest.test.ts`,
    'every endpoint of the contract is listed here with its access, and no other',
  ],
  memberReads: [`${app}team-access.test.ts`, '%s: a member reads what the owner reads'],
  memberReadsMessages: [
    `${app}team-access.test.ts`,
    'a member who never wrote reads every message with a student',
  ],
  ownersSeeEmails: [
    `${features}team/team.test.ts`,
    '200: only owners see the emails of the people, who no longer include those who left',
  ],
  authorOfMessage: [
    `${app}two-teammates.test.ts`,
    'both write in a conversation, and each message has its author, round %i',
  ],
  authorShown: [
    `${web}features/messages/thread/thread.test.tsx`,
    'shows each author once, and screen readers hear the name with each message',
  ],
  profileViews: [
    `${features}students/profile-views.test.ts`,
    '200: names the company and the person who opened the profile, once a day',
  ],
  operatorViews: [
    `${policies}access-log/recorded.ts`,
    'a student sees who opened the profile, newest first and page by page, and operators without a name',
  ],
  operatorOpens: [
    `${policies}access-log/recorded.ts`,
    'a student sees that an operator opened the account, and why, but not who',
  ],
  operatorExports: [
    `${policies}reports/desk-evidence.ts`,
    'the student sees that a report they are part of was exported, and why, but not by whom',
  ],
  deskRecorded: [
    `${policies}access-log/recorded.ts`,
    'what operators do about reports is in both logs, and names the student only if they read the conversation',
  ],
  changeRecorded: [
    `${policies}access-log/recorded.ts`,
    'a change records the account, the person and whom it is about',
  ],
  noQuotes: [
    `${app}notifications/quoting-companies.test.ts`,
    "emails to students never contain the company's words: messages",
  ],
  noQuotedNotes: [
    `${app}notifications/quoting-companies.test.ts`,
    "emails to students never contain the company's words: a note with an %s",
  ],
  noQuotedFeedback: [
    `${app}notifications/quoting-companies.test.ts`,
    "emails to students never contain the company's words: feedback with %s",
  ],
  noWordsForWorker: [
    `${app}notifications/quoting-companies.test.ts`,
    'the worker, which writes emails, has no right to read %s.%s',
  ],
  emailOpensMessage: [
    'e2e/journeys/messages/message-emails.journey.ts',
    'the email about a message opens it after signing in, and unsubscribes without signing in',
  ],
  youTube: [
    `${web}ui/tests/video-still.test.tsx`,
    'loads nothing from YouTube before the click, then the player without cookies',
  ],
  ownOriginOnly: [
    `${server}platform/documents/documents.test.ts`,
    'pages load from and send to their own origin only',
  ],
  framesOnlyVideo: [
    `${server}platform/documents/documents.test.ts`,
    'only the app document may frame a page, and only the video player',
  ],

  // Leaving, closing, blocking
  leave: [
    `${app}students-can-always-leave.test.ts`,
    "the student can leave; the company can't read anything shared or write anything",
  ],
  leaveOneOfTwo: [
    `${app}students-can-always-leave.test.ts`,
    'leaving one initiative keeps access granted by another one of the same company',
  ],
  leaveCombinations: [
    `${app}students-can-always-leave.test.ts`,
    'the table has every combination exactly once',
  ],
  companyEnds: [
    `${features}applications/applications.test.ts`,
    '201: the %s ends it; contact details close and the history stays',
  ],
  closeConversation: [
    `${features}messages/messages.rules.test.ts`,
    'only the student can close and reopen it',
  ],
  closedForBoth: [
    `${policies}messages/closing.ts`,
    "no one can write in a closed conversation, and the company can't reopen it",
  ],
  closedForCompany: [
    `${policies}messages/closing.ts`,
    'after the student closed a conversation, the company can start one only about work in progress; the student can always',
  ],
  block: [
    `${app}students-can-always-block.test.ts`,
    'blocking ends everything between the two, and nothing with other companies',
  ],
  blockUnseen: [
    `${app}students-can-always-block.test.ts`,
    '%s: a company sees the same whether the student blocked it, or left and closed the conversation',
  ],
  blockHides: [
    `${features}matching/blocked-company.test.ts`,
    'is hidden everywhere until the student unblocks it',
  ],
  blockKeepsHistory: [
    `${features}matching/blocked-company.test.ts`,
    'is hidden from a student who %s, except for the history',
  ],
  blockInThread: [
    `${web}features/messages/thread/thread.test.tsx`,
    'lets a student block the company, and says that they did',
  ],
  whoWritesFirst: [
    `${features}messages/who-may-write-first.test.ts`,
    'the API opens it once, and both can reply, even a rejected student',
  ],
  nobodyWritesWithoutAnswer: [
    `${app}late-answers.test.ts`,
    'nobody can write to the other, and the student cannot apply again, withdraw or leave',
  ],
  nobodyWritesAfterDeleting: [
    `${app}late-answers.test.ts`,
    'a company that deletes an initiative cannot write to the students it never answered',
  ],
  fiveInARow: [
    `${features}messages/messages-limits.test.ts`,
    '409: refuses the sixth message in any conversation until the student replies',
  ],

  // Contact details
  contactMessages: [
    `${features}messages/contact-details-in-messages.test.ts`,
    '201: confirmed, both sides see the replaced text, and only operators the original',
  ],
  contactNotes: [
    `${app}contact-details-in-notes.test.ts`,
    '409 without confirming, 201 with it, the student sees the rest: %s',
  ],
  contactFeedback: [
    `${app}contact-details-in-notes.test.ts`,
    'feedback: 409 without confirming, 201 with it, in the timeline too',
  ],
  contactStudents: [
    `${features}messages/contact-details-in-messages.test.ts`,
    '409, then 201 unchanged when confirmed: %s',
  ],
  contactDesk: [
    `${features}desk/contacts/desk-contacts.test.ts`,
    '201: shows the original with what was found, and claims it',
  ],
  contactScore: [
    'packages/contact-details/src/contact-details.test.ts',
    'replaces each contact detail and keeps everything else',
  ],
  originalHidden: [`${policies}messages/removed-contacts.ts`, 'the original, which no account can read'],

  // Reports
  report: [
    `${features}reports/reports.test.ts`,
    '201: a student reports a message, and the server keeps a copy',
  ],
  reportUnseen: [
    `${features}reports/reports.test.ts`,
    '200: neither the reported side nor teammates see anything',
  ],
  reportReasons: [
    `${features}reports/reports.test.ts`,
    '400: needs a reason from the list, and limits the text',
  ],
  reportPlaces: [
    `${features}reports/reports.test.ts`,
    '201: a student reports, and the copy has what they saw: %s',
  ],
  reportNoTrouble: [
    `${web}features/reports/report-dialog.test.tsx`,
    'tells a student that they are not in trouble, and offers seven reasons',
  ],
  reportJourney: [
    'e2e/journeys/desk/reports.journey.ts',
    'an operator decides by keyboard only, and the student sees the outcome without a reload',
  ],
  reportDecision: [
    `${features}desk/reports/desk-reports.test.ts`,
    '204: takes the message down and closes the conversation for good',
  ],
  urgentFirst: [`${policies}reports/desk-reports.ts`, 'the list has only open reports, urgent ones first'],

  // Companies
  companyHidden: [
    `${features}companies/verification/verification.test.ts`,
    'students and visitors find nothing of it, and then everything',
  ],
  companySubmits: [
    `${features}companies/verification/verification.test.ts`,
    '201: an owner submits the company, and saves the website',
  ],
  companyRenamed: [
    `${features}companies/verification/verification.test.ts`,
    'a new name and website wait for operators, and the rest is saved',
  ],
  companyVerified: [`${features}desk/companies/desk-companies.test.ts`, '204: verifies and declines'],
  companySuspended: [
    `${features}desk/companies/desk-companies.test.ts`,
    '403 without a passkey, then 200: the company is hidden, signed out, and restored',
  ],
  suspensionNotifies: [
    `${policies}companies/desk-access.ts`,
    'suspending a company signs its people out, notifies them and its students, and is recorded',
  ],
  reportSuspends: [
    `${policies}companies/desk-access.ts`,
    'a report is closed by suspending the company or the person, with a passkey only',
  ],

  // Guardians
  guardianNamed: [
    `${features}guardians/guardians.test.ts`,
    '200: a student under 18 names a guardian and can apply',
  ],
  guardianEmail: [
    `${app}guardian-emails.test.ts`,
    'the guardian gets a link that works, with the first name of the student only',
  ],
  guardianReplaced: [
    `${app}guardian-emails.test.ts`,
    'the old address learns that it was replaced, but not by which one',
  ],
  guardianSees: [
    `${features}guardians/guardians.test.ts`,
    '201: companies, hours and counts, and nothing else about the student',
  ],
  guardianSeesBreak: [
    `${policies}students/breaks.ts`,
    'a guardian sees a break while it lasts, and the hours that companies ask for',
  ],
  breakSeen: [
    `${features}students/breaks.test.ts`,
    '200: companies that the student works with see the day, and nobody else',
  ],
  breakHidden: [
    `${policies}students/breaks.ts`,
    'only companies that work with the student now learn about a break, not those from before',
  ],
  guardianEnds: [
    `${features}guardians/guardians.test.ts`,
    '201: ends one collaboration, and the company sees that the student left',
  ],
  guardianWithdraws: [
    `${features}guardians/guardians.test.ts`,
    '201: withdrawing ends everything, and agreeing again allows new applications',
  ],
  guardianPauses: [
    `${features}guardians/guardians.test.ts`,
    '201: a paused student reads, but cannot apply, write, submit or change the guardian',
  ],
  guardianPausedBoth: [
    `${policies}guardians/deciding.ts`,
    "a paused student can't apply, write or submit, and companies can't write to them",
  ],
  guardianPausedAnswers: [
    `${features}guardians/guardians.test.ts`,
    '201: companies can still answer an application of a paused student and review submitted work',
  ],
  guardianResumes: [`${policies}guardians/deciding.ts`, 'a resumed student can do everything again'],
  guardianLink: [`${features}guardians/guardians.rules.test.ts`, 'a link works for a day'],
  guardianNewLink: [
    `${features}guardians/guardians.test.ts`,
    '204: an expired link requests a new one, three times an hour',
  ],
} as const;
