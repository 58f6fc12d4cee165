import type { DraftContent, OwnInitiative } from '@questline/contract';
import { findLocalDraft } from '../../../lib/drafts/local-draft.ts';
import type { OpenDraft } from '../start/drafts.ts';
import { valuesOf } from './editor-values.ts';
import { copyNameOf, type EditorStart } from './use-draft.ts';

type Given = { clientId: string; draft: OpenDraft | null; initiative: OwnInitiative | undefined };

/** Written by useDraft. */
type Copy = { content: DraftContent; over: string | null };

/** What the editor starts with: this browser's unsent draft, else the server's draft, else the saved initiative. */
export function openEditor({ clientId, draft, initiative }: Given): EditorStart {
  const copy = findLocalDraft(copyNameOf(clientId)) as Copy | undefined;
  const content = copy?.content ?? draft?.content;
  return {
    clientId,
    ...(initiative && { initiative }),
    values: valuesOf(content ?? initiative ?? {}),
    // The version the copy is based on, so saving detects changes made elsewhere.
    version: copy ? copy.over : (draft?.updated_at ?? null),
    base: content?.initiative_updated_at ?? initiative?.updated_at,
    unsent: copy !== undefined || draft?.unsent === true,
  };
}
