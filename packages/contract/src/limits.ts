// Every limit, duration and threshold that people meet, with its unit in its name.
// Numbers only: no words, no rules; the database's checks repeat what they must.
const megabyte = 1024 * 1024;

export const limits = {
  // What people type, in characters
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
  messagePreviewLength: 200,
  searchMaxLength: 100,
  initialsMaxLength: 2,
  videoIdLength: 11,
  urlMaxLength: 2_000,
  handleMaxLength: 120,

  // What people pick
  companyTagsMax: 5,
  initiativeTagsMax: 5,
  tasksMax: 20,
  resourcesMax: 10,
  weeklyHoursMax: 40,
  totalHoursMax: 1_000,
  taskMinutesMax: 6_000,
  /** All that is written in one, with its tasks. Its draft must fit into the database's 200,000. */
  initiativeMaxBytes: 180_000,
  /** Waypoints of a quest chain. */
  chainMaxLength: 50,
  motivationsMax: 3,
  initiativeInterestsMax: 5,
  companyInterestsMax: 5,
  /** At most so many hours a week, as a filter offers it; the keeper indexes by the same numbers. */
  weeklyHoursBands: [2, 4, 6, 10],
  bookmarksMax: 200,

  // Files
  imageMaxBytes: 10 * megabyte,
  imageMaxPixels: 50_000_000,
  submissionFileMaxBytes: 100 * megabyte,
  unfinishedUploadHours: 24,
  /** Of one account, on their way or waiting for their check. */
  pendingUploadsMost: 20,
  /** What an account may keep; keeper.storage_quota repeats it. */
  studentStorageBytes: 2 * 1024 * megabyte,
  companyStorageBytes: 5 * 1024 * megabyte,
  uploads: 120,
  uploadWindowMinutes: 60,
  /** A file that nothing refers to is kept so long. */
  looseFileDays: 7,
  fileNameMaxLength: 255,
  downloadSeconds: 60,
  bannerRatio: 16 / 5,
  bannerWidthPx: 1_200,
  bannerHeightPx: 375,
  videoRatio: 16 / 9,

  // Requests and pages
  requestTimeoutMs: 4_500,
  requestRetries: 1,
  pageSize: 30,
  pageMaxSize: 100,
  featuredInitiatives: 6,
  featuredFreshSeconds: 60,
  companyPageInitiatives: 50,
  searchWordsMax: 5,
  cardDescriptionLength: 400,
  homeCards: 6,
  homeTurns: 6,
  homeNews: 6,
  homeNewsDays: 14,
  similarInitiatives: 3,
  skeletonCards: 6,
  /** What a badge counts to; beyond it says 99+. */
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

  // Tries; "network" is a network address, which a whole school may share
  signInAttempts: 10,
  signInAttemptsPerAddress: 50,
  signInAttemptsPerNetwork: 600,
  signInAttemptsPerSite: 3_000,
  signInWindowMinutes: 15,
  signUpsPerNetwork: 100,
  signUpWindowMinutes: 60,
  linkEmails: 3,
  linkEmailsPerNetwork: 60,
  linkEmailWindowMinutes: 60,
  signUpNoticeWindowMinutes: 24 * 60,
  /** Of somebody who is signed in and is asked for their password again. */
  passwordChecks: 10,
  passwordCheckWindowMinutes: 15,
  exports: 5,
  exportWindowMinutes: 60,

  // Forms that are open to everybody: how old their stamp must and may be, and how often it works
  formStampWaitMs: 2_000,
  formStampHours: 24,
  formStampUses: 5,
  waitlistJoinsPerNetwork: 1_000,
  waitlistWindowMinutes: 60,
  waitlistReceiptMinutes: 60,
  waitlistRemovalDays: 365,
  inquiriesPerNetwork: 60,
  inquiriesPerAddress: 3,
  inquiryWindowMinutes: 60,
  inquiryReceiptMinutes: 60,

  // Mail
  messageEmailDelayMinutes: 2,
  companyEmailIntervalMinutes: 60,
  unsubscribeLinkDays: 365,

  // Quests and figures
  questChainLength: 3,
  questAdviceBelow: 2,
  quickWinMaxHours: 24,
  welcomeBookmarks: 2,
  bestFitScore: 6,
  bestFitTop: 3,
  bestFitTopScore: 3,
  bestFitResultsMax: 200,
  answersFromDecisions: 3,
  answersOverDays: 90,
  engagementGood: 80,
  engagementFair: 50,
  /** Before that a student is new, and no figure judges them. */
  engagementFromDays: 3,
  engagementFreshDays: 3,
  engagementGoneDays: 21,

  // Messages between one student and one company, over all their conversations; the database counts by the same
  messagesUnanswered: 5,
  companyMessagesPerDay: 30,
  studentMessagesPerDay: 60,

  // Working together
  decisionsAtOnce: 50,
  feedbackSnippets: 50,
  attemptsShown: 10,
  /** Cards and tabs count so far; beyond it they say "1,000+". */
  countedMost: 1_000,

  // Behaviour of the pages
  mobileBelowPx: 768,
  headerSolidAfterPx: 50,
  sidebarCookieDays: 7,
  refreshDelayMs: 300,
  toastsVisible: 1,
  toastDurationMs: 5_000,
  toastRemoveDelayMs: 1_000_000,
  toastSwipePx: 50,
  tooltipDelayMs: 700,
  tooltipSkipDelayMs: 300,
  carouselSpeed: 1,
  carouselStartDelayMs: 0,
  /** Share of the carousel's width that one slide takes, from the narrowest screen to the widest. */
  carouselSlideWidths: [3 / 4, 1 / 2, 1 / 3, 1 / 4],
  timeAgoMinutesBelow: 60,
  timeAgoHoursBelow: 24,
  timeAgoDaysBelow: 7,
} as const;

/** What a username is made of; its length stands above. */
export const usernamePattern = /^[a-z0-9_.]+$/;
