import { ApiError } from '@questline/contract/client';
import { operatorPassword } from '@questline/contract/desk';
import { limits } from '@questline/contract/plain';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { hoursInWords } from '../lib/format/durations.ts';
import { failureText } from '../lib/format/failure-text.ts';
import { schemaResolver, showFieldErrors } from '../lib/forms/form-resolver.ts';
import { Button, ButtonLink } from '../ui/button.tsx';
import { FailedNotice, Notice } from '../ui/feedback/notice.tsx';
import { SkeletonFields } from '../ui/feedback/skeleton.tsx';
import { Checkbox } from '../ui/forms/checkbox.tsx';
import { Field } from '../ui/forms/field.tsx';
import { PasswordInput } from '../ui/forms/password-input.tsx';
import { TextInput } from '../ui/forms/text-input.tsx';
import { createPasskey, hasPasskeys, passkeyFailureText } from './browser-passkeys.ts';
import { DeskFrame } from './desk-frame.tsx';
import { deskApi } from './desk-queries.ts';
import { RecoveryCodes } from './recovery-codes.tsx';

type Props = { token: string; onDone: () => void };

const isSpent = (error: unknown) => error instanceof ApiError && error.code === 'link_expired';

/** An operator opens the link of `questline operator create` or of a lead's email: password, passkey, recovery codes. */
export function SetUpPage({ token, onDone }: Props) {
  const [codes, setCodes] = useState<string[]>();
  const [spent, setSpent] = useState(!token);
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['set-up'],
    queryFn: () => deskApi('POST /api/desk/set-up', { body: { token } }),
    enabled: !spent,
    staleTime: Infinity,
  });

  if (codes) return <SaveCodes codes={codes} onDone={onDone} />;
  if (spent || isSpent(error)) return <SpentLink />;
  if (data)
    return <Credentials person={data} token={token} onCodes={setCodes} onSpent={() => setSpent(true)} />;
  return (
    <DeskFrame title="Set up your account">
      {error ? (
        <FailedNotice title="Failed to open the link" busy={isFetching} onRetry={() => void refetch()}>
          {failureText(error)}
        </FailedNotice>
      ) : (
        <SkeletonFields count={2} />
      )}
    </DeskFrame>
  );
}

const SpentLink = () => (
  <DeskFrame
    title="This link doesn't work anymore"
    description={`A set-up link works once, for ${hoursInWords(limits.operatorSetupHours)}. Ask the person who sent it for a new one. If your account is already set up, you can sign in.`}
  >
    <ButtonLink href="/desk" size="large" wide>
      Go to sign-in
    </ButtonLink>
  </DeskFrame>
);

type CredentialsProps = {
  person: { name: string; email: string };
  token: string;
  onCodes: (codes: string[]) => void;
  onSpent: () => void;
};

function Credentials({ person, token, onCodes, onSpent }: CredentialsProps) {
  const [failure, setFailure] = useState<string>();
  const form = useForm({
    resolver: schemaResolver(operatorPassword),
    defaultValues: { password: '' },
    reValidateMode: 'onSubmit',
  });
  const { isSubmitting, errors } = form.formState;
  const submit = form.handleSubmit(async ({ password }) => {
    setFailure(undefined);
    const entered = { token, password };
    try {
      const options = await deskApi('POST /api/desk/set-up/options', { body: entered });
      const body = { ...entered, ...(await createPasskey(options)) };
      onCodes((await deskApi('POST /api/desk/set-up/completion', { body })).recovery_codes);
    } catch (error) {
      if (isSpent(error)) onSpent();
      else if (!showFieldErrors(error, form.setError)) setFailure(passkeyFailureText(error));
    }
  });

  return (
    <DeskFrame
      title="Set up your account"
      description={`Hi ${person.name}. Choose a password, then create a passkey on this device. You'll need both to sign in.`}
      error={failure}
    >
      {!hasPasskeys() && (
        <Notice tone="warn">
          This browser doesn't support passkeys. Please open the link in another one.
        </Notice>
      )}
      <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-5">
        <Field label="Email">
          <TextInput type="email" autoComplete="username" readOnly value={person.email} />
        </Field>
        <fieldset disabled={isSubmitting}>
          <Field
            label="Password"
            help={errors.password ? undefined : `At least ${limits.operatorPasswordMinLength} characters.`}
            error={errors.password?.message}
          >
            <PasswordInput autoComplete="new-password" {...form.register('password')} />
          </Field>
        </fieldset>
        <Button type="submit" size="large" wide busy={isSubmitting && 'Creating your passkey…'}>
          Create passkey
        </Button>
      </form>
    </DeskFrame>
  );
}

function SaveCodes({ codes, onDone }: { codes: string[]; onDone: () => void }) {
  const [saved, setSaved] = useState(false);
  return (
    <DeskFrame
      title="Save your recovery codes"
      description="If you lose your passkey, you can sign in with one of these codes. Each one works once. We won't show them again."
    >
      <RecoveryCodes codes={codes} />
      <Checkbox
        label="I saved the codes in a safe place"
        checked={saved}
        onChange={({ target }) => setSaved(target.checked)}
      />
      <Button size="large" wide disabled={!saved} onClick={onDone}>
        Go to the desk
      </Button>
    </DeskFrame>
  );
}
