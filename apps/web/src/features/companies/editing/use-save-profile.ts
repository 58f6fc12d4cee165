import type { CompanyProfile } from '@questline/contract';
import { ApiError } from '@questline/contract/client';
import type { IndustryTag } from '@questline/contract/plain';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { failureText } from '../../../lib/format/failure-text.ts';
import { showFieldErrors } from '../../../lib/forms/form-resolver.ts';
import { api, session } from '../../../lib/session/session.ts';
import { toast } from '../../../ui/overlays/toast-store.ts';
import { ownCompanyQuery } from '../../../lib/query/own-company.ts';
import type { ProfileForm, ProfileValues } from './profile-form.ts';
import { type ProfileChanges, saveProfile } from './save-profile.ts';
import type { ProfileImages } from './use-profile-images.ts';

type Options = { form: ProfileForm; images: ProfileImages };

const showErrorToast = (title: string, description?: string) =>
  toast({ title, description, variant: 'destructive' });

const nameNeeded = 'Your company needs a name while it has active initiatives.';

/** Saves the changed fields. Resolves to the saved profile, or to undefined after showing the failure. */
export function useSaveProfile({ form, images }: Options) {
  const queryClient = useQueryClient();
  const [saving, setSaving] = useState(false);
  const [percent, setPercent] = useState(0);

  const { mutateAsync: write } = useMutation({
    mutationFn: (changes: ProfileChanges) =>
      saveProfile(changes, {
        finished: (field) => images[field].finished(),
        change: ({ industry, ...rest }) =>
          api('PATCH /api/company/profile', {
            body: { ...rest, ...(industry && { industry: industry as IndustryTag[] }) },
          }),
        onProgress: async (next) => {
          flushSync(() => setPercent(next));
          await new Promise((drawn) => setTimeout(drawn));
        },
      }),
    onSuccess: (saved) => queryClient.setQueryData(ownCompanyQuery.queryKey, saved),
  });

  function showFailure(error: unknown) {
    if (error instanceof ApiError && error.status === 401)
      showErrorToast('You must be logged in to save your profile');
    else if (error instanceof ApiError && error.code === 'company_name_needed')
      form.setError('company_name', { message: nameNeeded }, { shouldFocus: true });
    else if (!showFieldErrors(error, form.setError))
      showErrorToast('Failed to update company profile', failureText(error));
  }

  async function save(values: ProfileValues): Promise<CompanyProfile | undefined> {
    if (!session.accountId()) {
      showErrorToast('You must be logged in to save your profile');
      return undefined;
    }
    const dirty = Object.keys(form.formState.dirtyFields) as (keyof ProfileValues)[];
    const changes = Object.fromEntries(dirty.map((field) => [field, values[field]]));
    setSaving(true);
    try {
      const saved = await write(changes);
      setSaving(false);
      return saved;
    } catch (error) {
      // Enable the fields first, since a disabled field can't take the focus.
      flushSync(() => setSaving(false));
      showFailure(error);
      return undefined;
    }
  }
  return { save, saving, percent };
}
