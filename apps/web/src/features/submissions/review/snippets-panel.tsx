// Saved feedback snippets to insert into the feedback field.
import type { FeedbackSnippet } from '@questline/contract';
import { useQuery } from '@tanstack/react-query';
import { CornerDownLeft, Pencil, Plus, Trash2 } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { failureText } from '../../../lib/format/failure-text.ts';
import { Button } from '../../../ui/button.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { SkeletonText } from '../../../ui/feedback/skeleton.tsx';
import { snippetsQuery } from './review-queries.ts';
import { SnippetForm } from './snippet-form.tsx';
import { useDeleteSnippet, useSaveSnippet } from './use-snippets.ts';

type Props = { id: string; feedback: string; onInsert: (content: string) => void };
type Edited = { id: string } | { client_id: string };

export function SnippetsPanel({ id, feedback, onInsert }: Props) {
  const { data, error, refetch } = useQuery(snippetsQuery);
  const [edited, setEdited] = useState<Edited & { name: string; content: string }>();
  const panel = useRef<HTMLElement>(null);
  // The panel opens at the end of the scroll area and grows when its rows load, so scroll it into view.
  useEffect(() => {
    if (data || error) panel.current?.scrollIntoView({ block: 'nearest' });
  }, [data, error]);
  const close = () => {
    setEdited(undefined);
    panel.current?.focus();
  };
  const { save, saving, errors, forgetErrors } = useSaveSnippet({ onSaved: close });
  const { mutate: remove } = useDeleteSnippet();
  const edit = (next: NonNullable<typeof edited>) => {
    forgetErrors();
    setEdited(next);
  };
  return (
    <section
      ref={panel}
      id={id}
      tabIndex={-1}
      aria-label="Saved feedback"
      className="grid grid-cols-1 gap-3 scroll-mb-3 rounded-[14px] border border-line p-3 outline-none"
    >
      {!data && !error && <SkeletonText lines={2} />}
      {error && !data && (
        <Notice
          tone="danger"
          action={
            <Button size="small" variant="secondary" onClick={() => void refetch()}>
              Retry
            </Button>
          }
        >
          {failureText(error)}
        </Notice>
      )}
      {data?.items.length === 0 && (
        <p className="px-1 text-sm text-ink-soft">
          Save feedback you write often and add it to your next review with one tap.
        </p>
      )}
      {data && data.items.length > 0 && (
        <ul className="grid max-h-44 grid-cols-1 overflow-y-auto">
          {data.items.map((snippet) => (
            <SnippetRow
              key={snippet.id}
              snippet={snippet}
              onInsert={() => onInsert(snippet.content)}
              onEdit={() => edit(snippet)}
              onDelete={() => remove(snippet.id)}
            />
          ))}
        </ul>
      )}
      {edited ? (
        <SnippetForm
          key={'id' in edited ? edited.id : edited.client_id}
          begin={edited}
          action={'id' in edited ? 'Save changes' : 'Save feedback'}
          busy={saving}
          errors={errors}
          onSave={({ name, content }) =>
            save({ name, content, ...('id' in edited ? { id: edited.id } : { client_id: edited.client_id }) })
          }
          onCancel={close}
        />
      ) : (
        <Button
          variant="quiet"
          size="small"
          className="justify-self-start"
          icon={<Plus aria-hidden />}
          onClick={() => edit({ client_id: crypto.randomUUID(), name: '', content: feedback })}
        >
          Save new feedback
        </Button>
      )}
    </section>
  );
}

type RowProps = { snippet: FeedbackSnippet; onInsert: () => void; onEdit: () => void; onDelete: () => void };

const SnippetRow = ({ snippet: { name, content }, onInsert, onEdit, onDelete }: RowProps) => (
  <li className="flex items-center gap-1 border-b border-line last:border-0">
    <button
      type="button"
      onClick={onInsert}
      className="flex min-h-control min-w-0 grow items-center gap-3 rounded-[10px] px-2 py-1 text-left hover:bg-sunken"
    >
      <CornerDownLeft aria-hidden className="size-4 shrink-0 text-ink-soft" />
      <span className="min-w-0">
        <span className="block truncate font-semibold">
          <span className="sr-only">Insert</span> {name}
        </span>
        <span className="block truncate text-sm text-ink-soft">{content}</span>
      </span>
    </button>
    <IconButton label={`Edit ${name}`} onClick={onEdit}>
      <Pencil />
    </IconButton>
    <IconButton label={`Delete ${name}`} onClick={onDelete}>
      <Trash2 />
    </IconButton>
  </li>
);
