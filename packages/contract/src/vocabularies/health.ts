// What can be wrong with the platform, and from when on. Broken needs someone now; care can wait for a moment.
export const healthProblems = {
  worker_missing: 'broken',
  events_late: 'broken',
  jobs_late: 'broken',
  emails_failing: 'broken',
  emails_undelivered: 'care',
  versions_differ: 'care',
  no_backup: 'care',
  backup_old: 'care',
} as const satisfies Record<string, 'broken' | 'care'>;
export type HealthProblem = keyof typeof healthProblems;

/** Counts stop here. */
export const healthCountMax = 1_000;

export const healthLimits = {
  /** A worker that wasn't seen for this long has stopped. */
  workerSilentSeconds: 120,
  /** A process that wasn't seen for this long isn't running. Processes report every 15 seconds. */
  processSilentSeconds: 60,
  eventsWaitSeconds: 60,
  jobsWaitSeconds: 300,
  backupHours: 48,
  /** Emails are failing if at least this many of today's did, and more than one in ten. */
  emailsFailedMin: 5,
} as const;
