// For how many days each kind of data is kept. The server deletes by this table, and the privacy page is written from it,
// so that the page can't promise something else. Data that isn't listed is kept as long as its account.
import { limits } from './limits.ts';

export const retentionDays = {
  events: 30,
  /** Stored by month, and deleted when the whole month is old enough. */
  notifications: 365,
  /** By month, too. */
  emailDeliveries: 90,
  emailDigests: 30,
  /** After the device was signed out. */
  sessions: 30,
  emailCorrections: 30,
  accountsWithoutCompany: limits.withoutCompanyDays,
  invitations: 30,
  /** After the last edit. */
  initiativeDrafts: 365,
  initiativeChanges: 1,
  inquiries: 365,
  /** After they were closed. */
  reports: 365,
  removedContacts: 365,
  replacedGuardians: 7,
  /** After the student turned 18. */
  guardiansOfAdults: 30,
  /** After the account was deleted. */
  consents: 3 * 365,
  /** The last email to people whose account a lead deleted is retried for a day. */
  deletionNotices: 2,
  unfinishedUploads: limits.unfinishedUploadHours / 24,
  unreferencedFiles: limits.unreferencedFileDays,
  accessLog: 2 * 365,
  /** By `questline backup`, unless an operator chooses another number. */
  backups: 30,
} as const;
