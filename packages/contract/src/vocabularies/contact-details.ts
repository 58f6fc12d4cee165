// What a check of messages, notes and feedback finds, in the order in which a warning names it.
import { productName } from '../product.ts';

/** After "This looks like it includes …". Street addresses are found only in students' words. */
export const contactKinds = {
  phone: 'a phone number',
  email: 'an email address',
  address: 'a street address',
  handle: 'a username',
  messenger: `a way to talk outside ${productName}`,
  link: 'a link to a chat or payment app',
  meeting: 'a plan to meet alone',
} as const;
export type ContactKind = keyof typeof contactKinds;

/** Where a company's words had contact details. */
export const removedPlaces = ['message', 'decision', 'feedback', 'closing_words'] as const;
export type RemovedPlace = (typeof removedPlaces)[number];

/** What operators can do about it. */
export const contactActions = ['close_conversation', 'warn_company', 'talk_to_company'] as const;
export type ContactAction = (typeof contactActions)[number];

/** As in keeper.close_removed_contact. Only messages are in a conversation. */
export const contactActionsFor = (place: RemovedPlace): readonly ContactAction[] =>
  place === 'message' ? contactActions : ['warn_company', 'talk_to_company'];
