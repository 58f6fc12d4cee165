import type { InitiativeContent } from '@questline/contract';
import { limits } from '@questline/contract/plain';
import { useFormContext, useFormState, type UseFormReturn } from 'react-hook-form';
import { lazyResolver } from '../../../lib/forms/form-resolver.ts';
import { loadChunk } from '../../../ui/lazy/load-chunk.ts';
import { contentOf, type EditorValues } from './editor-values.ts';

export type EditorForm = UseFormReturn<EditorValues, unknown, InitiativeContent>;

/** The editor's form. Each part subscribes to the form state itself, so a part that opens after a failed save shows its
 *  errors. */
export function useEditorForm() {
  const form = useFormContext<EditorValues, unknown, InitiativeContent>();
  const formState = useFormState({ control: form.control });
  return { ...form, formState };
}

/** The server's validation, loaded on first save. */
export const editorResolver = lazyResolver<EditorValues, InitiativeContent>(
  async () => (await loadChunk(() => import('@questline/contract/initiatives-own'))).initiativeContent,
  contentOf,
);

/** For number fields: empty means null. */
export const asNumber = {
  setValueAs: (text: unknown) => (text === '' || text === null ? null : Number(text)),
};

/** Shows a counter only when a text gets close to its limit. */
export const counterNear = (text: string) =>
  text.length > limits.longFieldMaxLength * 0.9 && {
    counter: { length: text.length, max: limits.longFieldMaxLength },
  };
