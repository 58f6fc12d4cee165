// Links in the emails about a corrected email. Each step has its own key, so one link can't do the other step.
import { limits } from '@questline/contract';
import type { Links } from '../../../platform/auth/links.ts';

export const purposes = { confirm: 'email-confirm', stop: 'email-stop' } as const;
type CorrectionStep = keyof typeof purposes;

const hourMs = 3_600_000;
const lifetimes: Record<CorrectionStep, number> = {
  confirm: limits.emailCorrectionHours * hourMs,
  // From the request on: until the last moment of the change, and a week after it.
  stop: (limits.emailCorrectionHours + limits.emailObjectionDays * 24) * hourMs,
};

export const makeCorrectionLink = (
  links: Links,
  origin: string,
  step: CorrectionStep,
  { id, created_at }: { id: string; created_at: string },
) => {
  const expiresAt = new Date(Date.parse(created_at) + lifetimes[step]);
  const token = links.make({ purpose: purposes[step], subject: id, version: 1, expiresAt });
  return `${origin}/email-change?step=${step}&token=${token}`;
};
