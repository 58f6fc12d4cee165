import type { Verification } from '@questline/contract';
import { verificationForm } from '@questline/contract/companies-verification';
import { codeOfConduct, countryCodes, limits } from '@questline/contract/plain';
import { useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useForm } from 'react-hook-form';
import { failureText } from '../../../lib/format/failure-text.ts';
import { schemaResolver, showFieldErrors } from '../../../lib/forms/form-resolver.ts';
import { api } from '../../../lib/session/session.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { Checkbox } from '../../../ui/forms/checkbox.tsx';
import { Field, FieldError } from '../../../ui/forms/field.tsx';
import { Select } from '../../../ui/forms/select.tsx';
import { TextInput } from '../../../ui/forms/text-input.tsx';
import { verificationQuery, verificationStateQuery } from './verification-queries.ts';

type Values = {
  legal_name: string;
  website: string | null;
  country: string;
  registration_number: string | null;
  contact_role: string;
  conduct: typeof codeOfConduct.version | '';
};

const countryNames = new Intl.DisplayNames('en-US', { type: 'region' });
const countries = countryCodes
  .map((value) => ({ value, label: countryNames.of(value) ?? value }))
  .toSorted((a, b) => a.label.localeCompare(b.label));

export const countryName = (code: string) => countryNames.of(code) ?? code;

export function VerificationForm({ verification }: { verification: Verification }) {
  const id = useId();
  const queryClient = useQueryClient();
  const { submitted, website, company_name } = verification;
  const [isSoleTrader, setSoleTrader] = useState(
    submitted !== null && submitted.registration_number === null,
  );
  const form = useForm<Values>({
    resolver: schemaResolver<Values>(verificationForm),
    defaultValues: {
      legal_name: submitted?.legal_name ?? company_name ?? '',
      website: website ?? '',
      country: submitted?.country ?? 'US',
      registration_number: submitted?.registration_number ?? '',
      contact_role: submitted?.contact_role ?? '',
      conduct: '',
    },
    reValidateMode: 'onSubmit',
  });
  const { isSubmitting, errors } = form.formState;
  const submit = form.handleSubmit(async ({ conduct, ...values }) => {
    if (!isSoleTrader && !values.registration_number) {
      const message = 'Enter the number, or choose “We’re a sole trader”.';
      return form.setError('registration_number', { message }, { shouldFocus: true });
    }
    const body = { ...values, conduct: conduct || codeOfConduct.version };
    if (isSoleTrader) body.registration_number = null;
    try {
      const saved = await api('POST /api/company/verification', { body });
      queryClient.setQueryData(verificationQuery.queryKey, saved);
      queryClient.setQueryData(verificationStateQuery.queryKey, saved.state);
      void queryClient.invalidateQueries({ queryKey: ['companies'] });
      window.scrollTo(0, 0);
    } catch (failure) {
      if (!showFieldErrors(failure, form.setError)) form.setError('root', { message: failureText(failure) });
    }
  });

  return (
    <form
      noValidate
      aria-label="Verification"
      onSubmit={(event) => void submit(event)}
      className="grid gap-6"
    >
      <Card>
        <fieldset disabled={isSubmitting} className="grid gap-5">
          <h2 className="text-lg">About your business</h2>
          <div className="grid gap-5 md:grid-cols-2">
            <Field
              label="Legal name"
              help="As it appears on official papers. For a sole trader, your own name."
              error={errors.legal_name?.message}
            >
              <TextInput autoComplete="organization" {...form.register('legal_name')} />
            </Field>
            <Field label="Country" error={errors.country?.message}>
              <Select options={countries} autoComplete="country" {...form.register('country')} />
            </Field>
          </div>
          <Field
            label="Website"
            optional
            help="It helps us most if it's on the same domain as your email."
            error={errors.website?.message}
          >
            <TextInput inputMode="url" autoComplete="url" {...form.register('website')} />
          </Field>
          <Field
            label="Registration number"
            help="Your EIN, company number or similar"
            error={errors.registration_number?.message}
          >
            <TextInput
              disabled={isSoleTrader}
              maxLength={limits.registrationNumberMaxLength}
              {...form.register('registration_number', { disabled: isSoleTrader })}
            />
          </Field>
          <Checkbox
            label="We’re a sole trader, without a number"
            checked={isSoleTrader}
            onChange={({ target }) => setSoleTrader(target.checked)}
          />
          <Field
            label="Your role"
            help="For example, Owner or Marketing manager"
            error={errors.contact_role?.message}
          >
            <TextInput autoComplete="organization-title" {...form.register('contact_role')} />
          </Field>
        </fieldset>
      </Card>
      <Card>
        <fieldset disabled={isSubmitting} className="grid gap-4">
          <h2 className="text-lg">How you'll work with students</h2>
          <p className="text-ink-soft">The students here are minors. Everyone on your team agrees to this:</p>
          <ul className="grid gap-2 border-l-3 border-trail pl-4">
            {codeOfConduct.rules.map((rule) => (
              <li key={rule}>{rule}</li>
            ))}
          </ul>
          <div className="grid gap-1.5">
            <Checkbox
              label={<span className="font-semibold">We'll follow this code of conduct</span>}
              value={codeOfConduct.version}
              aria-invalid={errors.conduct ? true : undefined}
              aria-describedby={`${id}-conduct`}
              {...form.register('conduct', {
                setValueAs: (value: unknown) => (value ? codeOfConduct.version : ''),
              })}
            />
            <FieldError id={`${id}-conduct`} text={errors.conduct?.message} />
          </div>
        </fieldset>
      </Card>
      {errors.root && <Notice tone="danger">{errors.root.message}</Notice>}
      <div className="flex justify-end">
        <Button type="submit" busy={isSubmitting && 'Submitting…'}>
          Submit for verification
        </Button>
      </div>
    </form>
  );
}
