// Every limit, duration and threshold, with its unit in the name. Some are repeated in database checks.
const megabyte = 1024 * 1024;

export const limits = {
  // Text lengths, in characters
  passwordMinLength: 6,
  passwordMaxLength: 200,
  fullNameMinLength: 2,
  nameMaxLength: 120,
  emailMaxLength: 254,
  usernameMinLength: 3,
  usernameMaxLength: 30,
  commissionMaxLength: 80,
  subjectMaxLength: 150,
  messageMaxLength: 5_000,
  feedbackMaxLength: 5_000,
  textWorkMaxLength: 20_000,
  longFieldMaxLength: 10_000,
  applicationNoteMaxLength: 500,
  reportDetailsMaxLength: 1_000,
  messagePreviewLength: 200,
  registrationNumberMaxLength: 60,
  searchMaxLength: 100,
  videoIdLength: 11,
  urlMaxLength: 2_000,
  handleMaxLength: 120,

  // Ages, in years. The first two are repeated in the database
  signUpMinAge: 13,
  adultAge: 18,
  birthYearsShown: 100,
  /** How long a browser remembers that someone was too young. */
  tooYoungHours: 24,

  // Choices
  companyTagsMax: 5,
  initiativeTagsMax: 5,
  tasksMax: 20,
  resourcesMax: 10,
  criteriaMax: 5,
  criterionMaxLength: 120,
  weeklyHoursMax: 40,
  /** How long a student's break can last. Repeated in the database. */
  breakMaxDays: 56,
  /** A company promises to answer within this many days at most. */
  answerDaysMax: 7,
  /** After this many days without an answer, an application is closed. Repeated in keeper.promise_decision. */
  unansweredDays: 21,
  totalHoursMax: 1_000,
  /** Repeated in the database. */
  placesMax: 1_000,
  taskMinutesMax: 6_000,
  /** An initiative with its tasks. Its draft must fit into the database's limit of 200,000. */
  initiativeMaxBytes: 180_000,
  /** Waypoints of a quest chain. */
  chainMaxLength: 50,
  motivationsMax: 3,
  initiativeInterestsMax: 5,
  companyInterestsMax: 5,
  /** Options of the hours filter. The database indexes by the same numbers. */
  weeklyHoursBands: [2, 4, 6, 10],
  bookmarksMax: 200,

  /** People of a company, with those who are invited. Repeated in keeper.person_invited. */
  teamMax: 50,
  /** Repeated in keeper.join_team. */
  invitationDays: 7,
  /** How long the account of someone is kept who no longer belongs to a company. */
  withoutCompanyDays: 30,
  invitations: 50,
  invitationWindowMinutes: 24 * 60,

  // Files
  imageMaxBytes: 10 * megabyte,
  imageMaxPixels: 50_000_000,
  submissionFileMaxBytes: 100 * megabyte,
  unfinishedUploadHours: 24,
  /** Per account: unfinished or not yet scanned. */
  pendingUploadsMax: 20,
  /** Storage per account, repeated in keeper.storage_quota. */
  studentStorageBytes: 2 * 1024 * megabyte,
  companyStorageBytes: 5 * 1024 * megabyte,
  uploads: 120,
  uploadWindowMinutes: 60,
  /** How long files that nothing refers to are kept. */
  unreferencedFileDays: 7,
  fileNameMaxLength: 255,
  downloadSeconds: 60,
  bannerRatio: 16 / 5,
  bannerWidthPx: 1_200,
  bannerHeightPx: 375,

  // Requests and pages
  requestTimeoutMs: 4_500,
  requestRetries: 1,
  pageSize: 30,
  pageMaxSize: 100,
  featuredInitiatives: 6,
  featuredFreshSeconds: 60,
  /** How long someone reads from the primary after they changed something: longer than a standby may be behind. */
  ownWritesSeconds: 5,
  companyPageInitiatives: 50,
  searchWordsMax: 5,
  cardDescriptionLength: 400,
  homeCards: 6,
  homeTurns: 6,
  homeNews: 6,
  homeNewsDays: 14,
  similarInitiatives: 3,
  skeletonCards: 6,
  /** Higher counts show as 99+. */
  badgeMax: 99,
  cardTags: 3,
  cacheFreshMinutes: 5,
  cacheKeptMinutes: 10,

  // Sessions and links
  accessTokenMinutes: 15,
  refreshCheckSeconds: 30,
  refreshWhenSecondsLeft: 90,
  refreshGraceSeconds: 10,
  sessionIdleDays: 7,
  sessionMaxDays: 30,
  knownBrowserDays: 180,
  verifyLinkHours: 24,
  resetLinkHours: 1,
  /** Between the approval and the email to the new address. Repeated in keeper.confirm_correction, like the next one. */
  emailCorrectionWaitHours: 24,
  emailCorrectionHours: 48,
  /** Repeated in db/policies/email-corrections.sql. */
  emailObjectionDays: 7,
  /** Repeated in keeper.student_of_guardian. */
  guardianLinkHours: 24,
  /** How long an expired link can request a new one. */
  guardianOldLinkDays: 365,

  // The desk
  operatorPasswordMinLength: 12,
  operatorSessionHours: 12,
  operatorChallengeMinutes: 5,
  /** Repeated in keeper.create_operator, keeper.reset_operator and keeper.begin_setup. */
  operatorSetupHours: 24,
  recoveryCodes: 10,
  recoveryCodeAttempts: 10,
  recoveryCodeWindowMinutes: 15,
  passkeyNameMaxLength: 60,
  /** When an operator was last seen is updated this often. */
  operatorSeenMinutes: 5,
  deskNoteMaxLength: 2_000,
  /** Repeated in keeper.delete_permanently. */
  deletionRequestMinutes: 15,
  deskEmailsPerPerson: 5,
  deskEmailWindowMinutes: 60,
  deskSearches: 60,
  deskSearchWindowMinutes: 60,
  /** Shorter beginnings of names match too many people. */
  deskSearchMinLength: 3,
  /** Repeated in keeper.find_sign_up_invitation. */
  signUpInvitationDays: 14,
  /** Between two invitations to one email. Repeated in keeper.invite_prospect. */
  signUpInvitationMinutes: 60,
  /** In one page of the file. Repeated in keeper.export_prospects. */
  prospectExportPage: 1_000,

  // Rate limits; "network" is a network address, which a whole school may share
  /** How many times more a network in SHARED_NETWORKS may do. */
  sharedNetworkFactor: 10,
  signInAttempts: 10,
  signInAttemptsPerEmail: 50,
  signInAttemptsPerNetwork: 600,
  signInAttemptsPerSite: 3_000,
  signInWindowMinutes: 15,
  signUpsPerNetwork: 100,
  signUpWindowMinutes: 60,
  linkEmails: 3,
  linkEmailsPerNetwork: 60,
  linkEmailWindowMinutes: 60,
  signUpNoticeWindowMinutes: 24 * 60,
  /** Password attempts by someone who is already signed in. */
  passwordChecks: 10,
  passwordCheckWindowMinutes: 15,
  reportsPerDay: 20,
  /** How often a student can name a guardian or send another link. */
  guardianChanges: 3,
  /** Emails with a link to one address, for all students together. */
  guardianEmails: 10,
  guardianWindowMinutes: 24 * 60,
  exports: 5,
  exportWindowMinutes: 60,

  // Public forms: minimum and maximum age of a stamp, and how often it can be used
  formStampWaitMs: 2_000,
  formStampHours: 24,
  formStampUses: 5,
  waitlistJoinsPerNetwork: 1_000,
  waitlistWindowMinutes: 60,
  waitlistReceiptMinutes: 60,
  waitlistRemovalDays: 365,
  inquiriesPerNetwork: 60,
  inquiriesPerEmail: 3,
  inquiryWindowMinutes: 60,
  inquiryReceiptMinutes: 60,

  // Email
  messageEmailDelayMinutes: 2,
  companyEmailIntervalMinutes: 60,
  unsubscribeLinkDays: 365,
  /** Students get no email from 9 p.m. to 7 a.m. where they are. */
  quietFromHour: 21,
  quietUntilHour: 7,

  // Quests and scores
  questChainLength: 3,
  questAdviceBelow: 2,
  quickWinMaxHours: 24,
  welcomeBookmarks: 2,
  bestFitScore: 6,
  bestFitTop: 3,
  bestFitTopScore: 3,
  bestFitResultsMax: 200,
  /** Tabs show "99+". */
  tabCountMax: 100,
  engagementGood: 80,
  engagementFair: 50,
  /** Nobody has a score before that. */
  engagementFromDays: 3,
  engagementFreshDays: 3,
  engagementZeroDays: 21,

  // Messages between one student and one company, across all their conversations. Repeated in the database
  messagesUnanswered: 5,
  companyMessagesPerDay: 30,
  studentMessagesPerDay: 60,

  /** In cents. Repeated in the database. */
  rewardMax: 1_000_000,
  /** A company that owes a reward for longer can't activate initiatives. Repeated in keeper.rewards_are_paid. */
  rewardOverdueDays: 30,

  // A student's record
  recordEntries: 100,
  recordInProgress: 20,
  closingWordsMaxLength: 500,
  resumeTextMaxLength: 600,
  /** As long as an activity may be described in the Common Application. */
  collegeTextMaxLength: 150,
  recordLinksPerDay: 20,
  credentialsPerDay: 50,

  // Working together
  decisionsPerRequestMax: 50,
  feedbackSnippets: 50,
  /** About one student. Repeated in keeper.prepare_note. */
  studentNotes: 50,
  studentNoteMaxLength: 2_000,
  attemptsShown: 10,
  /** Weeks on the Results tab of an initiative. */
  resultsWeeks: 26,
  /** Higher counts show as "1,000+". */
  countMax: 1_000,

  // Page behavior
  headerSolidAfterPx: 50,
  refreshDelayMs: 300,
  toastsVisible: 1,
  toastDurationMs: 5_000,
  toastRemoveDelayMs: 1_000_000,
  toastSwipePx: 50,
  carouselSpeed: 1,
  carouselStartDelayMs: 0,
  /** Slide width as a share of the carousel's width, from the narrowest screen to the widest. */
  carouselSlideWidths: [3 / 4, 1 / 2, 1 / 3, 1 / 4],
  timeAgoMinutesBelow: 60,
  timeAgoHoursBelow: 24,
  timeAgoDaysBelow: 7,
} as const;

export const usernamePattern = /^[a-z0-9_.]+$/;
