// Connects the form to its draft: saves every change and asks before overwriting another tab's work.
import type { DraftContent, First, OwnInitiative } from '@questline/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { createAutosave } from '../../../lib/drafts/autosave.ts';
import { useAutosave } from '../../../lib/drafts/use-autosave.ts';
import { forgetLocalDraft, keepLocalDraft } from '../../../lib/drafts/local-draft.ts';
import { api } from '../../../lib/session/session.ts';
import { discardDraft, findDraft, refreshDraftCount, writeDraft } from '../start/drafts.ts';
import { draftOf, type EditorValues, valuesOf } from './editor-values.ts';

export type EditorStart = {
  clientId: string;
  /** The initiative being edited; undefined for a new one. */
  initiative?: OwnInitiative;
  values: EditorValues;
  /** The draft's version, or null without one. */
  version: string | null;
  /** The initiative's version the values started from. */
  base: string | undefined;
  /** The values come from this browser, and the server may not have them yet. */
  unsent: boolean;
};

export type Conflict =
  | { kind: 'draft'; theirs: EditorValues; version: string }
  | { kind: 'initiative'; theirs: EditorValues; base: string; first: First }
  /** The draft of a new initiative was saved or discarded elsewhere. */
  | { kind: 'gone' };

export const copyNameOf = (clientId: string) => `initiative.${clientId}`;

type Form = UseFormReturn<EditorValues, unknown, never>;

export function useDraft(form: Pick<Form, 'getValues' | 'reset' | 'subscribe'>, start: EditorStart) {
  const { clientId, initiative } = start;
  const base = useRef(start.base);
  const queryClient = useQueryClient();
  const [autosave] = useState(() =>
    createAutosave({
      version: start.version,
      write: async (content: DraftContent, over: string | null) => {
        const { updated_at } = await writeDraft(clientId, content, over);
        void refreshDraftCount(queryClient, { later: over !== null });
        return updated_at;
      },
      copy: {
        keep: (content, over) => keepLocalDraft(copyNameOf(clientId), { content, over }),
        forget: () => forgetLocalDraft(copyNameOf(clientId)),
      },
    }),
  );
  const { state, conflict, setConflict, lookAgain } = useAutosave<DraftContent, string, Conflict>(
    autosave,
    async () => {
      const draft = await findDraft(clientId);
      return draft
        ? { kind: 'draft', theirs: valuesOf(draft.content), version: draft.updated_at }
        : findSavedElsewhere();
    },
  );
  const keep = () => autosave.change(draftOf(form.getValues(), base.current));

  useEffect(() => {
    if (start.unsent) keep();
    return form.subscribe({ formState: { values: true }, callback: keep });
    // oxlint-disable-next-line react/exhaustive-deps -- once per editor; its dependencies never change
  }, []);

  async function findSavedElsewhere(): Promise<Conflict | undefined> {
    if (!initiative) return { kind: 'gone' };
    const now = await api('GET /api/company/initiatives/:id', { params: { id: initiative.id } });
    if (now.updated_at !== base.current)
      return {
        kind: 'initiative',
        theirs: valuesOf(now),
        base: now.updated_at,
        first: { by: now.updated_by, at: now.updated_at },
      };
    // The other tab discarded its draft, so this one can be written.
    await autosave.overwrite(null);
    return undefined;
  }

  return {
    state,
    conflict,
    base: () => base.current,
    flush: autosave.flush,
    hasUnsent: autosave.hasUnsent,
    /** Saving was refused because someone else saved first. */
    saveRefused: async () => setConflict(await findSavedElsewhere()),
    /** The initiative was saved, so the draft is gone. */
    done() {
      autosave.adopt(null);
      void refreshDraftCount(queryClient);
    },

    async keepMine() {
      if (conflict?.kind === 'draft') await autosave.overwrite(conflict.version);
      if (conflict?.kind === 'initiative') {
        base.current = conflict.base;
        keep();
        if (autosave.snapshot() === 'conflict') await autosave.overwrite(null);
      }
      setConflict(undefined);
    },
    async takeTheirs() {
      if (!conflict || conflict.kind === 'gone') return;
      form.reset(conflict.theirs);
      if (conflict.kind === 'draft') autosave.adopt(conflict.version);
      else {
        base.current = conflict.base;
        autosave.adopt(null);
        await discardDraft(clientId);
      }
      setConflict(undefined);
    },
    /** Closes the dialog without choosing; nothing is saved until then. */
    closeUndecided: () => setConflict(undefined),
    lookAgain,
    /** Goes back to the last saved version. */
    async discard(saved: OwnInitiative | undefined) {
      autosave.adopt(null);
      await discardDraft(clientId);
      void refreshDraftCount(queryClient);
      if (!saved) return;
      base.current = saved.updated_at;
      form.reset(valuesOf(saved));
      autosave.adopt(null);
    },
  };
}
