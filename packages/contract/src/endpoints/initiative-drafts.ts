// Unsaved changes to an initiative. A draft may be incomplete; saving the initiative validates it. Its key is the
// client_id of the new initiative, or the id of the initiative being edited.
import * as z from 'zod/mini';
import type { Endpoints } from '../http/endpoint.ts';
import { limits } from '../limits.ts';
import { id, page, time } from '../http/shapes.ts';
import { currencies, rewardPers } from '../vocabularies/rewards.ts';
import { submissionTypes } from '../vocabularies/statuses.ts';

const text = (max: number) => z.optional(z.string().check(z.maxLength(max)));
const long = text(limits.longFieldMaxLength);
const name = text(limits.nameMaxLength);
const url = z.optional(z.nullable(z.string().check(z.maxLength(limits.urlMaxLength))));
const number = z.optional(z.nullable(z.number()));
const day = z.optional(z.nullable(z.string().check(z.maxLength(10))));

const draftTask = z.object({
  id: z.optional(id),
  title: name,
  instructions: long,
  allowed_types: z.optional(z.array(z.enum(submissionTypes)).check(z.maxLength(submissionTypes.length))),
  minutes: number,
  resources: z.optional(
    z
      .array(z.object({ title: name, url: text(limits.urlMaxLength) }))
      .check(z.maxLength(limits.resourcesMax)),
  ),
  criteria: z.optional(
    z.array(z.string().check(z.maxLength(limits.criterionMaxLength))).check(z.maxLength(limits.criteriaMax)),
  ),
});

export const draftContent = z.object({
  name,
  description: long,
  reward: z.optional(
    z.nullable(z.object({ amount: z.number(), currency: z.enum(currencies), per: z.enum(rewardPers) })),
  ),
  commission: z.optional(z.nullable(z.string().check(z.maxLength(limits.commissionMaxLength)))),
  tags: z.optional(
    z.array(z.string().check(z.maxLength(limits.nameMaxLength))).check(z.maxLength(limits.initiativeTagsMax)),
  ),
  overview: long,
  requirements: long,
  benefits: long,
  goals: long,
  banner_url: url,
  video_url: url,
  weekly_hours: number,
  total_hours: number,
  places: number,
  /** May be unfinished. */
  apply_by: day,
  starts_on: day,
  tasks: z.optional(z.array(draftTask).check(z.maxLength(limits.tasksMax))),
  /** The version of the initiative this draft is based on. Saving over a newer version is refused. */
  initiative_updated_at: z.optional(time),
});
export type DraftContent = z.infer<typeof draftContent>;

export const draft = z.object({
  client_id: id,
  /** The initiative being edited. */
  initiative_id: z.nullable(id),
  content: draftContent,
  created_at: time,
  updated_at: time,
});
export type Draft = z.infer<typeof draft>;

export const listedDraft = z.object({
  client_id: id,
  initiative_id: z.nullable(id),
  name: z.nullable(z.string()),
  updated_at: time,
});
export type ListedDraft = z.infer<typeof listedDraft>;

const params = z.object({ client_id: id });

export const initiativeDrafts = {
  'GET /api/initiative-drafts': {
    summary: 'My drafts, newest first',
    access: 'company',
    query: z.object({ before: z.optional(id) }),
    response: page(listedDraft),
  },
  'GET /api/initiative-drafts/:client_id': {
    summary: 'One of my drafts',
    access: 'company',
    params,
    response: draft,
  },
  'PUT /api/initiative-drafts/:client_id': {
    summary: 'Save a draft based on the version in `updated_at` (null for a new draft)',
    access: 'company',
    params,
    body: z.object({ content: draftContent, updated_at: z.nullable(time) }),
    bodyMaxBytes: limits.initiativeMaxBytes,
    response: draft,
    errors: ['conflict', 'image_unknown'],
  },
  'DELETE /api/initiative-drafts/:client_id': { summary: 'Discard a draft', access: 'company', params },
} satisfies Endpoints;
