import { useMutation } from '@tanstack/react-query';
import { api, session, useSession } from '../../lib/session/session.ts';
import { Button } from '../../ui/button.tsx';
import { CelebrationScene } from '../../ui/scenes/celebration-scene.tsx';
import { EntranceFrame } from './entrance-frame.tsx';
import { failureText } from '../../lib/failure-text.ts';
import { SessionLink } from './session-link.tsx';

/** Opening the link changes nothing: mail programs open links too. The button does. */
export function VerifyEmailPage({ token }: { token: string | undefined }) {
  const { current } = useSession();
  const isSignedIn = current.state === 'signed-in';
  const verify = useMutation({
    mutationFn: async (token: string) => {
      await api('POST /api/session/verification', { body: { token } });
      // The address counts as verified from here on; that it cannot be read again yet is no failure.
      if (isSignedIn) await session.lookUpUser().catch(() => undefined);
    },
  });

  if (verify.isSuccess)
    return (
      <EntranceFrame
        title="Your email is verified"
        description="Thank you! Everything is open to you now."
        scene={<CelebrationScene />}
      >
        <p>
          <SessionLink to={isSignedIn && current.type === 'company' ? '/company-overview' : '/incentives'}>
            {isSignedIn ? 'Go on' : 'Sign in'}
          </SessionLink>
        </p>
      </EntranceFrame>
    );
  if (!token)
    return (
      <EntranceFrame
        title="Verify your email"
        description="Please open the link from our mail: this address is only half of it."
      />
    );
  return (
    <EntranceFrame
      title="Verify your email"
      description="One click, and we know that this address is yours."
      error={verify.error ? failureText(verify.error) : undefined}
    >
      <Button
        size="large"
        wide
        busy={verify.isPending && 'Verifying...'}
        onClick={() => verify.mutate(token)}
      >
        Verify my email
      </Button>
      {verify.isError && (
        <p className="text-ink-soft">
          Sign in and choose Resend at the top of the page to get a new link.{' '}
          <SessionLink to="/incentives">{isSignedIn ? 'Go there' : 'Sign in'}</SessionLink>
        </p>
      )}
    </EntranceFrame>
  );
}
