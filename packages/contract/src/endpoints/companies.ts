// Company profiles. Industries are a list here and joined with commas for display.
import * as z from 'zod/mini';
import type { Endpoints } from '../http/endpoint.ts';
import {
  count,
  instagramHandle,
  line,
  longText,
  orNull,
  picks,
  picture,
  timeZone,
  website,
  withoutLink,
  youTubeLink,
} from '../http/fields.ts';
import { industryTags, type IndustryTag } from '../vocabularies/industries.ts';
import { limits } from '../limits.ts';
import { closedReasons } from '../rules/places.ts';
import { questSteps } from '../rules/quest-chain.ts';
import { id, time } from '../http/shapes.ts';
import { applicationStatuses } from '../vocabularies/statuses.ts';

const nullableText = z.nullable(z.string());

export const companyProfile = z.object({
  id,
  company_name: nullableText,
  website: nullableText,
  description: nullableText,
  mission: nullableText,
  industry: z.array(z.string()),
  banner_url: nullableText,
  logo_url: nullableText,
  video_url: nullableText,
  /** The YouTube video id, if the link is a YouTube link. */
  video_id: nullableText,
  instagram_handle: nullableText,
  /** Deadlines end at midnight there. Only in my own profile, and null until a browser of ours has sent it. */
  time_zone: nullableText,
  /** The company promises to answer applications and submissions within this many days. */
  answers_within_days: z.int(),
  updated_at: time,
  /** Everyone on the team can edit the profile; only owners change the company's name and its promise to answer. */
  can: z.object({ edit: z.boolean(), rename: z.boolean() }),
});
export type CompanyProfile = z.infer<typeof companyProfile>;

/** An active initiative on its company's page. */
export const openInitiative = z.object({
  id,
  name: z.string(),
  description: z.string(),
  commission: nullableText,
  tags: z.array(z.string()),
  banner_url: nullableText,
  weekly_hours: z.nullable(z.int()),
  total_hours: z.nullable(z.int()),
  quick_win: z.boolean(),
  chain_position: z.nullable(z.int()),
  /** Why it takes no applications although it is active. */
  closed: z.nullable(z.enum(closedReasons)),
  created_at: time,
  /** The student's own, with the tasks so far. */
  application: z.nullable(
    z.object({ status: z.enum(applicationStatuses), approved: z.int(), total: z.int() }),
  ),
});
export type OpenInitiative = z.infer<typeof openInitiative>;

export const companyPage = z.extend(companyProfile, {
  /** Median answer time over the last 90 days; null with fewer than three decisions. */
  answers_in_minutes: z.nullable(z.int()),
  /** Students keep seeing companies they worked with after the verification was withdrawn. */
  verified: z.boolean(),
  initiatives: z.array(openInitiative),
});
export type CompanyPage = z.infer<typeof companyPage>;

export const onboarding = z.object({
  total_initiatives_created: z.int(),
  onboarding_completed: z.boolean(),
  progress: z.int(),
  advice: z.boolean(),
  steps: z.array(z.object({ step: z.enum(questSteps), done: z.boolean() })),
  /** My active initiatives in quest chain order, as students see them; empty until it's unlocked. */
  chain: z.array(openInitiative),
});
export type Onboarding = z.infer<typeof onboarding>;

/** Fields that are left out stay unchanged; null or empty text clears a field. */
export const companyChanges = z.partial(
  z.object({
    company_name: orNull(line(limits.nameMaxLength).check(withoutLink)),
    website: orNull(website),
    description: orNull(longText),
    mission: orNull(longText),
    industry: picks(industryTags as readonly [IndustryTag, ...IndustryTag[]], limits.companyTagsMax),
    banner_url: picture,
    logo_url: picture,
    video_url: orNull(youTubeLink),
    instagram_handle: orNull(instagramHandle),
    time_zone: timeZone,
    answers_within_days: count(limits.answerDaysMax),
  }),
);

export const companies = {
  'GET /api/company/profile': { summary: 'My profile', access: 'company', response: companyProfile },
  'PATCH /api/company/profile': {
    summary: 'Change my profile',
    access: 'company',
    body: companyChanges,
    response: companyProfile,
    errors: ['company_name_needed', 'image_unknown', 'time_zone_unknown'],
  },
  'GET /api/company/onboarding': {
    summary: 'My progress toward my first three initiatives, then my quest chain',
    access: 'company',
    response: onboarding,
  },
  'GET /api/companies/:id': {
    summary: "A company's page, with its active initiatives in quest chain order",
    access: 'signed-in',
    replica: true,
    params: z.object({ id }),
    response: companyPage,
  },
} satisfies Endpoints;
