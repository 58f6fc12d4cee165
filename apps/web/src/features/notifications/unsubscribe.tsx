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

/** Email programs open links too, so only a button unsubscribes. Nobody has to sign in. */
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
        title="You're unsubscribed"
        description={
          stop.variables
            ? "You won't get emails from us anymore, except about your account. You can turn them back on in your settings."
            : `You won't get emails about “${what}” anymore. You can turn them back on in your settings.`
        }
      />
    );
  if (isExpired)
    return (
      <Frame
        title="This link no longer works"
        description="It has expired, or the account was deleted. You can choose your emails in your settings."
      />
    );
  const busyWith = (all: boolean) => stop.isPending && stop.variables === all && 'Stopping…';
  return (
    <Frame
      title="Unsubscribe from emails?"
      description={`This email was about “${what}”. You'll still see these notifications in the app.`}
      error={stop.error ? failureText(stop.error) : undefined}
    >
      <div className="grid gap-3">
        <Button size="large" wide busy={busyWith(false)} onClick={() => stop.mutate(false)}>
          Stop emails about “{what}”
        </Button>
        <Button size="large" wide variant="secondary" busy={busyWith(true)} onClick={() => stop.mutate(true)}>
          Stop all emails
        </Button>
      </div>
    </Frame>
  );
}
