// The link in emails to guardians. It contains the guardian's id and when it was sent, and nothing of it is stored.
import { limits } from '@questline/contract';
import type { Links } from '../../platform/auth/links.ts';
import type { GuardianLink } from './guardians.queries.ts';
import { linkEnd } from './guardians.rules.ts';

const purpose = 'guardian';

export const makeLink = (links: Links, { guardianId, sentAt }: GuardianLink) =>
  links.make({ purpose, subject: guardianId, version: sentAt.getTime(), expiresAt: linkEnd(sentAt) });

/** Undefined if the link is forged or has expired. The database checks the time again. */
export function readLink(links: Links, token: string, now: Date): GuardianLink | undefined {
  const link = links.read(purpose, token, now);
  return link && { guardianId: link.subject, sentAt: new Date(Number(link.version)) };
}

/** Also reads a link that has expired, up to a year later, to send a new one to the same email. */
export const readOldLink = (links: Links, token: string, now: Date): GuardianLink | undefined => {
  const link = readLink(links, token, new Date(0));
  return link && now.getTime() - link.sentAt.getTime() < limits.guardianOldLinkDays * 86_400_000
    ? link
    : undefined;
};
