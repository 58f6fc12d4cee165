import type { InitiativeContent, OwnInitiative } from '@questline/contract';
import { ApiError } from '@questline/contract/client';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { FieldErrors } from 'react-hook-form';
import { failureText } from '../../../lib/format/failure-text.ts';
import { showFieldErrors } from '../../../lib/forms/form-resolver.ts';
import { browserTimeZone } from '../../../lib/format/time-zone.ts';
import { api } from '../../../lib/session/session.ts';
import { toast } from '../../../ui/overlays/toast-store.ts';
import type { ImageUpload } from '../../../ui/upload/use-image-upload.ts';
import type { EditorForm } from './editor-form.ts';
import type { EditorValues } from './editor-values.ts';
import { showSaved } from '../own/own-initiatives.ts';
import { type ActivationRefusal, refusalIn } from '../own/use-initiative-status.ts';
import type { EditorStart, useDraft } from './use-draft.ts';

type Options = {
  form: EditorForm;
  start: EditorStart;
  kept: ReturnType<typeof useDraft>;
  banner: ImageUpload;
  onInvalid: (errors: FieldErrors<EditorValues>, activate: boolean) => void;
  /** Called after saving; `refusal` says why it couldn't be activated. */
  onSaved: (saved: OwnInitiative, refusal?: ActivationRefusal) => void;
};

type Saved = OwnInitiative & { unlocked?: boolean };

/** The first save creates the initiative, later ones replace it. Activation comes after saving. */
export function useSaveInitiative({ form, start, kept, banner, onInvalid, onSaved }: Options) {
  const queryClient = useQueryClient();
  const [saving, setSaving] = useState<'save' | 'activate'>();

  const write = (content: InitiativeContent): Promise<Saved> =>
    start.initiative
      ? api('PUT /api/initiatives/:id', {
          params: { id: start.initiative.id },
          body: { ...content, updated_at: kept.base()!, time_zone: browserTimeZone() },
        })
      : api('POST /api/initiatives', {
          body: { ...content, client_id: start.clientId, time_zone: browserTimeZone() },
        });

  async function saveContent(content: InitiativeContent, activate: boolean) {
    try {
      // A pending draft must not arrive after the save that deletes it.
      await kept.flush();
      const { unlocked, ...saved } = await write(content);
      kept.done();
      showSaved(queryClient, saved);
      const { shown, refusal } = activate ? await tryActivation(saved) : { shown: saved, refusal: undefined };
      say({ unlocked, activate, refusal });
      onSaved(shown, refusal === 'failed' ? undefined : refusal);
    } catch (error) {
      if (error instanceof ApiError && error.code === 'conflict') return await kept.saveRefused();
      if (error instanceof ApiError && error.code === 'places_below_taken')
        form.setError('places', { message: failureText(error) }, { shouldFocus: true });
      if (!showFieldErrors(error, form.setError)) sayNotSaved(error);
    }
  }

  async function tryActivation(saved: OwnInitiative) {
    try {
      const shown = await api('POST /api/initiatives/:id/activation', { params: { id: saved.id } });
      showSaved(queryClient, shown);
      return { shown, refusal: undefined };
    } catch (error) {
      // The initiative is saved even if activation fails.
      return { shown: saved, refusal: refusalIn(error) ?? ('failed' as const) };
    }
  }

  async function save(activate: boolean) {
    setSaving(activate ? 'activate' : 'save');
    try {
      // Waits for a banner that is still uploading; the form gets its path.
      await banner.finished();
      await form.handleSubmit(
        (content) => saveContent(content, activate),
        (errors) => onInvalid(errors, activate),
      )();
    } catch (error) {
      sayNotSaved(error);
    } finally {
      setSaving(undefined);
    }
  }

  return { saving, save: (activate: boolean) => void save(activate) };
}

type Outcome = {
  unlocked: boolean | undefined;
  activate: boolean;
  refusal?: ActivationRefusal | 'failed' | undefined;
};

const sayNotSaved = (error: unknown) =>
  toast({ title: 'Not saved', description: failureText(error), variant: 'destructive' });

/** Shows one toast, for the most important result. */
function say({ unlocked, activate, refusal }: Outcome) {
  if (unlocked)
    toast({
      title: 'Quest System Unlocked!',
      description: 'You created three initiatives. Now you can put them in order as one quest.',
    });
  else if (refusal === 'failed')
    toast({
      title: 'Error',
      description: 'Could not update initiative status. Please try again.',
      variant: 'destructive',
    });
  else if (activate && !refusal)
    toast({ title: 'Status Updated', description: 'Initiative activated successfully.' });
  else if (!refusal) toast({ title: 'Initiative saved', description: 'Your changes were saved.' });
}
