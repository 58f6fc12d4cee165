// What other features may import from messages.
export { countUnread as countUnreadMessages } from './messages.unread.queries.ts';
