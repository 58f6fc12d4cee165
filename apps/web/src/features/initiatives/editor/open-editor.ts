import type { DraftContent, OwnInitiative } from '@questline/contract';
import { findLocalDraft } from '../../../lib/drafts/local-draft.ts';
import type { OpenDraft } from '../start/drafts.ts';
import { valuesOf } from './editor-values.ts';
import { copyNameOf, type EditorStart } from './use-draft.ts';

type Given = { clientId: string; draft: OpenDraft | null; initiative: OwnInitiative | undefined };

/** Written by useDraft. */
type Copy = { content: DraftContent; over: string | null };

/** What an editor begins with: what this browser could not send, else the draft, else what was saved. */
export function openEditor({ clientId, draft, initiative }: Given): EditorStart {
  const copy = findLocalDraft(copyNameOf(clientId)) as Copy | undefined;
  const content = copy?.content ?? draft?.content;
  return {
    clientId,
    ...(initiative && { initiative }),
    values: valuesOf(content ?? initiative ?? {}),
    // Over what the copy was typed: should the draft have gone on elsewhere, sending it finds that out.
    version: copy ? copy.over : (draft?.updated_at ?? null),
    base: content?.initiative_updated_at ?? initiative?.updated_at,
    unsent: copy !== undefined || draft?.unsent === true,
  };
}
