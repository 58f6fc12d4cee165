import type { OpenedProspect } from '@questline/contract';
import { limits } from '@questline/contract/plain';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, type Ref, useState } from 'react';
import { failureText } from '../../lib/format/failure-text.ts';
import { timeAgo } from '../../lib/format/time-ago.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { Field } from '../../ui/forms/field.tsx';
import { Textarea } from '../../ui/forms/textarea.tsx';
import { deskApi } from '../desk-queries.ts';
import { showProspect } from './prospect-queries.ts';

type Props = { prospect: OpenedProspect; ref: Ref<HTMLTextAreaElement> };

/** Notes for other operators, newest first. */
export function ProspectNotes({ prospect, ref }: Props) {
  const { id, notes } = prospect;
  const queryClient = useQueryClient();
  const [text, setText] = useState('');
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => deskApi('POST /api/desk/prospects/:id/notes', { params: { id }, body: { text } }),
    onSuccess: (changed) => {
      setText('');
      showProspect(queryClient, changed);
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (text.trim() && !isPending) mutate();
  };
  return (
    <section aria-label="Notes" className="grid grid-cols-1 gap-3">
      <form onSubmit={submit} className="grid grid-cols-1 gap-3">
        <Field label="Note for other operators" help="Only operators see it. It's deleted with the entry.">
          <Textarea
            ref={ref}
            minRows={2}
            maxLength={limits.deskNoteMaxLength}
            value={text}
            onChange={({ currentTarget }) => setText(currentTarget.value)}
          />
        </Field>
        {error && <Notice tone="danger">{failureText(error)}</Notice>}
        <div>
          <Button
            type="submit"
            size="small"
            variant="secondary"
            data-key="Mod+Enter"
            disabled={!text.trim()}
            busy={isPending && 'Adding…'}
          >
            Add note
          </Button>
        </div>
      </form>
      {notes.length > 0 && (
        <ul aria-label="Notes" className="border-t border-line">
          {notes.map((note) => (
            <li key={note.id} className="border-b border-line py-2.5">
              <p className="max-w-line as-typed">{note.text}</p>
              <p className="text-sm text-ink-soft">
                {note.operator} · <time dateTime={note.created_at}>{timeAgo(note.created_at)}</time>
              </p>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
