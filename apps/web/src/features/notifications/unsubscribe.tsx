import { ApiError } from '@questline/contract/client';
import type { NotificationKind } from '@questline/contract/plain';
import { useMutation } from '@tanstack/react-query';
import type { ComponentType, ReactNode } from 'react';
import { failureText } from '../../lib/format/failure-text.ts';
import { publicApi } from '../../lib/public-api.ts';
import { Button } from '../../ui/button.tsx';
import { kindWords } from './kind-words.ts';

type Face = { title: string; description: string; error?: string | undefined; children?: ReactNode };
type Props = { kind: NotificationKind; token: string; Frame: ComponentType<Face> };

/** Opening the link changes nothing: mail programs open links too. A button does, and nobody has to sign in for it. */
export function Unsubscribe({ kind, token, Frame }: Props) {
  const stop = useMutation({
    mutationFn: (all: boolean) =>
      publicApi('POST /api/unsubscribe', { query: { token, ...(all && { all: 'true' as const }) } }),
  });
  const isExpired = stop.error instanceof ApiError && stop.error.code === 'link_expired';
  const what = kindWords[kind];
  if (stop.isSuccess)
    return (
      <Frame
        title="Done, no more of these"
        description={
          stop.variables
            ? 'You get no more mails from us, but those about your account itself. In your settings you can turn them on again.'
            : `You get no more mails about “${what}”. In your settings you can turn them on again.`
        }
      />
    );
  if (isExpired)
    return (
      <Frame
        title="This link no longer works"
        description="It has expired, or the account is gone. You can choose your mails in your settings."
      />
    );
  const busyWith = (all: boolean) => stop.isPending && stop.variables === all && 'Stopping...';
  return (
    <Frame
      title="Fewer mails?"
      description={`This mail was about “${what}”. Whatever you stop, you still see it in the app.`}
      error={stop.error ? failureText(stop.error) : undefined}
    >
      <div className="grid gap-3">
        <Button size="large" wide busy={busyWith(false)} onClick={() => stop.mutate(false)}>
          Stop mails about “{what}”
        </Button>
        <Button size="large" wide variant="secondary" busy={busyWith(true)} onClick={() => stop.mutate(true)}>
          Stop all mails
        </Button>
      </div>
    </Frame>
  );
}
