// The form for a new message. Retries keep the client_id, so a lost response can't create a second message; changed text
// is a new message.
import type { Conversation, Message } from '@questline/contract';
import { limits } from '@questline/contract/plain';
import { useMutation } from '@tanstack/react-query';
import { type KeyboardEvent, useRef, useState } from 'react';
import { confirmation, contactKindsIn, contactWarning } from '../../../lib/contact-warning.ts';
import { failureText } from '../../../lib/format/failure-text.ts';
import { api } from '../../../lib/session/session.ts';
import { Button } from '../../../ui/button.tsx';
import { ConfirmNotice } from '../../../ui/feedback/confirm-notice.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { Field } from '../../../ui/forms/field.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { TextInput } from '../../../ui/forms/text-input.tsx';
import { Textarea } from '../../../ui/forms/textarea.tsx';
import { toast } from '../../../ui/overlays/toast-store.ts';
import { useDraftText } from '../use-draft-text.ts';
import { type Wait, waitOfError, waitText } from '../wait-text.ts';

type Props = {
  to: { user_id: string; initiative_id: string | null };
  recipient: Conversation['other'];
  wait: Wait;
  initiative: string | undefined;
  onClose: () => void;
  onSent: (message: Message) => void;
};

const incomplete = 'Please fill in both subject and message content.';

export function ComposeForm({ to, recipient, initiative, onClose, onSent, ...props }: Props) {
  const { draft, write, clear } = useDraftText(`compose.${to.user_id}.${to.initiative_id}`, {
    subject: initiative ? `Re: ${initiative}`.slice(0, limits.subjectMaxLength) : '',
    content: '',
  });
  const [error, setError] = useState<string>();
  const clientIdFor = useClientId();
  const subject = draft.subject.trim();
  const content = draft.content.trim();
  const isComplete = subject !== '' && content !== '';
  const isTooLong = content.length > limits.messageMaxLength;
  const words = `${subject}\n${content}`;
  const field = useRef<HTMLTextAreaElement>(null);

  const send = useMutation({
    mutationFn: (sent: { words: string; confirmed: boolean }) =>
      api('POST /api/messages', {
        body: { client_id: clientIdFor(sent.words), to, subject, content, ...confirmation(sent.confirmed) },
      }),
    onSuccess: (message) => {
      clear();
      toast({ title: 'Message sent', description: `Your message has been sent to ${recipient.name}` });
      onSent(message);
    },
    // A limit or a warning is explained in the form, which keeps the message.
    onError: (failure) =>
      waitOfError(failure) ||
      contactKindsIn(failure) ||
      toast({
        title: 'Failed to send message. Please try again.',
        description: failureText(failure),
        variant: 'destructive',
      }),
  });
  const wait = props.wait ?? waitOfError(send.error);
  // Once the text is changed, the warning no longer applies.
  const found = send.variables?.words === words ? contactKindsIn(send.error) : undefined;
  const submit = () => {
    if (send.isPending || isTooLong || wait || found) return;
    setError(isComplete ? undefined : incomplete);
    if (isComplete) send.mutate({ words, confirmed: false });
  };
  /** Enter shows the error instead of doing nothing when the button is disabled. */
  const byKey = (event: KeyboardEvent, isChord: boolean) => {
    if (event.key !== 'Enter' || (isChord && !event.metaKey && !event.ctrlKey)) return;
    event.preventDefault();
    submit();
  };

  return (
    <Dialog
      open
      onOpenChange={(open) => open || onClose()}
      title={`New Message to ${recipient.name}`}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button
            busy={send.isPending && 'Sending...'}
            disabled={!isComplete || isTooLong || wait !== null || found !== undefined}
            onClick={submit}
          >
            Send Message
          </Button>
        </>
      }
    >
      <div className="grid gap-5">
        {wait && <Notice tone="info">{waitText(wait, recipient)}</Notice>}
        {error && !isComplete && <Notice tone="danger">{error}</Notice>}
        <Field label="Subject">
          <TextInput
            maxLength={limits.subjectMaxLength}
            value={draft.subject}
            onChange={(event) => write({ subject: event.currentTarget.value })}
            onKeyDown={(event) => byKey(event, false)}
          />
        </Field>
        <Field
          label="Message"
          error={
            isTooLong
              ? `Use at most ${limits.messageMaxLength.toLocaleString('en-US')} characters.`
              : undefined
          }
          counter={{ length: content.length, max: limits.messageMaxLength }}
        >
          <Textarea
            ref={field}
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- recipient and subject are filled in already
            autoFocus
            minRows={6}
            value={draft.content}
            onChange={(event) => write({ content: event.currentTarget.value })}
            onKeyDown={(event) => byKey(event, true)}
          />
        </Field>
        {found && (
          <ConfirmNotice
            {...contactWarning(found, recipient.user_type === 'student' ? 'company' : 'student')}
            onEdit={() => {
              send.reset();
              field.current?.focus();
            }}
            onConfirm={() => send.mutate({ words, confirmed: true })}
          />
        )}
      </div>
    </Dialog>
  );
}

function useClientId() {
  const held = useRef<{ words: string; id: string }>(undefined);
  return (words: string) => {
    if (held.current?.words !== words) held.current = { words, id: crypto.randomUUID() };
    return held.current.id;
  };
}
