// The second step of signing in: a passkey or a recovery code.
import type { OperatorSession, PasskeyRequest } from '@questline/contract';
import { ApiError } from '@questline/contract/client';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { KeyRound } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { failureText } from '../lib/format/failure-text.ts';
import { Button } from '../ui/button.tsx';
import { Field } from '../ui/forms/field.tsx';
import { TextInput } from '../ui/forms/text-input.tsx';
import { hasPasskeys, passkeyFailureText, signWithPasskey } from './browser-passkeys.ts';
import { DeskFrame } from './desk-frame.tsx';
import { deskApi, enterDesk } from './desk-queries.ts';

type Props = {
  options: PasskeyRequest;
  /** The challenge is used up, or the operator wants to enter another email. */
  onStartOver: (reason?: string) => void;
};

/** A refused passkey uses up the challenge, and so does time. */
const needsNewChallenge = (error: unknown) =>
  error instanceof ApiError && (error.code === 'passkey_refused' || error.code === 'session_ended');

function useConfirm<Entered = void>(
  confirm: (entered: Entered) => Promise<OperatorSession>,
  onStartOver: Props['onStartOver'],
) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: confirm,
    onSuccess: (operator) => enterDesk(queryClient, operator),
    onError: (error) => {
      if (needsNewChallenge(error)) onStartOver(failureText(error));
    },
  });
}

export function SecondStep(props: Props) {
  const [withCode, setWithCode] = useState(!hasPasskeys());
  return withCode ? (
    <CodeStep {...props} onPasskey={() => setWithCode(false)} />
  ) : (
    <PasskeyStep {...props} onCode={() => setWithCode(true)} />
  );
}

function PasskeyStep({ options, onStartOver, onCode }: Props & { onCode: () => void }) {
  const { mutate, isPending, error } = useConfirm(
    async () => deskApi('POST /api/desk/session/passkey', { body: await signWithPasskey(options) }),
    onStartOver,
  );
  return (
    <DeskFrame
      title="Confirm it's you"
      description="Use your passkey: a fingerprint, your face, a PIN or a security key."
      error={error ? passkeyFailureText(error) : undefined}
    >
      <Button
        size="large"
        wide
        icon={<KeyRound aria-hidden />}
        busy={isPending && 'Waiting for your passkey…'}
        onClick={() => mutate()}
      >
        Use passkey
      </Button>
      <OtherWays onStartOver={onStartOver} onSwitch={onCode} other="Use a recovery code" />
    </DeskFrame>
  );
}

function CodeStep({ options, onStartOver, onPasskey }: Props & { onPasskey: () => void }) {
  const [code, setCode] = useState('');
  const [missing, setMissing] = useState(false);
  const { mutate, isPending, error } = useConfirm(
    (code: string) =>
      deskApi('POST /api/desk/session/recovery-code', { body: { challenge: options.challenge, code } }),
    onStartOver,
  );
  function submit(event: FormEvent) {
    event.preventDefault();
    setMissing(!code.trim());
    if (code.trim()) mutate(code);
  }
  const problem = missing ? 'Enter a recovery code.' : error ? failureText(error) : undefined;

  return (
    <DeskFrame
      title="Use a recovery code"
      description="Enter one of the codes that you saved when you set up your account. Each one works once."
    >
      <form noValidate onSubmit={submit} className="grid gap-5">
        <Field label="Recovery code" error={problem}>
          <TextInput
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            placeholder="ABCD-EFGH-JKMN-PQRS"
            value={code}
            onChange={({ target }) => setCode(target.value)}
          />
        </Field>
        <Button type="submit" size="large" wide busy={isPending && 'Signing in…'}>
          Sign in
        </Button>
      </form>
      <OtherWays
        onStartOver={onStartOver}
        onSwitch={hasPasskeys() ? onPasskey : undefined}
        other="Use a passkey"
      />
    </DeskFrame>
  );
}

type OtherProps = Pick<Props, 'onStartOver'> & { onSwitch: (() => void) | undefined; other: string };

const OtherWays = ({ onStartOver, onSwitch, other }: OtherProps) => (
  <div className="flex flex-wrap justify-between gap-3">
    {onSwitch && (
      <Button variant="quiet" onClick={onSwitch}>
        {other}
      </Button>
    )}
    <Button variant="quiet" onClick={() => onStartOver()}>
      Start over
    </Button>
  </div>
);
