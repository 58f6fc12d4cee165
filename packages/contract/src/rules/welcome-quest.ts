// The student's first five steps. Each completes automatically.
import { limits } from '../limits.ts';

export const welcomeSteps = ['profile', 'photo', 'read', 'bookmarks', 'application'] as const;
export type WelcomeStep = (typeof welcomeSteps)[number];

export type WelcomeFacts = {
  survey_done: boolean;
  has_photo: boolean;
  has_read: boolean;
  bookmarks: number;
  has_applied: boolean;
  dismissed: boolean;
  celebrated: boolean;
};

export function welcomeQuestOf(facts: WelcomeFacts) {
  const done: Record<WelcomeStep, boolean> = {
    profile: facts.survey_done,
    photo: facts.has_photo,
    read: facts.has_read,
    bookmarks: facts.bookmarks >= limits.welcomeBookmarks,
    application: facts.has_applied,
  };
  const steps = welcomeSteps.map((step) => ({ step, done: done[step] }));
  const completed = steps.every((step) => step.done);
  return {
    steps,
    completed,
    dismissed: facts.dismissed,
    /** Whether its card is shown at the top of pages. */
    shown: !completed && !facts.dismissed,
    /** Completed, but the celebration was not shown yet. */
    celebrate: completed && !facts.celebrated,
  };
}
