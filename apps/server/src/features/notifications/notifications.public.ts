// What other features may import from notifications.
export { countUnread as countUnreadNotifications, listNotifications } from './notifications.queries.ts';
export { viewAcceptances } from './notifications.view.ts';
