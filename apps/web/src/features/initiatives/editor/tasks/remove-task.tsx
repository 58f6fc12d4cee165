// Asks before removing a task that students have worked on, and shows how many are affected.
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ConfirmDialog } from '../../../../ui/overlays/confirm-dialog.tsx';
import type { TaskValues } from '../editor-values.ts';
import { workOnTaskQuery } from './work-on-task.ts';

type Work = { approved: number; open: number };
/** `work` is undefined if it couldn't be loaded. */
type Asking = { at: number; title: string; work: Work | undefined };

/** `ask` removes a task right away if nobody has worked on it. */
export function useRemoveTask(onRemove: (at: number) => void) {
  const queryClient = useQueryClient();
  const [asking, setAsking] = useState<Asking>();
  const [checking, setChecking] = useState(false);
  async function ask(at: number, { id, title }: TaskValues) {
    if (!id) return onRemove(at);
    setChecking(true);
    const work = await queryClient
      .fetchQuery(workOnTaskQuery(id))
      // On failure it asks without figures.
      .catch(() => undefined);
    setChecking(false);
    if (work && work.approved + work.open === 0) return onRemove(at);
    return setAsking({ at, title: title || 'Untitled task', work });
  }
  const dialog = asking && (
    <ConfirmDialog
      open
      onOpenChange={() => setAsking(undefined)}
      title={`Remove “${asking.title}”?`}
      loses={<Affected work={asking.work} />}
      action="Remove task"
      onConfirm={() => {
        setAsking(undefined);
        onRemove(asking.at);
      }}
    />
  );
  return { ask, checking, dialog };
}

const have = (students: number) => (students === 1 ? '1 student has' : `${students} students have`);

const Affected = ({ work }: { work: Work | undefined }) => (
  <div className="grid gap-2">
    {!work && <p>Students who have worked on this task keep their work in their history.</p>}
    {work && work.approved > 0 && (
      <p>{have(work.approved)} approved work on this task. It stays in their history.</p>
    )}
    {work && work.open > 0 && (
      <p>{have(work.open)} unapproved work on this task. They keep it, but it no longer counts.</p>
    )}
    <p>
      This doesn't finish the initiative for anyone. Students with no tasks left are asked if they're done.
    </p>
  </div>
);
