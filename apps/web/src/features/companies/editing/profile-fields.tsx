// The fields of a company's profile in groups. The editor shows all of them, the onboarding one group per step.
import { industryCategories, industryNames, limits } from '@questline/contract/plain';
import type { ReactNode } from 'react';
import { daysInWords } from '../../../lib/format/durations.ts';
import { Field } from '../../../ui/forms/field.tsx';
import { Select } from '../../../ui/forms/select.tsx';
import { TagPicker } from '../../../ui/forms/tag-picker.tsx';
import { TextInput } from '../../../ui/forms/text-input.tsx';
import { Textarea } from '../../../ui/forms/textarea.tsx';
import type { ProfileForm } from './profile-form.ts';

type Props = { form: ProfileForm };

/** What shops and restaurants pick comes first. */
const catalog = [...new Set(['Food & Beverage', 'Retail & Consumer', ...industryNames] as const)].map(
  (name) => ({
    name,
    tags: industryCategories[name],
  }),
);

/** `canRename`: whether the person is an owner. */
export function BasicsFields({ form, canRename }: Props & { canRename: boolean }) {
  const { errors } = form.formState;
  return (
    <>
      <Field
        label="Company name"
        help={
          canRename
            ? 'Students see it on your profile and on every initiative.'
            : "Only owners can change the company's name."
        }
        error={errors.company_name?.message}
      >
        <TextInput autoComplete="organization" readOnly={!canRename} {...form.register('company_name')} />
      </Field>
      <Field label="Website" optional error={errors.website?.message}>
        <TextInput
          inputMode="url"
          autoComplete="url"
          placeholder="yourshop.com"
          {...form.register('website', { onBlur: () => void form.trigger('website') })}
        />
      </Field>
      <TagPicker
        label="Industry tags"
        catalog={catalog}
        value={form.watch('industry')}
        onChange={(tags) => form.setValue('industry', tags, { shouldDirty: true })}
        max={limits.companyTagsMax}
        help="Students who like these see your initiatives first."
      />
    </>
  );
}

const promises = Array.from({ length: limits.answerDaysMax }, (_, i) => ({
  value: String(i + 1),
  label: daysInWords(i + 1),
}));

/** `canChange`: whether the person is an owner. */
export const PromiseField = ({ form, canChange }: Props & { canChange: boolean }) => (
  <Field
    label="We answer students within"
    help={
      canChange
        ? 'Students see this before they apply. Students who are already waiting keep what you promised them.'
        : 'Only owners can change this.'
    }
    error={form.formState.errors.answers_within_days?.message}
  >
    <Select
      options={promises}
      disabled={!canChange}
      value={String(form.watch('answers_within_days'))}
      onChange={({ currentTarget }) =>
        form.setValue('answers_within_days', Number(currentTarget.value), { shouldDirty: true })
      }
    />
  </Field>
);

/** `examples` shows a sample text below each field. */
export function StoryFields({ form, examples = false }: Props & { examples?: boolean }) {
  const { errors } = form.formState;
  const max = limits.longFieldMaxLength;
  return (
    <>
      <Field
        label="Mission"
        help="One or two sentences: what would people miss without you?"
        error={errors.mission?.message}
      >
        <Textarea minRows={2} value={form.watch('mission')} {...form.register('mission')} />
      </Field>
      {examples && (
        <Example>
          Good bread for everyone within a ten-minute walk, baked by people who know your name.
        </Example>
      )}
      <Field
        label="Description"
        help="Who you are, how big your team is, and what students would get to see."
        error={errors.description?.message}
        counter={{ length: form.watch('description').trim().length, max }}
      >
        <Textarea minRows={6} value={form.watch('description')} {...form.register('description')} />
      </Field>
      {examples && (
        <Example>
          We're a family bakery on Mill Street, open since 1998: nine people, two ovens. We bake for the shop,
          three schools and the Saturday market. We know a lot about bread and little about the people who
          walk past without coming in. That's where you can help.
        </Example>
      )}
    </>
  );
}

const Example = ({ children }: { children: ReactNode }) => (
  <p className="-mt-3 rounded-control bg-sunken px-4 py-3 text-sm">
    <span className="font-semibold text-ink-soft">Example: </span>
    {children}
  </p>
);
