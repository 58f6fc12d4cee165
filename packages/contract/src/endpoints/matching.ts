// How initiatives and companies are found: browsing, search, best fit and bookmarks.
import * as z from 'zod/mini';
import type { Endpoints } from '../http/endpoint.ts';
import { picks } from '../http/fields.ts';
import { industryNames } from '../vocabularies/industries.ts';
import { limits } from '../limits.ts';
import { id, time } from '../http/shapes.ts';
import { intake } from './places.ts';
import { reward } from './rewards.ts';
import { applicationStatuses } from '../vocabularies/statuses.ts';
import { initiativeTags } from '../vocabularies/vocabularies.ts';

const nullableText = z.nullable(z.string());

export const cardCompany = z.object({
  id,
  company_name: nullableText,
  industry: z.array(z.string()),
  logo_url: nullableText,
  /** Median answer time over the last 90 days; null with fewer than three decisions. */
  answers_in_minutes: z.nullable(z.int()),
});

/** Why it fits; null for companies and for students who haven't entered any preferences. */
export const fit = z.nullable(
  z.object({
    tags: z.array(z.string()),
    industry: z.array(z.string()),
    skills: z.array(z.string()),
    hours: z.nullable(z.int()),
    hours_promised: z.int(),
  }),
);

export const initiativeCard = z.object({
  id,
  name: z.string(),
  /** Shortened, because a card shows three lines. */
  description: z.string(),
  commission: nullableText,
  reward: z.nullable(reward),
  tags: z.array(z.string()),
  banner_url: nullableText,
  weekly_hours: z.nullable(z.int()),
  total_hours: z.nullable(z.int()),
  quick_win: z.boolean(),
  intake,
  created_at: time,
  company: cardCompany,
  best_fit: z.boolean(),
  fit,
  bookmarked: z.boolean(),
  /** Not taking applications right now. Only saved initiatives can be paused. */
  paused: z.boolean(),
  /** My application, even if withdrawn. */
  application: z.nullable(z.object({ status: z.enum(applicationStatuses), applied_at: time })),
  can: z.object({
    /** Whether the page can be opened. Companies can only open their own. */
    open: z.boolean(),
    bookmark: z.boolean(),
  }),
});
export type InitiativeCard = z.infer<typeof initiativeCard>;

export const companyCard = z.object({
  id,
  company_name: nullableText,
  mission: nullableText,
  industry: z.array(z.string()),
  logo_url: nullableText,
  open_initiatives: z.int(),
  answers_in_minutes: z.nullable(z.int()),
});
export type CompanyCard = z.infer<typeof companyCard>;

const searched = z.string().check(z.trim(), z.maxLength(limits.searchMaxLength));
const flag = z.optional(z.literal('true'));
/** Opaque cursor of the next page, valid only with the same filters and order. */
const cursor = z.optional(z.string().check(z.maxLength(200)));
const tagList = z.pipe(
  z.pipe(
    z.string(),
    z.transform((text: string) => text.split(',')),
  ),
  picks(initiativeTags, initiativeTags.length),
);

const found = <Item extends z.ZodMiniType>(item: Item) =>
  z.object({
    items: z.array(item),
    next: nullableText,
    /** Misspelled words, and what was searched for instead. */
    corrected: z.array(z.object({ typed: z.string(), meant: z.string() })),
  });

export const matching = {
  'GET /api/initiatives': {
    summary: 'Search active initiatives, newest or best fit first',
    access: 'signed-in',
    replica: true,
    query: z.object({
      q: z.optional(searched),
      /** Comma-separated; matches any of them. */
      tags: z.optional(tagList),
      category: z.optional(z.enum(industryNames)),
      /** Maximum hours a week. */
      hours: z.optional(z.pipe(z.coerce.number<string>(), z.literal(limits.weeklyHoursBands))),
      quick_win: flag,
      /** For students: hide initiatives I've applied to. */
      hide_applied: flag,
      /** For students: my bookmarks, latest first unless sorted. */
      saved: flag,
      sort: z._default(z.enum(['best_fit', 'newest']), 'newest'),
      cursor,
    }),
    response: found(initiativeCard),
  },
  'GET /api/companies': {
    summary: 'Search companies, newest first',
    access: 'signed-in',
    replica: true,
    query: z.object({
      q: z.optional(searched),
      category: z.optional(z.enum(industryNames)),
      /** Only companies with open initiatives. */
      open: flag,
      cursor,
    }),
    response: found(companyCard),
  },
  'GET /api/student/best-fit': {
    summary: 'How many initiatives fit me, and the top three',
    access: 'student',
    response: z.object({
      /** Counted up to 200. */
      count: z.int(),
      initiatives: z.array(initiativeCard),
    }),
  },
  'PUT /api/bookmarks/:initiative_id': {
    summary: 'Bookmark an initiative (idempotent)',
    access: 'student',
    params: z.object({ initiative_id: id }),
    errors: ['bookmarks_full'],
  },
  'DELETE /api/bookmarks/:initiative_id': {
    summary: 'Remove a bookmark (idempotent)',
    access: 'student',
    params: z.object({ initiative_id: id }),
  },
} satisfies Endpoints;
