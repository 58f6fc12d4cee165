// What the inbox shows, as search parameters of the URL.
import type { InboxFilter } from '../message-queries.ts';

export type InboxPlace = InboxFilter & {
  thread?: string | undefined;
  /** The message that a link points to. */
  message?: string | undefined;
  /** A message from an email's link; only the server knows its thread. */
  conversation?: string | undefined;
  /** The contact list or the form for a new message is open. */
  compose?: 'contacts' | 'message' | undefined;
  /** The recipient and the initiative. Without compose, an existing thread opens instead. */
  to?: string | undefined;
  about?: string | undefined;
};
