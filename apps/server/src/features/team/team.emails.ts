// Emails about joining and losing a company. The link of an invitation is created here, when the email is sent, and
// stored nowhere.
import { invitationEnd, limits, nameOf } from '@questline/contract';
import { teamAccessEnded, teamInvitation } from '@questline/emails';
import type { Links } from '../../platform/auth/links.ts';
import type { Composers } from '../../platform/email/email-delivery.ts';
import type { Subscriber } from '../../platform/jobs/relay.ts';
import { findInvitation, findWithoutCompany } from './team.queries.ts';

/** For events about a person: leaves out what they did themselves. */
export const whenDoneByOthers =
  (subscriber: Subscriber): Subscriber =>
  (tx, events) =>
    subscriber(
      tx,
      events.filter(({ subject_id, person_id }) => subject_id !== person_id),
    );

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

    'team-access-ended': async (personId, db) => {
      const person = await db.maybe(findWithoutCompany(personId));
      // They joined a company again, or their account is deleted.
      if (!person) return undefined;
      const mail = await teamAccessEnded({
        companyName: person.company_id && nameOf('company', person.company_name),
        deletionDay: new Date(Date.parse(person.left_company_at) + limits.withoutCompanyDays * 86_400_000),
        site: origin,
      });
      return { to: person.email, ...mail };
    },
  }) satisfies Composers;
