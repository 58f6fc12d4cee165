// Rate limits for inquiries.
import { limits } from '@questline/contract';
import type { Attempt } from '../../platform/limits/rate-limit.ts';

export const inquiriesPerNetwork = (network: string): Attempt => ({
  what: 'inquiry from',
  by: [network],
  max: limits.inquiriesPerNetwork,
  minutes: limits.inquiryWindowMinutes,
  perNetwork: true,
});

export const inquiriesPerEmail = (email: string): Attempt => ({
  what: 'inquiry',
  by: [email],
  max: limits.inquiriesPerEmail,
  minutes: limits.inquiryWindowMinutes,
});
