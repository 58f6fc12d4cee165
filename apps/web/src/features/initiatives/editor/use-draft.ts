// Ties a form to its draft: every change is kept, and another tab's work is asked about, never overwritten.
import type { DraftContent, OwnInitiative } from '@questline/contract';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { createAutosave } from '../../../lib/drafts/autosave.ts';
import { forgetLocalDraft, keepLocalDraft } from '../../../lib/drafts/local-draft.ts';
import { api } from '../../../lib/session/session.ts';
import { discardDraft, findDraft, writeDraft } from '../start/drafts.ts';
import { draftOf, type EditorValues, valuesOf } from './editor-values.ts';

export type EditorStart = {
  clientId: string;
  /** The one that is edited; nothing while it is being created. */
  initiative?: OwnInitiative;
  values: EditorValues;
  /** The version of the draft, null while there is none. */
  version: string | null;
  /** The version of the initiative that the values were begun from. */
  base: string | undefined;
  /** The values come from this browser, and the server may not have them. */
  unsent: boolean;
};

export type Conflict =
  | { kind: 'draft'; theirs: EditorValues; version: string }
  | { kind: 'initiative'; theirs: EditorValues; base: string }
  /** The draft of something new is gone: created or discarded elsewhere. */
  | { kind: 'gone' };

export const copyNameOf = (clientId: string) => `initiative.${clientId}`;

type Form = UseFormReturn<EditorValues, unknown, never>;

export function useDraft(form: Pick<Form, 'getValues' | 'reset' | 'subscribe'>, start: EditorStart) {
  const { clientId, initiative } = start;
  const base = useRef(start.base);
  const [conflict, setConflict] = useState<Conflict>();
  const [keeper] = useState(() =>
    createAutosave({
      version: start.version,
      write: async (content: DraftContent, over: string | null) =>
        (await writeDraft(clientId, content, over)).updated_at,
      copy: {
        keep: (content, over) => keepLocalDraft(copyNameOf(clientId), { content, over }),
        forget: () => forgetLocalDraft(copyNameOf(clientId)),
      },
    }),
  );
  const state = useSyncExternalStore(keeper.watch, keeper.snapshot);
  const keep = () => keeper.change(draftOf(form.getValues(), base.current));

  useEffect(() => {
    if (start.unsent) keep();
    const stopListening = form.subscribe({ formState: { values: true }, callback: keep });
    const sendNow = () => void keeper.flush();
    window.addEventListener('online', sendNow);
    return () => {
      stopListening();
      window.removeEventListener('online', sendNow);
      void keeper.flush().finally(keeper.stop);
    };
    // oxlint-disable-next-line react/exhaustive-deps -- once for one editor: everything it uses stays the same
  }, []);

  /** What stands where mine was refused. Unreachable: asked again with the next try. */
  async function look(refusedSave: boolean) {
    const draft = refusedSave ? null : await findDraft(clientId);
    if (draft)
      return setConflict({ kind: 'draft', theirs: valuesOf(draft.content), version: draft.updated_at });
    if (!initiative) return setConflict({ kind: 'gone' });
    const now = await api('GET /api/company/initiatives/:id', { params: { id: initiative.id } });
    if (now.updated_at !== base.current)
      return setConflict({ kind: 'initiative', theirs: valuesOf(now), base: now.updated_at });
    // The other tab gave its draft up: nothing stands in the way.
    await keeper.overwrite(null);
  }

  useEffect(() => {
    if (state === 'conflict') void look(false).catch(() => undefined);
    // oxlint-disable-next-line react/exhaustive-deps -- `look` reads refs
  }, [state]);

  return {
    state,
    conflict,
    base: () => base.current,
    flush: keeper.flush,
    hasUnsent: keeper.hasUnsent,
    /** A save was refused because somebody saved before. */
    saveRefused: () => look(true),
    /** Saved for good: there is no draft any more. */
    done: () => keeper.adopt(null),

    async keepMine() {
      if (conflict?.kind === 'draft') await keeper.overwrite(conflict.version);
      if (conflict?.kind === 'initiative') {
        base.current = conflict.base;
        keep();
        if (keeper.snapshot() === 'conflict') await keeper.overwrite(null);
      }
      setConflict(undefined);
    },
    async takeTheirs() {
      if (!conflict || conflict.kind === 'gone') return;
      form.reset(conflict.theirs);
      if (conflict.kind === 'draft') keeper.adopt(conflict.version);
      else {
        base.current = conflict.base;
        keeper.adopt(null);
        await discardDraft(clientId);
      }
      setConflict(undefined);
    },
    /** Decided later: until then nothing is sent. */
    putOff: () => setConflict(undefined),
    lookAgain: () => look(false),
    /** Back to what was saved last. */
    async discard(saved: OwnInitiative | undefined) {
      keeper.adopt(null);
      await discardDraft(clientId);
      if (!saved) return;
      base.current = saved.updated_at;
      form.reset(valuesOf(saved));
      keeper.adopt(null);
    },
  };
}
