// What the sign-in form looks like, without what it does: the build also renders it into the document.
import type { ComponentProps } from 'react';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/forms/field.tsx';
import { PasswordInput } from '../../ui/forms/password-input.tsx';
import { TextInput } from '../../ui/forms/text-input.tsx';
import { SessionLink } from './session-link.tsx';

type Name = 'email' | 'password';

type Props = ComponentProps<'form'> & {
  propsOf: (name: Name) => ComponentProps<'input'>;
  errors?: Partial<Record<Name, { message?: string }>>;
  busy?: boolean;
};

export const SignInFields = ({ propsOf, errors, busy = false, ...form }: Props) => (
  <form {...form} className="grid gap-5">
    <fieldset disabled={busy} className="grid gap-5">
      <Field label="Email" error={errors?.email?.message}>
        <TextInput type="email" autoComplete="username" {...propsOf('email')} />
      </Field>
      <div className="grid gap-2">
        <Field label="Password" error={errors?.password?.message}>
          <PasswordInput autoComplete="current-password" {...propsOf('password')} />
        </Field>
        <SessionLink to="/forgot-password" className="justify-self-end text-sm">
          Forgot password?
        </SessionLink>
      </div>
    </fieldset>
    <Button type="submit" size="large" wide busy={busy && 'Signing in...'}>
      Sign in
    </Button>
  </form>
);
