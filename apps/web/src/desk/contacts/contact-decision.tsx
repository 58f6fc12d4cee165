// The decision about removed contact details: actions that combine, or none.
import type { OpenedContact } from '@questline/contract';
import { contactActionsFor, limits, type ContactAction } from '@questline/contract/plain';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { failureText } from '../../lib/format/failure-text.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { Checkbox } from '../../ui/forms/checkbox.tsx';
import { Field } from '../../ui/forms/field.tsx';
import { Textarea } from '../../ui/forms/textarea.tsx';
import { Kbd } from '../../ui/kbd.tsx';
import { deskApi } from '../desk-queries.ts';
import { actionWords } from './contact-words.ts';

type Props = { contact: OpenedContact; onClosed: (outcome: string) => void };

export function ContactDecision({ contact, onClosed }: Props) {
  const [actions, setActions] = useState<ContactAction[]>([]);
  const [note, setNote] = useState('');
  const { mutate, error, isPending } = useMutation({
    mutationFn: (chosen: ContactAction[]) =>
      deskApi('POST /api/desk/contacts/:id/decision', {
        params: { id: contact.id },
        body: { actions: chosen, note },
      }),
    onSuccess: (_, { length }) => onClosed(length ? 'we took action' : 'no action needed'),
  });
  const toggle = (action: ContactAction) =>
    setActions(actions.includes(action) ? actions.filter((it) => it !== action) : [...actions, action]);
  return (
    <section aria-label="Decision" className="grid content-start gap-4">
      <h2 className="text-sm font-semibold text-ink-soft">Decision</h2>
      {contactActionsFor(contact.place).map((action) => {
        const { key, title, effect } = actionWords[action];
        return (
          <div
            key={action}
            className="flex items-start justify-between gap-3 rounded-control border-[1.5px] border-line p-3 has-checked:border-trail has-checked:bg-trail-soft"
          >
            <Checkbox
              label={<span className="font-semibold">{title}</span>}
              help={effect}
              data-key={key}
              checked={actions.includes(action)}
              onChange={() => toggle(action)}
            />
            <span className="pointer-coarse:hidden">
              <Kbd>{key.toUpperCase()}</Kbd>
            </span>
          </div>
        );
      })}
      <Field label="Note for other operators" optional>
        <Textarea
          minRows={2}
          maxLength={limits.deskNoteMaxLength}
          value={note}
          onChange={({ currentTarget }) => setNote(currentTarget.value)}
        />
      </Field>
      {error && <Notice tone="danger">{failureText(error)}</Notice>}
      {actions.length > 0 ? (
        <Button wide data-key="Mod+Enter" busy={isPending && 'Closing…'} onClick={() => mutate(actions)}>
          {actions.length === 1 ? 'Close with 1 action' : `Close with ${actions.length} actions`}
        </Button>
      ) : (
        <Button
          wide
          variant="secondary"
          data-key="n"
          busy={isPending && 'Closing…'}
          onClick={() => mutate([])}
        >
          No action needed
        </Button>
      )}
    </section>
  );
}
