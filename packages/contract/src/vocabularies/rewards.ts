// Rewards that companies pay students directly. Repeated in database checks.

/** All of them have cents. */
export const currencies = ['USD', 'CAD', 'EUR', 'GBP', 'AUD', 'MXN'] as const;
export type Currency = (typeof currencies)[number];

/** For each approved task, or once when everything is approved. */
export const rewardPers = ['task', 'completion'] as const;
export type RewardPer = (typeof rewardPers)[number];

/** `paid`: the company says so, and the student hasn't answered. `missing`: the student says it hasn't arrived. */
export const rewardStates = ['owed', 'paid', 'received', 'missing'] as const;
export type RewardState = (typeof rewardStates)[number];

/** What a company can look at. `to_pay` are the owed and missing ones. */
export const rewardTabs = ['to_pay', 'paid', 'received'] as const;
export type RewardTab = (typeof rewardTabs)[number];

/** A choice instead of a text, so that no contact details reach students this way. */
export const paymentMethods = {
  cash: 'Cash',
  check: 'Check',
  bank_transfer: 'Bank transfer',
  gift_card: 'Gift card',
  goods: 'Goods or products',
  other: 'Another way',
} as const;
export type PaymentMethod = keyof typeof paymentMethods;
