// Composing a message: first pick a contact, then write. A message to a contact with a conversation goes into that
// conversation under its own subject.
import type { UserType } from '@questline/contract/plain';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { failureText, isNotFound } from '../../../lib/format/failure-text.ts';
import { useSession } from '../../../lib/session/session.ts';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { NoMessagesScene } from '../../../ui/scenes/no-messages-scene.tsx';
import { SkeletonFields } from '../../../ui/feedback/skeleton.tsx';
import { ComposeForm } from './compose-form.tsx';
import { ContactsPicker, type NoContacts } from './contacts-picker.tsx';
import { contactQuery } from '../message-queries.ts';

export type Recipient = { to: string; about: string | undefined };

type PickProps = {
  side: UserType;
  noContacts: NoContacts;
  onPick: (recipient: Recipient) => void;
  onClose: () => void;
};

const invitations: Record<UserType, string> = {
  company: 'Send a message to students who have applied to your initiatives',
  student: 'Send a message to companies that accepted you',
};

export const ContactsDialog = ({ side, noContacts, onPick, onClose }: PickProps) => (
  <Dialog
    wide
    open
    onOpenChange={(open) => open || onClose()}
    title="Compose"
    description={invitations[side]}
  >
    <ContactsPicker
      side={side}
      noContacts={noContacts}
      onPick={({ other, initiative }) => onPick({ to: other.id, about: initiative.id })}
    />
  </Dialog>
);

type WriteProps = Recipient & {
  /** Shows the form even if there is a thread already. */
  newSubject: boolean;
  onThread: (id: string) => void;
  onClose: () => void;
};

export function ComposeDialog({ to, about, newSubject, onThread, onClose }: WriteProps) {
  const { data, error, isFetching, refetch } = useQuery(contactQuery(to, about));
  const thread = newSubject ? null : data?.conversation_id;
  useEffect(() => {
    if (thread) onThread(thread);
  }, [thread, onThread]);

  if (data?.can.write && !thread)
    return (
      <ComposeForm
        to={{ user_id: to, initiative_id: about ?? null }}
        recipient={data.other}
        wait={data.wait}
        initiative={data.initiative?.name}
        onClose={onClose}
        onSent={({ conversation_id }) => onThread(conversation_id)}
      />
    );
  return (
    <Dialog open onOpenChange={(open) => open || onClose()} title="New Message">
      {data && !thread ? (
        <CannotWrite />
      ) : isNotFound(error) ? (
        <CannotWrite />
      ) : error ? (
        <ErrorState
          title="Could not load contacts"
          text={failureText(error)}
          busy={isFetching}
          onRetry={() => void refetch()}
        />
      ) : (
        <SkeletonFields count={2} label="One moment…" />
      )}
    </Dialog>
  );
}

function CannotWrite() {
  const { current } = useSession();
  const isStudent = current.state === 'signed-in' && current.type === 'student';
  const isUnverified = current.state === 'signed-in' && current.user?.email_verified === false;
  return (
    <EmptyState
      scene={<NoMessagesScene />}
      title="You can't message them right now"
      text={
        isUnverified
          ? 'Please verify your email first. Open the link we sent you.'
          : isStudent
            ? 'You can message a company once it accepts you, until you leave.'
            : 'You can message a student after you accept or decline the application, until the student leaves.'
      }
    />
  );
}
