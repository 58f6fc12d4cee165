import type { inquiries } from '@questline/contract';
import type { Handlers } from '../../platform/http/http.ts';
import type { InquiriesNeeds } from './inquiries.deps.ts';
import { sendInquiry } from './send-inquiry.ts';

export const inquiriesRoutes = (needs: InquiriesNeeds): Handlers<typeof inquiries> => ({
  'GET /api/inquiries/stamp': async () => needs.stamps.give('inquiry'),
  'POST /api/inquiries': ({ db, actor, input, http }) =>
    sendInquiry(needs, { db, actor, network: http.address }, input.body),
});
