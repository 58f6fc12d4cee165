// Connects a composer to its draft: saves every change and asks before overwriting another tab's work.
import type { WorkspaceTask } from '@questline/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { createAutosave } from '../../../../lib/drafts/autosave.ts';
import { useAutosave } from '../../../../lib/drafts/use-autosave.ts';
import { beginWork, copyOf, discardTaskDraft, openComposers, writeTaskDraft } from './task-draft.ts';
import { emptyWork, containsAll, type Work, workOfDraft } from '../work.ts';
import { showDraft, workspaceQuery } from '../workspace-query.ts';

export type DraftConflict =
  | { kind: 'draft'; theirs: Work; version: number }
  /** Submitted or discarded elsewhere. */
  | { kind: 'gone' };

export function useTaskDraft(initiativeId: string, task: WorkspaceTask) {
  const queryClient = useQueryClient();
  const [start] = useState(() => beginWork(task));
  const [work, setWork] = useState(start.work);
  const newest = useRef(work);
  /** The newest revision this composer wrote or adopted. */
  const seen = useRef(start.version ?? 0);

  const [autosave] = useState(() =>
    createAutosave<Work, number>({
      version: start.version,
      copy: copyOf(task.id),
      async write(content, over) {
        const draft = await writeTaskDraft(task.id, content, over);
        seen.current = draft.revision;
        showDraft(queryClient, initiativeId, task.id, draft);
        return draft.revision;
      },
    }),
  );
  const { state, conflict, setConflict, lookAgain } = useAutosave<Work, number, DraftConflict>(
    autosave,
    async () => {
      const space = await queryClient.fetchQuery(workspaceQuery(initiativeId));
      const draft = space.tasks.find(({ id }) => id === task.id)?.draft;
      if (!draft) return { kind: 'gone' };
      const theirs = workOfDraft(draft);
      if (!containsAll(newest.current, theirs)) return { kind: 'draft', theirs, version: draft.revision };
      await autosave.overwrite(draft.revision);
      return undefined;
    },
  );

  function show(next: Work) {
    newest.current = next;
    setWork(next);
  }
  function adopt(next: Work, revision: number | null) {
    seen.current = revision ?? 0;
    show(next);
    autosave.adopt(revision);
  }

  useEffect(() => {
    if (start.unsent) autosave.change(newest.current);
  }, [autosave, start.unsent]);

  useEffect(() => {
    openComposers.add(task.id);
    return () => void openComposers.delete(task.id);
  }, [task.id]);

  // Adopts a draft from another device when nothing here is unsaved.
  useEffect(() => {
    const { draft } = task;
    if (!draft || draft.revision <= seen.current) return;
    if (autosave.hasUnsent() || autosave.snapshot() === 'conflict') return;
    adopt(workOfDraft(draft), draft.revision);
    // oxlint-disable-next-line react/exhaustive-deps -- `adopt` reads refs
  }, [task.draft]);

  return {
    work,
    state,
    conflict,
    change(changes: Partial<Work>) {
      show({ ...newest.current, ...changes });
      autosave.change(newest.current);
    },
    flush: autosave.flush,
    hasUnsent: autosave.hasUnsent,
    /** There is an unresolved conflict with another tab. */
    isContested: () => autosave.snapshot() === 'conflict',
    lookAgain,
    /** Closes the dialog without choosing; nothing is saved until then. */
    closeUndecided: () => setConflict(undefined),
    async keepMine() {
      await autosave.overwrite(conflict?.kind === 'draft' ? conflict.version : null);
      setConflict(undefined);
    },
    takeTheirs() {
      if (conflict?.kind === 'draft') adopt(conflict.theirs, conflict.version);
      else adopt(emptyWork(task), null);
      setConflict(undefined);
    },
    /** Submitted, so the draft is gone. */
    done() {
      adopt(emptyWork(task), null);
      showDraft(queryClient, initiativeId, task.id, null);
    },
    async discard() {
      await autosave.flush();
      await discardTaskDraft(task.id);
      adopt(emptyWork(task), null);
      showDraft(queryClient, initiativeId, task.id, null);
    },
  };
}
