import { ApiError } from '@questline/contract/client';
import { errors } from '@questline/contract/plain';
import { useMutation } from '@tanstack/react-query';
import type { ComponentType, ReactNode } from 'react';
import { publicApi } from '../../lib/public-api.ts';
import { Button } from '../../ui/button.tsx';

type Face = { title: string; description: string; error?: string | undefined; children?: ReactNode };

/** Email programs open links too, so only the button removes the email. `Frame` draws the page. */
export function WaitlistRemoval({ token, Frame }: { token: string; Frame: ComponentType<Face> }) {
  const removal = useMutation({
    mutationFn: () => publicApi('POST /api/waitlist/removal', { body: { token } }),
  });
  if (removal.isSuccess)
    return (
      <Frame
        title="You're off the waitlist"
        description="We deleted your email and won't contact you again."
      />
    );
  if (removal.error instanceof ApiError && removal.error.code === 'link_expired')
    return (
      <Frame
        title="This link no longer works"
        description="It has expired, or your email was already removed."
      />
    );
  return (
    <Frame
      title="Leave the waitlist?"
      description="We'll delete your email and won't contact you again."
      error={removal.error ? textOf(removal.error) : undefined}
    >
      <Button size="large" wide busy={removal.isPending && 'Removing…'} onClick={() => removal.mutate()}>
        Remove my email
      </Button>
    </Frame>
  );
}

const textOf = (error: Error) => (error instanceof ApiError ? error.text : errors.unexpected.text);
