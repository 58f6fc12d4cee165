// Rewards: what companies owe students, and whether it arrived. No money moves through us.
import * as z from 'zod/mini';
import type { Endpoints } from '../http/endpoint.ts';
import { limits } from '../limits.ts';
import { author, cursor, cursorPage, day, id, time } from '../http/shapes.ts';
import {
  currencies,
  paymentMethods,
  rewardPers,
  rewardStates,
  rewardTabs,
  type PaymentMethod,
} from '../vocabularies/rewards.ts';

const amountText = `Enter an amount up to ${(limits.rewardMax / 100).toLocaleString('en-US')}.`;

/** What an initiative promises. */
export const reward = z.object({
  /** In cents. */
  amount: z.int(amountText).check(z.minimum(1, amountText), z.maximum(limits.rewardMax, amountText)),
  currency: z.enum(currencies),
  per: z.enum(rewardPers),
});

/** As it is saved: none if it is left out. */
export const savedReward = z._default(z.nullable(reward), null);

const paid_how = z.enum(Object.keys(paymentMethods) as [PaymentMethod, ...PaymentMethod[]]);

export const payment = z.object({ paid_on: day, paid_how, at: time });

const owed = {
  id,
  amount: z.int(),
  currency: z.enum(currencies),
  state: z.enum(rewardStates),
  initiative: z.object({ id, name: z.string() }),
  /** Null: for the whole initiative. */
  task: z.nullable(z.object({ id, title: z.string() })),
  owed_at: time,
  /** What the company says. */
  payment: z.nullable(payment),
  received_at: z.nullable(time),
  /** When the student last said that it hasn't arrived. */
  missing_at: z.nullable(time),
};

export const companyReward = z.object({
  ...owed,
  student: z.object({ id, full_name: z.string(), photo_url: z.nullable(z.string()) }),
  paid_by: author,
  /** Owed for so long that the company can't activate initiatives. */
  overdue: z.boolean(),
  can: z.object({ pay: z.boolean(), take_back: z.boolean() }),
});
export type CompanyReward = z.infer<typeof companyReward>;

export const ownReward = z.object({
  ...owed,
  company: z.object({ id, company_name: z.string() }),
  can: z.object({ confirm: z.boolean(), deny: z.boolean() }),
});
export type OwnReward = z.infer<typeof ownReward>;

const params = z.object({ id });

export const rewards = {
  'GET /api/company/rewards': {
    summary: 'What my company owes and has paid students; what is to pay oldest first, the rest newest first',
    access: 'company',
    query: z.object({ tab: z._default(z.enum(rewardTabs), 'to_pay'), after: z.optional(cursor) }),
    response: z.extend(cursorPage(companyReward), {
      /** How many there are in each tab, counted up to 100; null after the first page. */
      counts: z.nullable(z.object({ to_pay: z.int(), paid: z.int(), received: z.int() })),
    }),
  },
  'POST /api/rewards/:id/payment': {
    summary: 'Say that my company paid a reward (idempotent); refused if a teammate said so first',
    access: 'company',
    params,
    body: z.object({ paid_on: day, paid_how }),
    response: companyReward,
    errors: ['conflict'],
  },
  'DELETE /api/rewards/:id/payment': {
    summary: 'Take back that my company paid, until the student has answered',
    access: 'company',
    params,
    response: companyReward,
    errors: ['conflict'],
  },
  'GET /api/rewards': {
    summary: 'My rewards, newest first; `before` is the id of the last one',
    access: 'student',
    query: z.object({ before: z.optional(id) }),
    response: z.object({ items: z.array(ownReward), next: z.nullable(id) }),
  },
  'POST /api/rewards/:id/receipt': {
    summary: 'Say whether a reward that the company paid has arrived (idempotent)',
    access: 'student',
    params,
    body: z.object({ received: z.boolean() }),
    response: ownReward,
    errors: ['conflict'],
  },
} satisfies Endpoints;
