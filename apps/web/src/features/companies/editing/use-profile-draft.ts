// Unsaved changes survive a reload, navigation and an expired session. Signing out deletes them.
import type { CompanyProfile } from '@questline/contract';
import { useEffect, useState } from 'react';
import { findLocalDraft, forgetLocalDraft, keepLocalDraft } from '../../../lib/drafts/local-draft.ts';
import { type ProfileForm, type ProfileValues, valuesOf } from './profile-form.ts';

type Draft = Partial<Record<keyof ProfileValues, unknown>>;

const name = 'company-profile';

function read(): Draft {
  const draft = findLocalDraft(name);
  return typeof draft === 'object' && draft !== null ? draft : {};
}

/** Stores only the fields that differ from the profile. */
function write(profile: CompanyProfile, values: ProfileValues) {
  const saved = valuesOf(profile);
  const changed = Object.entries(values).filter(
    ([field, value]) => JSON.stringify(value) !== JSON.stringify(saved[field as keyof ProfileValues]),
  );
  if (changed.length === 0) forgetLocalDraft(name);
  else keepLocalDraft(name, Object.fromEntries(changed));
}

export function useProfileDraft(profile: CompanyProfile, form: ProfileForm) {
  const [restored, setRestored] = useState(false);

  useEffect(() => {
    const blank: Draft = valuesOf(profile);
    for (const [field, value] of Object.entries(read()))
      // Someone who is no longer an owner can't save a new name or promise.
      if ((field === 'company_name' || field === 'answers_within_days') && !profile.can.rename) continue;
      else if (field in blank && Array.isArray(value) === (field === 'industry')) {
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
    forgetLocalDraft(name);
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
