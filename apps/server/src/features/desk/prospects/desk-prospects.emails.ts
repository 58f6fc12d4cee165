// The invitation to sign up. Its link is created here, when the email is sent, and stored nowhere.
import { limits } from '@questline/contract';
import { signUpInvitation } from '@questline/emails';
import type { Links } from '../../../platform/auth/links.ts';
import type { Composers } from '../../../platform/email/email-delivery.ts';
import { removalLink } from '../../waitlist/waitlist.public.ts';
import { findInvited } from './desk-prospects.queries.ts';

type Options = { links: Links; origin: string; now?: () => Date };

const dayMs = 86_400_000;

export const prospectsEmails = ({ links, origin, now = () => new Date() }: Options) =>
  ({
    'sign-up-invitation': async (id, db) => {
      const invited = await db.maybe(findInvited(id));
      if (!invited?.invited_as || !invited.invited_at) return undefined;
      const { kind, email: to, invited_as: as, invited_at, version } = invited;
      const token = links.make({
        purpose: 'sign-up-invitation',
        subject: id,
        version,
        expiresAt: new Date(Date.parse(invited_at) + limits.signUpInvitationDays * dayMs),
      });
      const mail = await signUpInvitation({
        as,
        link: `${origin}/${as}/auth?invitation=${token}`,
        signInLink: `${origin}/${as}/auth`,
        removeLink: kind === 'waitlist' ? removalLink(links, origin, id, now()) : undefined,
        site: origin,
      });
      return { to, ...mail };
    },
  }) satisfies Composers;
