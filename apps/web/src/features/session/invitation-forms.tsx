import type { UserType } from '@questline/contract/plain';
import { newTeammate, returningTeammate } from '@questline/contract/session-invitations';
import { useForm } from 'react-hook-form';
import { schemaResolver } from '../../lib/forms/form-resolver.ts';
import { session } from '../../lib/session/session.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/forms/field.tsx';
import { PasswordInput } from '../../ui/forms/password-input.tsx';
import { TextInput } from '../../ui/forms/text-input.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { passwordRules } from './password-rules.ts';
import { SessionLink } from './session-link.tsx';
import { SmallPrint } from './small-print.tsx';
import { useSubmission } from './use-submission.ts';

type Props = { token: string; email: string; onSignedIn: (type: UserType) => Promise<void> };

export function JoinWithNewAccount({ token, email, onSignedIn }: Props) {
  const { error, run } = useSubmission({ type: 'company', mode: 'sign-up', onSignedIn });
  const form = useForm({
    resolver: schemaResolver(newTeammate),
    defaultValues: { full_name: '', password: '' },
    reValidateMode: 'onSubmit',
  });
  const { isSubmitting, errors } = form.formState;
  const submit = form.handleSubmit((body) => run(form, () => session.joinTeam({ token, ...body })));
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-5">
      {error && <Notice tone="danger">{error}</Notice>}
      <fieldset disabled={isSubmitting} className="grid gap-5">
        <Field
          label="Full Name"
          help="Students see it next to what you write."
          error={errors.full_name?.message}
        >
          <TextInput autoComplete="name" {...form.register('full_name')} />
        </Field>
        <Field label="Email">
          <TextInput type="email" autoComplete="username" readOnly value={email} />
        </Field>
        <Field label="Password" help={passwordRules} error={errors.password?.message}>
          <PasswordInput autoComplete="new-password" {...form.register('password')} />
        </Field>
      </fieldset>
      <Button type="submit" size="large" wide busy={isSubmitting && 'Joining…'}>
        Join the team
      </Button>
      <SmallPrint />
    </form>
  );
}

export function JoinWithAccount({ token, email, onSignedIn }: Props) {
  const { error, run } = useSubmission({ type: 'company', mode: 'sign-in', onSignedIn });
  const form = useForm({
    resolver: schemaResolver(returningTeammate),
    defaultValues: { password: '' },
    reValidateMode: 'onSubmit',
  });
  const { isSubmitting, errors } = form.formState;
  const submit = form.handleSubmit((body) => run(form, () => session.joinTeamAgain({ token, ...body })));
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-5">
      {error && <Notice tone="danger">{error}</Notice>}
      <p className="text-ink-soft">An account can belong to one company at a time.</p>
      <fieldset disabled={isSubmitting} className="grid gap-5">
        <Field label="Email">
          <TextInput type="email" autoComplete="username" readOnly value={email} />
        </Field>
        <Field label="Password" error={errors.password?.message}>
          <PasswordInput autoComplete="current-password" {...form.register('password')} />
        </Field>
      </fieldset>
      <Button type="submit" size="large" wide busy={isSubmitting && 'Joining…'}>
        Join the team
      </Button>
      <p className="text-ink-soft">
        <SessionLink to="/forgot-password">Forgot password?</SessionLink>
      </p>
    </form>
  );
}
