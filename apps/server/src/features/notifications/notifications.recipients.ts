// Finds the person who gets an email about a kind of notification, and adds the links that turn the kind off.
import { limits, nameOf, type NotificationKind } from '@questline/contract';
import type { RenderedEmail } from '@questline/emails';
import type { Links } from '../../platform/auth/links.ts';
import type { Statements } from '../../platform/database/db.ts';
import type { ComposedEmail } from '../../platform/email/email-delivery.ts';
import { findRecipient } from './notifications.emails.queries.ts';
import { wantsEmail } from './notifications.preferences.ts';

/** The person who gets an email, the account that it is about, and for a student the company it is from. */
type Addressee = { person: string; account: string; from?: string };
type Recipient = { name: string; userType: string; stopLink: string; site: string };

const dayMs = 86_400_000;

export const toStudent = ({
  student_id,
  company_id,
}: {
  student_id: string;
  company_id: string;
}): Addressee => ({
  person: student_id,
  account: student_id,
  from: company_id,
});

export type WriteTo = ReturnType<typeof createWriteTo>;

export const createWriteTo =
  ({ links, site, now }: { links: Links; site: string; now: () => Date }) =>
  async (
    db: Statements,
    { person: userId, account, from }: Addressee,
    kind: NotificationKind,
    write: (to: Recipient) => Promise<RenderedEmail>,
  ): Promise<ComposedEmail | undefined> => {
    const person = await db.maybe(findRecipient(userId, account, from));
    if (!person?.email_verified_at || !wantsEmail(person, kind)) return undefined;
    const expiresAt = new Date(now().getTime() + limits.unsubscribeLinkDays * dayMs);
    const token = links.make({ purpose: 'unsubscribe', subject: userId, version: kind, expiresAt });
    const name = nameOf('user', person.full_name);
    const stopLink = `${site}/unsubscribe?list=${kind}&token=${token}`;
    const mail = await write({ name, userType: person.user_type, stopLink, site });
    return { to: person.email, ...mail, stopLink, unsubscribeUrl: `${site}/api/unsubscribe?token=${token}` };
  };
