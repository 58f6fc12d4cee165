// Rate limits for inquiries.
import { limits } from '@questline/contract';
import type { Tried } from '../../platform/limits/rate-limit.ts';

export const inquiriesPerNetwork = (network: string): Tried => ({
  what: 'inquiry from',
  by: [network],
  most: limits.inquiriesPerNetwork,
  minutes: limits.inquiryWindowMinutes,
});

export const inquiriesPerAddress = (email: string): Tried => ({
  what: 'inquiry',
  by: [email],
  most: limits.inquiriesPerAddress,
  minutes: limits.inquiryWindowMinutes,
});
