import { limits, type WelcomeStep } from '@questline/contract/plain';

/** Texts of the first five steps. */
export const welcomeWords: Record<WelcomeStep, { title: string; note: string; action: string }> = {
  profile: {
    title: 'Tell us what you like',
    note: 'Six short questions, about two minutes. Then we can show you what fits.',
    action: 'Take the survey',
  },
  photo: {
    title: 'Add a photo',
    note: 'Your face, a drawing, your cat: anything that represents you.',
    action: 'Add a photo',
  },
  read: {
    title: 'See how it works',
    note: 'Three short cards, one minute.',
    action: 'Read the cards',
  },
  bookmarks: {
    title: `Save ${limits.welcomeBookmarks === 2 ? 'two' : limits.welcomeBookmarks} initiatives`,
    note: "Pick ones you like. Saving doesn't commit you to anything.",
    action: 'Browse initiatives',
  },
  application: {
    title: 'Send your first application',
    note: 'A sentence or two is enough. You can withdraw it until they answer.',
    action: 'Find an initiative',
  },
};
