// Signing in needs neither the form library nor the contract's schemas: 25 kB, as much as the rest of the page without React.
// The fields are uncontrolled, because people type before the script has loaded.
import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { session } from '../../lib/session/session.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/forms/field.tsx';
import { PasswordInput } from '../../ui/forms/password-input.tsx';
import { TextInput } from '../../ui/forms/text-input.tsx';
import { TextLink } from './text-link.tsx';
import type { useSubmission } from './use-submission.ts';

type Props = { run: ReturnType<typeof useSubmission>['run'] };
type Name = 'email' | 'password';
type Errors = Partial<Record<Name, string | undefined>>;

type Fields = Record<Name, HTMLInputElement>;
const fieldsOf = (form: HTMLFormElement) => form.elements as unknown as Fields;

/** What the server would refuse. */
const check = ({ email, password }: Fields): Errors => ({
  ...(!(email.value && email.validity.valid) && { email: 'Please enter a valid email' }),
  ...(!password.value && { password: 'Password is required' }),
});

export function SignInForm({ run }: Props) {
  const form = useRef<HTMLFormElement>(null);
  const [errors, setErrors] = useState<Errors>({});
  const [isSubmitting, setSubmitting] = useState(false);
  useEffect(() => {
    // Disabled fields can't have the focus.
    const first = !isSubmitting && (['email', 'password'] as const).find((name) => errors[name]);
    if (first) fieldsOf(form.current!)[first].focus();
  }, [errors, isSubmitting]);

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isSubmitting) return;
    const { email, password } = fieldsOf(event.currentTarget);
    const found = check({ email, password });
    setErrors(found);
    if (Object.keys(found).length > 0) return;
    setSubmitting(true);
    const setError = (name: string, { message }: { message?: string }) =>
      setErrors((others) => ({ ...others, [name]: message }));
    await run({ setError }, () => session.signIn({ email: email.value, password: password.value }));
    setSubmitting(false);
  }

  return (
    // Without a script, a form with this method sends nothing. The password would end up in the address otherwise.
    <form
      ref={form}
      method="dialog"
      noValidate
      onSubmit={(event) => void submit(event)}
      className="grid gap-5"
    >
      <fieldset disabled={isSubmitting} className="grid gap-5">
        <Field label="Email" error={errors.email}>
          <TextInput type="email" name="email" autoComplete="username" />
        </Field>
        <div className="grid gap-2">
          <Field label="Password" error={errors.password}>
            <PasswordInput name="password" autoComplete="current-password" />
          </Field>
          <TextLink href="/forgot-password" className="justify-self-end text-sm">
            Forgot password?
          </TextLink>
        </div>
      </fieldset>
      <Button type="submit" size="large" wide busy={isSubmitting && 'Signing in...'}>
        Sign in
      </Button>
      <p className="hidden noscript:block">Turn on JavaScript to sign in.</p>
    </form>
  );
}
