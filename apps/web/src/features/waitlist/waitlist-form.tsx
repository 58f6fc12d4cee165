import { type ComponentProps, type ComponentType, type FormEvent, useId, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { FieldError } from '../../ui/forms/field.tsx';
import { HoneypotField } from '../../ui/forms/honeypot-field.tsx';
import { loadChunk } from '../../ui/lazy/load-chunk.ts';
import type { PilotDialog } from './pilot-dialog.tsx';
import { useWaitlist } from './use-waitlist.ts';

type Dialog = ComponentType<ComponentProps<typeof PilotDialog>>;
const loadDialog = () => loadChunk(() => import('./pilot-dialog.tsx')).then((it) => it.PilotDialog);

type Props = { toast: Parameters<typeof useWaitlist>[0] };

export function WaitlistForm({ toast }: Props) {
  const id = useId();
  const { field, leaveEmpty, ...waitlist } = useWaitlist(toast);
  const [asking, setAsking] = useState<{ Dialog: Dialog }>();

  const begin = () => {
    waitlist.begin();
    void loadDialog().catch(() => undefined);
  };
  async function ask(event: FormEvent) {
    event.preventDefault();
    if (!waitlist.email() || waitlist.isJoining) return;
    try {
      setAsking({ Dialog: await loadDialog() });
    } catch {
      waitlist.fail();
    }
  }
  const choose = (pilotInterest: boolean) => {
    setAsking(undefined);
    void waitlist.join(pilotInterest);
  };
  const discard = () => {
    setAsking(undefined);
    waitlist.discard();
  };

  return (
    <>
      {/* The field has no name, so without JavaScript the email can't end up in the URL. */}
      <form onSubmit={(event) => void ask(event)} className="relative grid w-full max-w-lg gap-2">
        <label htmlFor={id} className="font-semibold">
          Your email
        </label>
        <div className="flex gap-2.5 max-md:flex-col">
          <input
            ref={field}
            id={id}
            type="email"
            required
            autoComplete="email"
            placeholder="you@school.edu"
            aria-describedby={`${id}-error ${id}-note`}
            aria-invalid={waitlist.error ? true : undefined}
            readOnly={waitlist.isJoining}
            onFocus={begin}
            onInput={begin}
            className="control min-h-13 rounded-[14px] md:min-w-0 md:grow"
          />
          <HoneypotField ref={leaveEmpty} />
          <Button type="submit" size="large" busy={waitlist.isJoining && 'Joining...'} className="shrink-0">
            Join the waitlist
          </Button>
        </div>
        <div className="text-sm">
          <FieldError id={`${id}-error`} text={waitlist.error} />
          <p id={`${id}-note`} className="text-ink-soft">
            No spam. We'll email you when we launch.
          </p>
          <p className="hidden text-ink-soft noscript:block">Turn on JavaScript to join.</p>
        </div>
      </form>
      {asking && <asking.Dialog onChosen={choose} onDismiss={discard} />}
    </>
  );
}
