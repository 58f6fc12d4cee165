import { limits } from '@questline/contract/plain';
import { Zap } from 'lucide-react';
import { Field } from '../../../ui/forms/field.tsx';
import { TextInput } from '../../../ui/forms/text-input.tsx';
import { Textarea } from '../../../ui/forms/textarea.tsx';
import { asNumber, counterNear, useEditorForm } from './editor-form.ts';
import { SectionHead } from './section-head.tsx';

const texts = [
  { name: 'overview', label: 'Overview', help: 'Why you do this, and what you want to achieve.' },
  {
    name: 'requirements',
    label: 'Requirements',
    help: "We match the skills you mention here, such as writing or photography, with students' skills.",
  },
  {
    name: 'benefits',
    label: 'Benefits',
    help: 'What a student gets out of it: skills, a reference, something to show.',
  },
  { name: 'goals', label: 'Goals', help: 'How you will both know it worked.' },
] as const;

export function DetailsSection() {
  const form = useEditorForm();
  const { errors } = form.formState;
  const values = form.watch(['overview', 'requirements', 'benefits', 'goals']);
  const total = form.watch('total_hours');
  const isQuickWin = total !== null && total >= 1 && total <= limits.quickWinMaxHours;
  return (
    <>
      <SectionHead title="What should students know?">
        Everything here helps students decide. Leave a field empty if it doesn't apply.
      </SectionHead>
      {texts.map(({ name, label, help }, i) => (
        <Field
          key={name}
          label={label}
          optional
          help={help}
          error={errors[name]?.message}
          {...counterNear(values[i]!)}
        >
          <Textarea minRows={3} maxLength={limits.longFieldMaxLength} {...form.register(name)} />
        </Field>
      ))}
      <div className="grid gap-5 md:grid-cols-2">
        <Field label="Hours per week" error={errors.weekly_hours?.message}>
          <TextInput
            type="number"
            inputMode="numeric"
            min={1}
            max={limits.weeklyHoursMax}
            {...form.register('weekly_hours', asNumber)}
          />
        </Field>
        <Field label="Total hours" error={errors.total_hours?.message}>
          <TextInput
            type="number"
            inputMode="numeric"
            min={1}
            max={limits.totalHoursMax}
            {...form.register('total_hours', asNumber)}
          />
        </Field>
        <p
          role="status"
          className="-mt-2 flex items-start gap-2 text-sm text-ink-soft md:col-span-2 [&_svg]:mt-px"
        >
          <Zap aria-hidden className={isQuickWin ? 'text-sun-strong' : undefined} />
          {isQuickWin ? (
            <span>
              <b className="text-ink">This is a Quick Win.</b> A good first step for students.
            </span>
          ) : (
            `With up to ${limits.quickWinMaxHours} hours in total, it's a Quick Win.`
          )}
        </p>
      </div>
      <Field
        label="Commission"
        optional
        help="What you pay or give, in your own words: “$60”, “10% of what you sell”, “a day with our baker”."
        error={errors.commission?.message}
      >
        <TextInput maxLength={limits.commissionMaxLength} {...form.register('commission')} />
      </Field>
    </>
  );
}
