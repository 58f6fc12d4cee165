// The invitation to a team. Its link is created here, when the email is sent, and stored nowhere.
import { invitationEnd, nameOf } from '@questline/contract';
import { teamInvitation } from '@questline/emails';
import type { Links } from '../../platform/auth/links.ts';
import type { Composers } from '../../platform/email/email-delivery.ts';
import { findInvitation } from './team.queries.ts';

type Options = { links: Links; origin: string };

export const teamEmails = ({ links, origin }: Options) =>
  ({
    'team-invitation': async (id, db) => {
      const invitation = await db.maybe(findInvitation(id));
      // A student can't join a company, and a company must not be able to write to one this way.
      if (!invitation || invitation.known_as === 'student') return undefined;
      const token = links.make({
        purpose: 'invitation',
        subject: id,
        version: invitation.version,
        expiresAt: invitationEnd(invitation.sent_at),
      });
      const mail = await teamInvitation({
        companyName: nameOf('company', invitation.company_name),
        invitedBy: nameOf('user', invitation.invited_by),
        link: `${origin}/invitation?token=${token}`,
        site: origin,
      });
      return { to: invitation.email, ...mail };
    },
  }) satisfies Composers;
