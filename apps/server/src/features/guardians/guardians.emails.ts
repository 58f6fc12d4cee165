// Emails to guardians, and to students about what their guardian did. Links are created here, when the email is sent, and
// stored nowhere. A student is named by the first name only.
import { firstName, nameOf, type GuardianMode } from '@questline/contract';
import {
  guardianEnded,
  guardianLink,
  guardianNotice,
  guardianReplaced,
  guardianStep,
} from '@questline/emails';
import type { Links } from '../../platform/auth/links.ts';
import type { ComposedEmail, Composer, Composers } from '../../platform/email/email-delivery.ts';
import { makeLink } from './guardian-link.ts';
import { findEnded, findGuardian } from './guardians.queries.ts';

type Options = { links: Links; origin: string; mode: GuardianMode };

export function guardiansEmails({ links, origin: site, mode }: Options) {
  const linkTo = (row: { id: string; sent_at: string }) =>
    `${site}/guardian?token=${makeLink(links, { guardianId: row.id, sentAt: new Date(row.sent_at) })}`;
  const callName = (name: string | null) => firstName(nameOf('student', name));

  const aboutStep =
    (what: Parameters<typeof guardianStep>[0]['what'], status: string): Composer =>
    async (id, db): Promise<ComposedEmail | undefined> => {
      const row = await db.maybe(findGuardian(id));
      if (!row?.email_verified_at || row.replaced_at) return undefined;
      // Withdrawing and agreeing can follow each other quickly. Only what is still true is sent.
      if (status !== 'any' && row.status !== status) return undefined;
      const mail = await guardianStep({ studentName: callName(row.full_name), what, site });
      return { to: row.student_email, ...mail };
    };

  return {
    'guardian-notice': async (id, db) => {
      const row = await db.maybe(findGuardian(id));
      if (!row || row.replaced_at) return undefined;
      const mail = await guardianNotice({
        studentName: callName(row.full_name),
        asks: mode === 'require',
        link: linkTo(row),
        site,
      });
      return { to: row.email, ...mail };
    },
    'guardian-link': async (id, db) => {
      const row = await db.maybe(findGuardian(id));
      if (!row || row.replaced_at) return undefined;
      const mail = await guardianLink({ studentName: callName(row.full_name), link: linkTo(row), site });
      return { to: row.email, ...mail };
    },
    'guardian-replaced': async (id, db) => {
      const row = await db.maybe(findGuardian(id));
      if (!row) return undefined;
      return { to: row.email, ...(await guardianReplaced({ studentName: callName(row.full_name), site })) };
    },
    'guardian-confirmed': aboutStep('confirmed', 'confirmed'),
    'guardian-paused': aboutStep('paused', 'any'),
    'guardian-resumed': aboutStep('resumed', 'any'),
    'guardian-withdrew': aboutStep('withdrew', 'withdrawn'),
    'guardian-ended': async (id, db) => {
      const row = await db.maybe(findEnded(id));
      if (!row?.email_verified_at) return undefined;
      const mail = await guardianEnded({
        studentName: callName(row.full_name),
        initiativeName: row.initiative_name,
        companyName: nameOf('company', row.company_name),
        site,
      });
      return { to: row.email, ...mail };
    },
  } satisfies Composers;
}
