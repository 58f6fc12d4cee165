import { limits, type WelcomeStep } from '@questline/contract/plain';

/** The first five steps, in words. */
export const welcomeWords: Record<WelcomeStep, { title: string; note: string; action: string }> = {
  profile: {
    title: 'Create your profile',
    note: 'Six short questions, two minutes. Then we can tell you what fits.',
    action: 'Take the survey',
  },
  photo: {
    title: 'Add a photo',
    note: 'A face, a drawing, your cat: something that makes a company smile.',
    action: 'Add a photo',
  },
  read: {
    title: 'Read how working with a company goes',
    note: 'Three short cards, one minute.',
    action: 'Read the cards',
  },
  bookmarks: {
    title: `Bookmark ${limits.welcomeBookmarks === 2 ? 'two' : limits.welcomeBookmarks} initiatives`,
    note: 'Save what you like. Looking around commits you to nothing.',
    action: 'Look around',
  },
  application: {
    title: 'Send your first application',
    note: 'A sentence or two is enough. You can take it back until they answer.',
    action: 'Find one to apply to',
  },
};
