// Decisions about guardians: pure, no I/O, no clock.
import { limits, type ApplicationStatus } from '@questline/contract';

/** What is open can be ended, and the student can be taken out of what is over. */
export const canEnd = ({ status, left_at }: { status: ApplicationStatus; left_at: string | null }) =>
  left_at === null && (status === 'pending' || status === 'accepted' || status === 'completed');

/** When a link stops working. */
export const linkEnd = (sentAt: Date) => new Date(sentAt.getTime() + limits.guardianLinkHours * 3_600_000);
