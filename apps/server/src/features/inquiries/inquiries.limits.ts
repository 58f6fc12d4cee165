// Rate limits for inquiries.
import { limits } from '@questline/contract';
import type { Attempt } from '../../platform/limits/rate-limit.ts';

export const inquiriesPerNetwork = (network: string): Attempt => ({
  what: 'inquiry from',
  by: [network],
  most: limits.inquiriesPerNetwork,
  minutes: limits.inquiryWindowMinutes,
});

export const inquiriesPerAddress = (email: string): Attempt => ({
  what: 'inquiry',
  by: [email],
  most: limits.inquiriesPerAddress,
  minutes: limits.inquiryWindowMinutes,
});
