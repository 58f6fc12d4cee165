// What the company's team noted about a student, and a form to add to it. Students never see it on a page.
import type { StudentNote } from '@questline/contract';
import { useQuery } from '@tanstack/react-query';
import { LockKeyhole, Trash2 } from 'lucide-react';
import { useId, useState } from 'react';
import { failureText, isNotFound } from '../../../lib/format/failure-text.ts';
import { timeAgo } from '../../../lib/format/time-ago.ts';
import { Badge } from '../../../ui/badge.tsx';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { SkeletonText } from '../../../ui/feedback/skeleton.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx';
import { NoteForm } from './note-form.tsx';
import { notesQuery } from './note-queries.ts';
import { useDeleteNote } from './use-notes.ts';

export function TeamNotes({ studentId }: { studentId: string }) {
  const title = useId();
  const { data, error, isFetching, refetch } = useQuery(notesQuery(studentId));
  // Nothing was noted, and nothing can be.
  if (isNotFound(error) || (data?.items.length === 0 && !data.can.write)) return null;
  return (
    <section
      aria-labelledby={title}
      className="mt-7 grid gap-3 rounded-card border border-dashed border-edge p-4"
    >
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <h3 id={title} className="text-base">
          Team notes
        </h3>
        <Badge icon={<LockKeyhole aria-hidden />}>Only your team</Badge>
      </div>
      {!data && error && (
        <ErrorState
          title="Failed to load the notes"
          text={failureText(error)}
          busy={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {!data && !error && <SkeletonText lines={2} />}
      {data && data.items.length > 0 && <NoteList studentId={studentId} items={data.items} />}
      {data?.can.write && <NoteForm studentId={studentId} />}
    </section>
  );
}

function NoteList({ studentId, items }: { studentId: string; items: StudentNote[] }) {
  const [asked, setAsked] = useState<string>();
  const { mutate, isPending } = useDeleteNote(studentId, { onSettled: () => setAsked(undefined) });
  return (
    <>
      <ul className="grid gap-2">
        {items.map(({ id, content, author, created_at, can }) => (
          <li
            key={id}
            className="flex items-start gap-2 rounded-[12px] border border-line bg-surface py-2 pr-2 pl-3"
          >
            <div className="min-w-0 grow py-0.5 text-sm">
              <p className="text-xs text-ink-soft">
                {author?.name ?? 'You'} · <time dateTime={created_at}>{timeAgo(created_at)}</time>
              </p>
              <p className="max-w-[75ch] as-typed">{content}</p>
            </div>
            {can.delete && (
              <IconButton label="Delete note" onClick={() => setAsked(id)}>
                <Trash2 />
              </IconButton>
            )}
          </li>
        ))}
      </ul>
      <ConfirmDialog
        open={asked !== undefined}
        onOpenChange={(open) => open || setAsked(undefined)}
        title="Delete this note?"
        loses="It's removed for your whole team and can't be restored."
        action="Delete note"
        busy={isPending && 'Deleting…'}
        onConfirm={() => asked && mutate(asked)}
      />
    </>
  );
}
