// A message that isn't sent yet: its state, and what the writer can do about it.
import type { UserType } from '@questline/contract/plain';
import { Check, CircleAlert, Clock } from 'lucide-react';
import { useMaintenance } from '../../../lib/maintenance/maintenance.ts';
import { contactWarning } from '../../../lib/contact-warning.ts';
import { Button } from '../../../ui/button.tsx';
import { ConfirmNotice } from '../../../ui/feedback/confirm-notice.tsx';
import { DottedRing } from '../../../ui/feedback/spinner.tsx';
import { Bubble, Mark } from './message-bubble.tsx';
import type { Unsent } from './outbox.ts';

type Props = {
  entry: Unsent;
  online: boolean;
  writer: UserType;
  /** Whether the message before it is by someone else. */
  isNewAuthor: boolean;
  onRetry: () => void;
  onConfirm: () => void;
  onEdit: () => void;
  onDiscard: () => void;
};

export const UnsentBubble = (props: Props) => {
  const { entry, online, writer, isNewAuthor, onRetry, onConfirm, onEdit, onDiscard } = props;
  const maintenance = useMaintenance();
  return (
    <>
      <Bubble
        mine
        by="You"
        author={isNewAuthor ? 'You' : undefined}
        at={entry.written_at}
        content={entry.content}
        faint={entry.state !== 'sent'}
      >
        {entry.state === 'sent' && <Mark icon={<Check aria-hidden />}>Sent</Mark>}
        {entry.state === 'warned' && <Mark icon={<CircleAlert aria-hidden />}>Not sent yet</Mark>}
        {entry.state === 'failed' && (
          <>
            <span
              role="alert"
              className="inline-flex items-center gap-1 text-left font-semibold text-coral-strong"
            >
              <CircleAlert aria-hidden />
              Failed to send reply{entry.reason && `. ${entry.reason}`}
            </span>
            {!entry.final && (
              <Button variant="link" onClick={onRetry}>
                Retry
              </Button>
            )}
            <Button variant="link" onClick={onDiscard}>
              Delete
            </Button>
          </>
        )}
        {(entry.state === 'waiting' || entry.state === 'sending') &&
          (maintenance ? (
            <Mark icon={<Clock aria-hidden />}>Will be sent when the update is done</Mark>
          ) : online ? (
            <Mark icon={<DottedRing />}>Sending…</Mark>
          ) : (
            <Mark icon={<Clock aria-hidden />}>Will be sent when you're back online</Mark>
          ))}
      </Bubble>
      {entry.state === 'warned' && (
        <div className="mt-2 ml-auto max-w-[34rem]">
          <ConfirmNotice
            {...contactWarning(entry.found ?? [], writer)}
            onEdit={onEdit}
            onConfirm={onConfirm}
          />
        </div>
      )}
    </>
  );
};
