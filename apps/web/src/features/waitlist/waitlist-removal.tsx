import { ApiError } from '@questline/contract/client';
import { errors } from '@questline/contract/plain';
import { useMutation } from '@tanstack/react-query';
import type { ComponentType, ReactNode } from 'react';
import { publicApi } from '../../lib/public-api.ts';
import { Button } from '../../ui/button.tsx';

type Face = { title: string; description: string; error?: string | undefined; children?: ReactNode };

/** Opening the link changes nothing: mail programs open links too. The button does. `Frame` draws the page. */
export function WaitlistRemoval({ token, Frame }: { token: string; Frame: ComponentType<Face> }) {
  const removal = useMutation({
    mutationFn: () => publicApi('POST /api/waitlist/removal', { body: { token } }),
  });
  if (removal.isSuccess)
    return (
      <Frame
        title="You are off the list"
        description="Your address is deleted, and we will not write to it again."
      />
    );
  if (removal.error instanceof ApiError && removal.error.code === 'link_expired')
    return (
      <Frame
        title="This link no longer works"
        description="It has expired, or your address was already taken off the list."
      />
    );
  return (
    <Frame
      title="Leave the waitlist?"
      description="We delete your address and do not write to you again."
      error={removal.error ? textOf(removal.error) : undefined}
    >
      <Button size="large" wide busy={removal.isPending && 'Removing...'} onClick={() => removal.mutate()}>
        Remove my address
      </Button>
    </Frame>
  );
}

const textOf = (error: Error) => (error instanceof ApiError ? error.text : errors.unexpected.text);
