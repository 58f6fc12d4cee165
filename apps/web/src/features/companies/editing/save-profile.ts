// Saving a profile, step by step: pictures that are still on their way arrive first, then everything is saved at once.
// A figure is told when its step is done, and only if it was taken.
import type { CompanyProfile } from '@questline/contract';
import type { ProfileValues } from './profile-form.ts';

/** What the contract takes: only what is named changes. */
export type ProfileChanges = { [Field in keyof ProfileValues]?: ProfileValues[Field] | null };
type ImageField = 'banner_url' | 'logo_url';

const pictures = [
  { field: 'banner_url', percent: 30 },
  { field: 'logo_url', percent: 50 },
] as const;

type Steps = {
  /** Where a picture is kept that is on its way now; nothing when there is none. */
  arrival: (field: ImageField) => Promise<string | undefined>;
  change: (changes: ProfileChanges) => Promise<CompanyProfile>;
  /** Resolves when the figure stands on the screen. */
  onProgress: (percent: number) => Promise<void>;
};

export async function saveProfile(
  changes: ProfileChanges,
  { arrival, change, onProgress }: Steps,
): Promise<CompanyProfile> {
  // Asked for at once: one that arrives while another is waited for is neither on its way then nor in `changes`.
  const onTheWay = { banner_url: arrival('banner_url'), logo_url: arrival('logo_url') };
  void Promise.allSettled(Object.values(onTheWay));
  await onProgress(10);
  const arrived: ProfileChanges = {};
  for (const { field, percent } of pictures) {
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
