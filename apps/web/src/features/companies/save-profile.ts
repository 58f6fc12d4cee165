// Saving a profile, step by step: pictures that wait in this browser are stored first, then everything is saved
// at once. A figure is told when its step is done, and only if it was taken.
import type { CompanyProfile } from '@questline/contract';
import type { ProfileValues } from './profile-form.ts';

/** What the contract takes: only what is named changes. */
export type ProfileChanges = { [Field in keyof ProfileValues]?: ProfileValues[Field] | null };
export type PictureField = 'banner_url' | 'logo_url';

const pictures = [
  { field: 'banner_url', percent: 30 },
  { field: 'logo_url', percent: 50 },
] as const;

type Steps = {
  /** Stores a picture that waits and says where it is kept; nothing for one that does not wait. */
  store: (field: PictureField, url: string) => Promise<string> | undefined;
  change: (changes: ProfileChanges) => Promise<CompanyProfile>;
  /** Resolves when the figure stands on the screen. */
  onProgress: (percent: number) => Promise<void>;
};

export async function saveProfile(
  changes: ProfileChanges,
  { store, change, onProgress }: Steps,
): Promise<CompanyProfile> {
  await onProgress(10);
  const stored: ProfileChanges = {};
  for (const { field, percent } of pictures) {
    const url = changes[field];
    const waiting = url ? store(field, url) : undefined;
    if (!waiting) continue;
    stored[field] = await waiting;
    await onProgress(percent);
  }
  await onProgress(80);
  const saved = await change({ ...changes, ...stored });
  await onProgress(100);
  return saved;
}
