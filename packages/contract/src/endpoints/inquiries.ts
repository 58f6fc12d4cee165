// Inquiries from companies without an account.
import * as z from 'zod/mini';
import type { Endpoints } from '../http/endpoint.ts';
import { atMost, line, neededLine, picks, website } from '../http/fields.ts';
import { formStamp, stamped } from '../http/form-stamp.ts';
import { limits } from '../limits.ts';
import { emailAddress } from '../http/shapes.ts';
import { inquiryWishes } from '../vocabularies/vocabularies.ts';

export const inquiry = z.object({
  contact_name: line(limits.nameMaxLength).check(
    z.minLength(limits.fullNameMinLength, 'Contact person name is required'),
  ),
  company: neededLine(limits.nameMaxLength, 'Company name is required'),
  email: emailAddress('Please enter a valid business email'),
  website: z.optional(website),
  wishes: picks(inquiryWishes, inquiryWishes.length),
  message: z.string().check(z.trim(), z.minLength(1, 'Message is required'), atMost(limits.messageMaxLength)),
  ...stamped,
});

export const inquiries = {
  'GET /api/inquiries/stamp': {
    summary: 'A stamp for the inquiry form',
    access: 'public',
    response: formStamp,
  },
  'POST /api/inquiries': {
    summary: 'Send an inquiry (idempotent by stamp)',
    access: 'public',
    body: inquiry,
    errors: ['stamp_refused'],
  },
} satisfies Endpoints;
