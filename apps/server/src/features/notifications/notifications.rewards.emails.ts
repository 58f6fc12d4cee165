// Emails about rewards: to the student when the company says it paid, and to the company when nothing has arrived.
import { moneyText, nameOf } from '@questline/contract';
import { rewardMissing, rewardPaid } from '@questline/emails';
import type { Composers } from '../../platform/email/email-delivery.ts';
import { takeDigest } from '../../platform/email/email-digests.ts';
import { findReward } from './notifications.emails.queries.ts';
import { toStudent, type WriteTo } from './notifications.recipients.ts';

/** Only while it is still true. A student who left the initiative can see payments there, but gets no emails about them. */
export const rewardsEmails = ({ writeTo, site }: { writeTo: WriteTo; site: string }) =>
  ({
    'reward-paid': async (id, db) => {
      const digest = await takeDigest(db, id);
      // A job of the previous version has the id of the reward.
      const reward = await db.maybe(findReward(digest?.about_id ?? id));
      if (reward?.state !== 'paid' || reward.left_at) return undefined;
      return writeTo(db, toStudent(reward), 'reward_paid', ({ name, stopLink }) =>
        rewardPaid({
          studentName: name,
          companyName: nameOf('company', reward.company_name),
          money: moneyText(reward),
          what: reward.what,
          link: `${site}/initiative-tasks/${reward.initiative_id}`,
          stopLink,
          site,
        }),
      );
    },

    'reward-missing': async (id, db) => {
      const digest = await takeDigest(db, id);
      const reward = digest && (await db.maybe(findReward(digest.about_id)));
      if (reward?.state !== 'missing') return undefined;
      const to = { person: digest!.user_id, account: reward.company_id };
      return writeTo(db, to, 'reward_missing', ({ name, stopLink }) =>
        rewardMissing({
          recipientName: name,
          studentName: nameOf('student', reward.student_name),
          money: moneyText(reward),
          what: reward.what,
          link: `${site}/company-active-users?view=rewards`,
          stopLink,
          site,
        }),
      );
    },
  }) satisfies Composers;
