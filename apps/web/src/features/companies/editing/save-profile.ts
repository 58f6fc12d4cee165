// Saves a company profile: waits for running image uploads, then saves everything in one request. Reports the specified
// progress after each step that was needed.
import type { CompanyProfile } from '@questline/contract';
import type { ProfileValues } from './profile-form.ts';

/** The request body: only the given fields change. There is always a promise, so it can't be cleared. */
export type ProfileChanges = {
  [Field in keyof ProfileValues]?:
    | ProfileValues[Field]
    | (Field extends 'answers_within_days' ? never : null);
};
type ImageField = 'banner_url' | 'logo_url';

const images = [
  { field: 'banner_url', percent: 30 },
  { field: 'logo_url', percent: 50 },
] as const;

type Steps = {
  /** Resolves to the path of an image that is uploading now, or undefined. */
  finished: (field: ImageField) => Promise<string | undefined>;
  change: (changes: ProfileChanges) => Promise<CompanyProfile>;
  /** Resolves once the progress is on screen. */
  onProgress: (percent: number) => Promise<void>;
};

export async function saveProfile(
  changes: ProfileChanges,
  { finished, change, onProgress }: Steps,
): Promise<CompanyProfile> {
  // Both are requested up front: an upload that finishes while the other is awaited would otherwise be missed.
  const onTheWay = { banner_url: finished('banner_url'), logo_url: finished('logo_url') };
  void Promise.allSettled(Object.values(onTheWay));
  await onProgress(10);
  const arrived: ProfileChanges = {};
  for (const { field, percent } of images) {
    const path = (await onTheWay[field]) ?? changes[field];
    if (!path) continue;
    arrived[field] = path;
    await onProgress(percent);
  }
  await onProgress(80);
  const saved = await change({ ...changes, ...arrived });
  await onProgress(100);
  return saved;
}
