import type { Conversation } from '@questline/contract';
import { limits } from '@questline/contract/plain';
import { Check, SendHorizontal } from 'lucide-react';
import { type KeyboardEvent, type SubmitEvent } from 'react';
import { findLocalDraft, keepLocalDraft } from '../../../lib/drafts/local-draft.ts';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/forms/field.tsx';
import { Kbd } from '../../../ui/kbd.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { Textarea } from '../../../ui/forms/textarea.tsx';
import { useDraftText } from '../use-draft-text.ts';
import { type Wait, waitText } from '../wait-text.ts';

type Props = {
  conversationId: string;
  to: Conversation['other'];
  /** What the next message has to wait for. The draft is kept. */
  wait: Wait;
  /** How many replies were sent since the thread was opened. */
  sent: number;
  busy: boolean;
  /** The writer wants to edit what it contains. */
  focused: boolean;
  onSend: (content: string) => void;
};

/** The counter shows from here on. */
const nearlyFull = limits.messageMaxLength - 500;

const draftName = (conversationId: string) => `reply.${conversationId}`;

/** Puts text in front of a reply that is being written. */
export function prependToDraft(conversationId: string, text: string) {
  const name = draftName(conversationId);
  const { content = '' } = (findLocalDraft(name) as { content?: string } | undefined) ?? {};
  keepLocalDraft(name, { content: content.trim() ? `${text}\n\n${content}` : text });
}

export function ReplyForm({ conversationId, to, wait, sent, busy, focused, onSend }: Props) {
  const { draft, write, clear } = useDraftText(draftName(conversationId), { content: '' });
  const content = draft.content.trim();
  const isTooLong = content.length > limits.messageMaxLength;
  const send = () => {
    if (!content || isTooLong || busy || wait) return;
    clear();
    onSend(content);
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    send();
  };
  const sendByKey = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && (event.metaKey || event.ctrlKey)) send();
  };
  return (
    <form noValidate onSubmit={submit} className="grid gap-2 border-t border-line bg-surface p-3 md:p-4">
      {wait && <Notice tone="info">{waitText(wait, to)}</Notice>}
      {/* Without the gaps around the hidden label and the messages of the field. */}
      <div className="flex items-end gap-2 *:first:-my-1.5 *:first:min-w-0 *:first:grow">
        <Field
          label={<span className="sr-only">Reply to {to.name}</span>}
          error={
            isTooLong
              ? `Use at most ${limits.messageMaxLength.toLocaleString('en-US')} characters.`
              : undefined
          }
          {...(content.length > nearlyFull && {
            counter: { length: content.length, max: limits.messageMaxLength },
          })}
        >
          <Textarea
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- Edit was pressed to change this text
            autoFocus={focused}
            minRows={1}
            placeholder="Write a reply…"
            value={draft.content}
            onChange={(event) => write({ content: event.currentTarget.value })}
            onKeyDown={sendByKey}
            className="max-h-48"
          />
        </Field>
        <Button
          type="submit"
          icon={<SendHorizontal aria-hidden />}
          busy={busy && 'Sending...'}
          disabled={!busy && (!content || isTooLong || wait !== null)}
          className="shrink-0 max-md:size-11 max-md:rounded-full max-md:p-0 max-md:[&>span:last-child]:sr-only"
        >
          Reply
        </Button>
      </div>
      {sent > 0 && !content ? (
        <p role="status" className="flex min-w-0 items-start gap-1.5 text-xs leading-snug text-ink-soft">
          <Check aria-hidden className="text-trail" />
          <span>
            <strong className="font-semibold text-ink">Reply sent</strong>{' '}
            <span>Your reply has been sent successfully</span>
          </span>
        </p>
      ) : (
        <p className="text-xs text-ink-soft max-lg:hidden">
          <Kbd>Ctrl</Kbd> <Kbd>Enter</Kbd> to send
        </p>
      )}
    </form>
  );
}
