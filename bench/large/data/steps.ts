// The order in which data is loaded. Two steps run at a time.
type Step = { file: string; after: string[]; half?: 0 | 1 };

export const steps: Record<string, Step> = {
  numbers: { file: 'numbers.sql', after: [] },
  'plan of initiatives': { file: 'initiatives-plan.sql', after: ['numbers'] },
  people: { file: 'people.sql', after: ['numbers'] },
  'plan of applications': { file: 'applications-plan.sql', after: ['plan of initiatives'] },
  'plan of conversations': { file: 'messages-conversations-plan.sql', after: ['plan of applications'] },
  companies: { file: 'companies.sql', after: ['plan of initiatives'] },
  initiatives: { file: 'initiatives.sql', after: ['plan of initiatives'] },
  'messages, one half': { file: 'messages.sql', after: ['plan of conversations'], half: 0 },
  'messages, other half': { file: 'messages.sql', after: ['plan of conversations'], half: 1 },
  conversations: { file: 'messages-conversations.sql', after: ['plan of conversations', 'companies'] },
  applications: { file: 'applications.sql', after: ['plan of applications'] },
  cards: { file: 'cards.sql', after: ['people', 'plan of applications'] },
  submissions: { file: 'submissions.sql', after: ['plan of applications'] },
  rewards: { file: 'rewards.sql', after: ['plan of applications'] },
  notes: { file: 'notes.sql', after: ['plan of applications'] },
  notifications: { file: 'notifications.sql', after: ['plan of conversations'] },
  bookmarks: { file: 'bookmarks.sql', after: ['plan of initiatives'] },
  days: { file: 'initiative-days.sql', after: ['plan of initiatives'] },
  terms: { file: 'terms.sql', after: ['companies', 'initiatives'] },
};
