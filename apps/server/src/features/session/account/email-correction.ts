// Links in the emails about a corrected email. Each step has its own key, so one link can't do the other step.
import { limits } from '@questline/contract';
import type { Links } from '../../../platform/auth/links.ts';

export const purposes = { confirm: 'email-confirm', stop: 'email-stop' } as const;
type CorrectionStep = keyof typeof purposes;

const hourMs = 3_600_000;
const confirmHours = limits.emailCorrectionWaitHours + limits.emailCorrectionHours;
/** From the approval on. */
const lifetimes: Record<CorrectionStep, number> = {
  confirm: confirmHours * hourMs,
  // Until the last moment of the change, and a week after it.
  stop: (confirmHours + limits.emailObjectionDays * 24) * hourMs,
};

export const makeCorrectionLink = (
  links: Links,
  origin: string,
  step: CorrectionStep,
  { id, approved_at }: { id: string; approved_at: string | null },
) => {
  const expiresAt = new Date(Date.parse(approved_at!) + lifetimes[step]);
  const token = links.make({ purpose: purposes[step], subject: id, version: 1, expiresAt });
  return `${origin}/email-change?step=${step}&token=${token}`;
};
