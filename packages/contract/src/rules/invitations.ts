import { limits } from '../limits.ts';

/** When the link in an invitation stops working. */
export const invitationEnd = (sentAt: string): Date =>
  new Date(Date.parse(sentAt) + limits.invitationDays * 86_400_000);
