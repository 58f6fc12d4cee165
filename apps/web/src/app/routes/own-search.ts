// The state of the pages about oneself, in the address.
import { surveySteps } from '@questline/contract/plain';
import { word, type Search } from './search-words.ts';

export const surveySearch = (search: Search) => word(search, 'step', [...surveySteps, 'done']);

/** Which section is being changed, and whether one looks as a company would, before or after it accepted. */
export const profileSearch = (search: Search) => ({
  ...word(search, 'edit', ['you', ...surveySteps]),
  ...word(search, 'as', ['pending', 'accepted']),
});
