// How initiatives and companies are found: browsing, search, best fit and bookmarks.
import * as z from 'zod/mini';
import type { Endpoints } from '../http/endpoint.ts';
import { picks } from '../http/fields.ts';
import { industryNames } from '../vocabularies/industries.ts';
import { limits } from '../limits.ts';
import { id, time } from '../http/shapes.ts';
import { applicationStatuses } from '../vocabularies/statuses.ts';
import { initiativeTags } from '../vocabularies/vocabularies.ts';

const nullableText = z.nullable(z.string());

/** Whose card it is, and how soon they usually answer. */
export const cardCompany = z.object({
  id,
  company_name: nullableText,
  industry: z.array(z.string()),
  logo_url: nullableText,
  /** The median of its decisions of the last 90 days; null below three. */
  answers_in_minutes: z.nullable(z.int()),
});

/** Why it fits; null for companies, and for students who have stated nothing that could. */
export const fit = z.nullable(
  z.object({
    tags: z.array(z.string()),
    industry: z.array(z.string()),
    skills: z.array(z.string()),
    hours: z.nullable(z.int()),
  }),
);

export const initiativeCard = z.object({
  id,
  name: z.string(),
  /** Its beginning: a card shows three lines. */
  description: z.string(),
  commission: nullableText,
  tags: z.array(z.string()),
  weekly_hours: z.nullable(z.int()),
  total_hours: z.nullable(z.int()),
  quick_win: z.boolean(),
  created_at: time,
  company: cardCompany,
  best_fit: z.boolean(),
  fit,
  bookmarked: z.boolean(),
  /** It takes no applications right now. Only among the saved ones. */
  paused: z.boolean(),
  /** My application, withdrawn ones included. */
  application: z.nullable(z.object({ status: z.enum(applicationStatuses), applied_at: time })),
  can: z.object({
    /** Whether its page opens: a company reads only its own. */
    open: z.boolean(),
    bookmark: z.boolean(),
  }),
});
export type InitiativeCard = z.infer<typeof initiativeCard>;

const companyCard = z.object({
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
/** Where the next page begins. It belongs to the same filters and order; made by the server, not by hand. */
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
    /** Words that nobody has written, and what was searched for instead. */
    corrected: z.array(z.object({ typed: z.string(), meant: z.string() })),
  });

export const matching = {
  'GET /api/initiatives': {
    summary: 'Active initiatives by filters and words, newest or best fit first',
    access: 'signed-in',
    query: z.object({
      q: z.optional(searched),
      /** With commas between; any of them. */
      tags: z.optional(tagList),
      category: z.optional(z.enum(industryNames)),
      /** At most so many hours a week. */
      hours: z.optional(z.pipe(z.coerce.number<string>(), z.literal(limits.weeklyHoursBands))),
      quick_win: flag,
      /** For students: without those I have applied to. */
      hide_applied: flag,
      /** For students: my bookmarks, the last saved first unless sorted. */
      saved: flag,
      sort: z._default(z.enum(['best_fit', 'newest']), 'newest'),
      cursor,
    }),
    response: found(initiativeCard),
  },
  'GET /api/companies': {
    summary: 'Companies by words and industry, newest first',
    access: 'signed-in',
    query: z.object({
      q: z.optional(searched),
      category: z.optional(z.enum(industryNames)),
      /** Those with open initiatives alone. */
      open: flag,
      cursor,
    }),
    response: found(companyCard),
  },
  'GET /api/student/best-fit': {
    summary: 'How many initiatives fit me, and the first three',
    access: 'student',
    response: z.object({
      /** At most 200 are counted. */
      count: z.int(),
      initiatives: z.array(initiativeCard),
    }),
  },
  'PUT /api/bookmarks/:initiative_id': {
    summary: 'Bookmark an initiative; again is no mistake',
    access: 'student',
    params: z.object({ initiative_id: id }),
    errors: ['bookmarks_full'],
  },
  'DELETE /api/bookmarks/:initiative_id': {
    summary: 'Take a bookmark away, also one that is not there',
    access: 'student',
    params: z.object({ initiative_id: id }),
  },
} satisfies Endpoints;
