// Search parameters of both inboxes.
import { conversationStatuses } from '@questline/contract/plain';
import { applicationsSearch } from './applications-search.ts';
import { text, word, type Search } from './search-words.ts';

export const inboxSearch = (search: Search) => ({
  ...text(search, 'thread'),
  ...text(search, 'message'),
  ...text(search, 'conversation'),
  ...word(search, 'compose', ['contacts', 'message']),
  ...text(search, 'to'),
  ...text(search, 'about'),
  ...word(search, 'unread', ['true']),
});

export const companyInboxSearch = (search: Search) => ({
  ...word(search, 'tab', ['messages', 'applications', 'debug']),
  ...inboxSearch(search),
  ...text(search, 'initiative'),
  // Each tab has its own statuses to filter by.
  ...(search.tab === 'applications'
    ? applicationsSearch(search)
    : word(search, 'status', conversationStatuses)),
});
