// The form fields of one survey step.
import {
  experienceLevels,
  grades,
  industryCategories,
  type IndustryTag,
  initiativeTags,
  limits,
  motivations,
  skills,
  type SurveyStep,
} from '@questline/contract/plain';
import { hoursInWords } from '../../../lib/format/durations.ts';
import { Field } from '../../../ui/forms/field.tsx';
import { PickOne, PickSome } from '../../../ui/forms/pick-chips.tsx';
import { TagPicker } from '../../../ui/forms/tag-picker.tsx';
import { TextInput } from '../../../ui/forms/text-input.tsx';
import type { AnswerErrors, Answers } from './answers.ts';

type Props = {
  step: SurveyStep;
  answers: Answers;
  onChange: (changes: Partial<Answers>) => void;
  errors: AnswerErrors;
};

const industries = Object.entries(industryCategories).map(([name, tags]) => ({ name, tags }));
/** Kinds of companies that most neighborhoods have. */
const nearby: readonly IndustryTag[] = [
  'Bakeries',
  'Cafes & Coffee',
  'Restaurants',
  'Clothing & Fashion',
  'Books & Stationery',
  'Music',
  'Video Games',
  'Fitness & Gyms',
  'Sports Clubs',
  'Animal Welfare',
  'Charities & Nonprofits',
  'Museums & Galleries',
  'Software',
];
const usualHours = [1, 2, 3, 4, 5, 6, 8, 10, 15, 20];

/** Includes a number that was entered elsewhere, such as in the Apply dialog. */
const hoursWith = (hours: number | null) =>
  hours === null || usualHours.includes(hours)
    ? usualHours
    : [...usualHours, hours].toSorted((a, b) => a - b);

export function AnswerFields({ step, answers, onChange, errors }: Props) {
  if (step === 'school')
    return (
      <>
        <Field label="School" error={errors.school}>
          <TextInput
            value={answers.school}
            maxLength={limits.nameMaxLength}
            autoComplete="off"
            placeholder="Lincoln High School"
            onChange={({ target }) => onChange({ school: target.value })}
          />
        </Field>
        <PickOne
          legend="Grade"
          options={grades}
          labelOf={(grade) => `Grade ${grade}`}
          value={answers.grade}
          onChange={(grade) => onChange({ grade })}
          error={errors.grade}
        />
      </>
    );
  if (step === 'skills')
    return (
      <>
        <PickSome
          legend="Skills"
          note="as many as you like"
          options={skills}
          value={answers.skills}
          onChange={(picked) => onChange({ skills: picked })}
          error={errors.skills}
        />
        <PickOne
          legend="Experience with work like this"
          options={experienceLevels}
          value={answers.experience_level}
          onChange={(experience_level) => onChange({ experience_level })}
          clearable
          error={errors.experience_level}
        />
      </>
    );
  if (step === 'motivations')
    return (
      <PickSome
        legend="Motivations"
        options={motivations}
        max={limits.motivationsMax}
        value={answers.motivations}
        onChange={(picked) => onChange({ motivations: picked })}
        error={errors.motivations}
      />
    );
  if (step === 'initiative_interests')
    return (
      <PickSome
        legend="Initiative interests"
        options={initiativeTags}
        max={limits.initiativeInterestsMax}
        value={answers.initiative_tags}
        onChange={(picked) => onChange({ initiative_tags: picked })}
        error={errors.initiative_tags}
      />
    );
  if (step === 'company_interests')
    return (
      <TagPicker
        inPage
        label="Company interests"
        catalog={industries}
        first={nearby}
        max={limits.companyInterestsMax}
        value={answers.company_tags}
        onChange={(company_tags) => onChange({ company_tags })}
        {...(errors.company_tags && { error: errors.company_tags })}
      />
    );
  return (
    <>
      <PickOne
        legend="Hours per week"
        options={hoursWith(answers.weekly_hours_available)}
        labelOf={hoursInWords}
        value={answers.weekly_hours_available}
        onChange={(weekly_hours_available) => onChange({ weekly_hours_available })}
        clearable
        error={errors.weekly_hours_available}
      />
      <fieldset className="grid gap-4">
        <legend className="font-semibold">
          Your social handles <span className="font-normal text-ink-soft">(optional)</span>
        </legend>
        <p className="text-sm text-ink-soft">
          Only companies that accept you can see these, and only if you share them.
        </p>
        <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,16rem),1fr))]! gap-4">
          <Handle
            label="Instagram"
            lead="@"
            value={answers.instagram_handle}
            onChange={(instagram_handle) => onChange({ instagram_handle })}
            error={errors.instagram_handle}
          />
          <Handle
            label="LinkedIn"
            lead="linkedin.com/in/"
            value={answers.linkedin_handle}
            onChange={(linkedin_handle) => onChange({ linkedin_handle })}
            error={errors.linkedin_handle}
          />
        </div>
      </fieldset>
    </>
  );
}

type HandleProps = {
  label: string;
  /** What comes before the handle in its address. */
  lead: string;
  value: string;
  onChange: (value: string) => void;
  error: string | undefined;
};

const Handle = ({ label, lead, value, onChange, error }: HandleProps) => (
  <Field label={label} error={error}>
    <TextInput
      lead={lead}
      value={value}
      maxLength={limits.handleMaxLength}
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      onChange={({ target }) => onChange(target.value)}
    />
  </Field>
);
