import { ApiError } from '@questline/contract/client';
import { useState } from 'react';
import { failureText } from '../../lib/format/failure-text.ts';
import { api } from '../../lib/session/session.ts';
import { Button } from '../../ui/button.tsx';
import { AuthFrame } from './auth-frame.tsx';
import { openPagesText } from './open-pages-text.ts';
import { SignInLinks } from './sign-in-links.tsx';

type Step = 'confirm' | 'stop';
type Props = { step: Step | undefined; token: string | undefined };

const words: Record<Step, Record<'title' | 'text' | 'button' | 'busy' | 'doneTitle' | 'doneText', string>> = {
  confirm: {
    title: 'Confirm your new email',
    text: `From now on, you'll sign in with this email. We'll sign you out on all devices. ${openPagesText}`,
    button: 'Use this email',
    busy: 'Confirming…',
    doneTitle: 'Your new email is confirmed',
    doneText: 'Sign in with it. Your password is the same. If you forgot it, you can reset it.',
  },
  stop: {
    title: 'Stop the change of your email?',
    text: `Your account keeps this email. If it was already changed, we change it back, sign everyone out, and send you a link to choose a new password. ${openPagesText}`,
    button: 'Stop the change',
    busy: 'Stopping…',
    doneTitle: 'Your account keeps this email',
    doneText: 'If it was already changed, check your inbox for a link to choose a new password.',
  },
};

/** Email programs open links too, so only the button changes something. */
export function EmailChangePage({ step, token }: Props) {
  const [state, setState] = useState<'asking' | 'sending' | 'done'>('asking');
  const [error, setError] = useState<unknown>();
  async function send(body: { step: Step; token: string }) {
    setState('sending');
    setError(undefined);
    try {
      await api('POST /api/session/email-change', { body });
      setState('done');
    } catch (failure) {
      setError(failure);
      setState('asking');
    }
  }

  if (!step || !token)
    return (
      <AuthFrame
        title="Change your email"
        description="This link is incomplete. Open the link in our email again."
      />
    );
  const { title, text, button, busy, doneTitle, doneText } = words[step];
  if (state === 'done')
    return (
      <AuthFrame title={doneTitle} description={doneText}>
        <SignInLinks />
      </AuthFrame>
    );
  if (error instanceof ApiError && error.code === 'link_expired')
    return (
      <AuthFrame
        title="This link doesn't work anymore"
        description="It has expired or was replaced. Reply to our email, and our team will help you."
      />
    );
  return (
    <AuthFrame title={title} description={text} error={error ? failureText(error) : undefined}>
      <Button size="large" wide busy={state === 'sending' && busy} onClick={() => void send({ step, token })}>
        {button}
      </Button>
    </AuthFrame>
  );
}
