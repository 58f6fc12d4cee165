// What a company asks before it has an account.
import * as z from 'zod/mini';
import type { Endpoints } from './endpoint.ts';
import { formStamp, stamped } from './form-stamp.ts';
import { limits } from './limits.ts';
import { emailAddress } from './shapes.ts';
import { inquiryWishes } from './vocabularies.ts';

/** One line, so that it can stand in the subject of a mail. */
const line = (least: number, text: string) =>
  z
    .string()
    .check(
      z.trim(),
      z.minLength(least, text),
      z.maxLength(limits.nameMaxLength, `At most ${limits.nameMaxLength} characters`),
      z.regex(/^\P{Cc}*$/u, text),
    );

/** As people write it, with or without a scheme; empty is none. */
const website = z
  .string()
  .check(
    z.trim(),
    z.maxLength(limits.websiteMaxLength, `At most ${limits.websiteMaxLength} characters`),
    z.regex(/^((https?:\/\/)?[^\s/.:@]+(\.[^\s/.:@]+)+(:\d+)?([/?#]\S*)?)?$/i, 'Please enter a valid website'),
  );

export const inquiry = z.object({
  contact_name: line(limits.fullNameMinLength, 'Contact person name is required'),
  company: line(1, 'Company name is required'),
  email: emailAddress('Please enter a valid business email'),
  website: z.optional(website),
  /** What students would do. */
  wishes: z.array(z.enum(inquiryWishes)).check(
    z.maxLength(inquiryWishes.length),
    z.refine((wishes) => new Set(wishes).size === wishes.length, 'Each only once'),
  ),
  message: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, 'Message is required'),
      z.maxLength(limits.messageMaxLength, `At most ${limits.messageMaxLength} characters`),
    ),
  ...stamped,
});

export const inquiries = {
  'GET /api/inquiries/stamp': {
    summary: 'A stamp for the form of inquiries',
    access: 'public',
    response: formStamp,
  },
  'POST /api/inquiries': {
    summary: 'Send an inquiry; with the same stamp again it is the same one',
    access: 'public',
    body: inquiry,
    errors: ['stamp_refused'],
  },
} satisfies Endpoints;
