// Profile completeness and survey progress, both derived from the profile.
export type StudentFacts = {
  photo_url: string | null;
  grade: number | null;
  skills: readonly string[];
  experience_level: string | null;
  weekly_hours_available: number | null;
  motivations: readonly string[];
  initiative_tags: readonly string[];
  company_tags: readonly string[];
  contacts: { school: string | null; instagram_handle: string | null; linkedin_handle: string | null };
};

/** Ten parts of equal weight, in the order we ask for them. */
export const profileParts = [
  'photo',
  'school',
  'grade',
  'skills',
  'experience_level',
  'motivations',
  'initiative_tags',
  'company_tags',
  'weekly_hours',
  'handle',
] as const;
export type ProfilePart = (typeof profileParts)[number];

const partsOf = (it: StudentFacts): Record<ProfilePart, boolean> => ({
  photo: it.photo_url !== null,
  school: it.contacts.school !== null,
  grade: it.grade !== null,
  skills: it.skills.length > 0,
  experience_level: it.experience_level !== null,
  motivations: it.motivations.length > 0,
  initiative_tags: it.initiative_tags.length > 0,
  company_tags: it.company_tags.length > 0,
  weekly_hours: it.weekly_hours_available !== null,
  handle: it.contacts.instagram_handle !== null || it.contacts.linkedin_handle !== null,
});

export function completenessOf(student: StudentFacts): { percent: number; missing: ProfilePart[] } {
  const done = partsOf(student);
  const missing = profileParts.filter((part) => !done[part]);
  return { percent: Math.round(100 * (1 - missing.length / profileParts.length)), missing };
}

/** The first step is required. The last one also asks for handles, which are optional. */
export const surveySteps = [
  'school',
  'skills',
  'motivations',
  'initiative_interests',
  'company_interests',
  'availability',
] as const;
export type SurveyStep = (typeof surveySteps)[number];
export const skippableSteps = surveySteps.slice(1) as [SurveyStep, ...SurveyStep[]];

export const stepStates = ['answered', 'skipped', 'open'] as const;
export type StepState = (typeof stepStates)[number];

type Parts = Record<ProfilePart, boolean>;
const answers: Record<SurveyStep, (it: Parts) => boolean> = {
  school: (it) => it.school && it.grade,
  skills: (it) => it.skills || it.experience_level,
  motivations: (it) => it.motivations,
  initiative_interests: (it) => it.initiative_tags,
  company_interests: (it) => it.company_tags,
  availability: (it) => it.weekly_hours,
};

type SurveyMarks = {
  skipped: readonly string[];
  /** The last step was reached. */
  finished: boolean;
};

/** A step is answered once the profile contains the answer, wherever it was entered. The survey is done when no step is
 *  open or the last step was reached. */
export function surveyOf(student: StudentFacts, { skipped, finished }: SurveyMarks) {
  const done = partsOf(student);
  const steps = surveySteps.map((step) => {
    const state: StepState = answers[step](done) ? 'answered' : skipped.includes(step) ? 'skipped' : 'open';
    return { step, state };
  });
  const next = steps.find(({ state }) => state === 'open')?.step ?? null;
  return { steps, next, done: finished || next === null };
}
