import type { InitiativeContent } from '@questline/contract';
import { limits } from '@questline/contract/plain';
import { useFormContext, useFormState, type UseFormReturn } from 'react-hook-form';
import { lazyResolver } from '../../../lib/forms/form-resolver.ts';
import { loadChunk } from '../../../ui/lazy/load-chunk.ts';
import { contentOf, type EditorValues } from './editor-values.ts';

export type EditorForm = UseFormReturn<EditorValues, unknown, InitiativeContent>;

/** The form of the editor around this part of it. Each part follows the form's state itself: one that opens after a
 *  failed save has to show the errors that were found before it was there. */
export function useEditorForm() {
  const form = useFormContext<EditorValues, unknown, InitiativeContent>();
  const formState = useFormState({ control: form.control });
  return { ...form, formState };
}

/** The server's own checks, fetched when somebody saves. */
export const editorResolver = lazyResolver<EditorValues, InitiativeContent>(
  async () => (await loadChunk(() => import('@questline/contract/initiatives-own'))).initiativeContent,
  contentOf,
);

/** A number field: nothing typed is no number. */
export const asNumber = {
  setValueAs: (text: unknown) => (text === '' || text === null ? null : Number(text)),
};

/** Counts a long text only when its end comes near: most never do. */
export const counterNear = (text: string) =>
  text.length > limits.longFieldMaxLength * 0.9 && {
    counter: { length: text.length, max: limits.longFieldMaxLength },
  };
