// Unsaved picks of a survey step. They survive a reload and are deleted at sign-out.
import type { OwnStudentProfile } from '@questline/contract';
import type { SurveyStep } from '@questline/contract/plain';
import { findLocalDraft, forgetLocalDraft, keepLocalDraft } from '../../../lib/drafts/local-draft.ts';
import { type Answers, answersOf, changesOf, isSame } from './answers.ts';

const nameOf = (step: SurveyStep) => `survey.${step}`;

/** The saved answers with the unsaved picks of this step on top. */
export function startingAnswers(step: SurveyStep, profile: OwnStudentProfile): Answers {
  const saved = answersOf(profile);
  const kept = findLocalDraft(nameOf(step));
  if (typeof kept !== 'object' || kept === null) return saved;
  const fields = Object.keys(changesOf(step, saved));
  const picked = Object.entries(kept).filter(([field]) => fields.includes(field));
  return { ...saved, ...Object.fromEntries(picked) };
}

export function keepAnswers(step: SurveyStep, answers: Answers, profile: OwnStudentProfile) {
  if (isSame(step, answers, answersOf(profile))) forgetAnswers(step);
  else keepLocalDraft(nameOf(step), changesOf(step, answers));
}

export const forgetAnswers = (step: SurveyStep) => forgetLocalDraft(nameOf(step));
