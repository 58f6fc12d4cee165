// Unsaved changes survive a reload, navigation and an expired session. Signing out deletes them.
import type { CompanyProfile } from '@questline/contract';
import { useEffect, useState } from 'react';
import { draftPrefix } from '../../../lib/local-data.ts';
import { type ProfileForm, type ProfileValues, valuesOf } from './profile-form.ts';

type Draft = Partial<Record<keyof ProfileValues, unknown>>;

const keyOf = (id: string) => `${draftPrefix}${id}.company-profile`;

function read(id: string): Draft | undefined {
  try {
    const draft: unknown = JSON.parse(localStorage.getItem(keyOf(id)) ?? 'null');
    return typeof draft === 'object' && draft !== null ? draft : undefined;
  } catch {
    return undefined;
  }
}

/** Stores only the fields that differ from the profile. */
function write(profile: CompanyProfile, values: ProfileValues) {
  const saved = valuesOf(profile);
  const changed = Object.entries(values).filter(
    ([field, value]) => JSON.stringify(value) !== JSON.stringify(saved[field as keyof ProfileValues]),
  );
  try {
    if (changed.length === 0) localStorage.removeItem(keyOf(profile.id));
    else localStorage.setItem(keyOf(profile.id), JSON.stringify(Object.fromEntries(changed)));
  } catch {
    // Without storage, drafts aren't kept; everything else works.
  }
}

export function useProfileDraft(profile: CompanyProfile, form: ProfileForm) {
  const { id } = profile;
  const [restored, setRestored] = useState(false);

  useEffect(() => {
    const draft = read(id);
    const blank: Draft = valuesOf(profile);
    for (const [field, value] of Object.entries(draft ?? {}))
      if (field in blank && Array.isArray(value) === (field === 'industry')) {
        form.setValue(field as keyof ProfileValues, value as never, { shouldDirty: true });
        setRestored(true);
      }
    // oxlint-disable-next-line react/exhaustive-deps -- once, when the editor opens
  }, []);

  useEffect(
    () => form.subscribe({ formState: { values: true }, callback: () => write(profile, form.getValues()) }),
    [form, profile],
  );

  const forget = () => {
    localStorage.removeItem(keyOf(id));
    setRestored(false);
  };
  return {
    restored,
    forget,
    discard: () => {
      form.reset(valuesOf(profile));
      forget();
    },
  };
}
