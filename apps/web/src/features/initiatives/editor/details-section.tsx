import { isQuickWin } from '@questline/contract/hours';
import { limits } from '@questline/contract/plain';
import { Zap } from 'lucide-react';
import { Suspense } from 'react';
import { Field } from '../../../ui/forms/field.tsx';
import { TextInput } from '../../../ui/forms/text-input.tsx';
import { Textarea } from '../../../ui/forms/textarea.tsx';
import { lazyPart } from '../../../ui/lazy/lazy-component.tsx';
import { asNumber, counterNear, useEditorForm } from './editor-form.ts';
import { HoursCheck } from './hours/lazy-hours-check.tsx';
import { SectionHead } from './section-head.tsx';

/** Not needed for the first look at the editor. */
const RewardFields = lazyPart(() => import('./reward-fields.tsx'), 'RewardFields');
const IntakeFields = lazyPart(() => import('./intake-fields.tsx'), 'IntakeFields');

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
  const quickWin = isQuickWin(form.watch('total_hours'));
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
          <Zap aria-hidden className={quickWin ? 'text-sun-strong' : undefined} />
          {quickWin ? (
            <span>
              <b className="text-ink">This is a Quick Win.</b> A good first step for students.
            </span>
          ) : (
            `With up to ${limits.quickWinMaxHours} hours in total, it's a Quick Win.`
          )}
        </p>
        <div className="md:col-span-2">
          <HoursCheck />
        </div>
      </div>
      {/* As high as the fields, so that nothing moves when they arrive. */}
      <div className="min-h-67 md:min-h-40">
        <Suspense>
          <IntakeFields />
        </Suspense>
      </div>
      <div className="min-h-67 md:min-h-40">
        <Suspense>
          <RewardFields />
        </Suspense>
      </div>
      <Field
        label="Commission"
        optional
        help="What else you give, in your own words: “10% of what you sell”, “a day with our baker”."
        error={errors.commission?.message}
      >
        <TextInput maxLength={limits.commissionMaxLength} {...form.register('commission')} />
      </Field>
    </>
  );
}
