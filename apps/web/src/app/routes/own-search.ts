// Search parameters of the profile pages.
import { surveySteps } from '@questline/contract/plain';
import { word, type Search } from './search-words.ts';

export const surveySearch = (search: Search) => word(search, 'step', [...surveySteps, 'done']);

/** Which section is being edited, and whether to preview it as a company before or after acceptance. */
export const profileSearch = (search: Search) => ({
  ...word(search, 'edit', ['you', ...surveySteps]),
  ...word(search, 'as', ['pending', 'accepted']),
});
