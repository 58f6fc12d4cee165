// A student's answers in six groups: the steps of the survey and the sections of the profile.
import type { OwnStudentProfile, StudentChanges } from '@questline/contract';
import type { SurveyStep } from '@questline/contract/plain';

export type Answers = {
  school: string;
  grade: number | null;
  skills: readonly string[];
  experience_level: string | null;
  motivations: readonly string[];
  initiative_tags: readonly string[];
  company_tags: readonly string[];
  weekly_hours_available: number | null;
  instagram_handle: string;
  linkedin_handle: string;
};
export type AnswerErrors = Partial<Record<keyof Answers, string>>;

const fields = {
  school: ['school', 'grade'],
  skills: ['skills', 'experience_level'],
  motivations: ['motivations'],
  initiative_interests: ['initiative_tags'],
  company_interests: ['company_tags'],
  availability: ['weekly_hours_available', 'instagram_handle', 'linkedin_handle'],
} as const satisfies Record<SurveyStep, readonly (keyof Answers)[]>;

export const answersOf = ({ contacts, ...profile }: OwnStudentProfile): Answers => ({
  school: contacts.school ?? '',
  grade: profile.grade,
  skills: profile.skills,
  experience_level: profile.experience_level,
  motivations: profile.motivations,
  initiative_tags: profile.initiative_tags,
  company_tags: profile.company_tags,
  weekly_hours_available: profile.weekly_hours_available,
  instagram_handle: contacts.instagram_handle ?? '',
  linkedin_handle: contacts.linkedin_handle ?? '',
});

/** The request body for one group. */
export const changesOf = (step: SurveyStep, answers: Answers): StudentChanges =>
  Object.fromEntries(fields[step].map((field) => [field, answers[field]]));

export const isSame = (step: SurveyStep, a: Answers, b: Answers): boolean =>
  JSON.stringify(changesOf(step, a)) === JSON.stringify(changesOf(step, b));

/** Whether anything was answered. The server decides whether the step is done. */
export const isAnswered = (step: SurveyStep, answers: Answers): boolean =>
  fields[step].some((field) => {
    const value = answers[field];
    return typeof value === 'string'
      ? value.trim() !== ''
      : Array.isArray(value)
        ? value.length > 0
        : value !== null;
  });

/** Only the first step is required. */
export function missingIn(step: SurveyStep, { school, grade }: Answers): AnswerErrors {
  if (step !== 'school') return {};
  return {
    ...(!school.trim() && { school: "Enter your school's name." }),
    ...(grade === null && { grade: 'Choose your grade.' }),
  };
}

/** The server's errors, by field. */
export const errorsOf = (said: Record<string, string>): AnswerErrors =>
  Object.fromEntries(Object.entries(said).map(([name, text]) => [name.replace(/^body\./, ''), text]));
