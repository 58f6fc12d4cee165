import type { inquiries } from '@questline/contract';
import type { Handlers } from '../../platform/http/http.ts';
import type { InquiriesDeps } from './inquiries.deps.ts';
import { sendInquiry } from './send-inquiry.ts';

export const inquiriesRoutes = (deps: InquiriesDeps): Handlers<typeof inquiries> => ({
  'GET /api/inquiries/stamp': async () => deps.stamps.give('inquiry'),
  'POST /api/inquiries': ({ db, actor, input, http }) =>
    sendInquiry(deps, { db, actor, network: http.address }, input.body),
});
