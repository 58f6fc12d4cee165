import type { CompanyProfile } from '@questline/contract';
import { expect, test } from 'vitest';
import { type ProfileChanges, saveProfile } from './save-profile.ts';

const profile = { id: 'c1' } as CompanyProfile;

/** Pictures under 'blob:' wait, as in the form. */
async function save(changes: ProfileChanges, fails?: 'banner_url' | 'logo_url' | 'change') {
  const steps: (number | string)[] = [];
  const sent: ProfileChanges[] = [];
  const done = await saveProfile(changes, {
    store: (field, url) => {
      if (!url.startsWith('blob:')) return undefined;
      steps.push(field);
      return fails === field ? Promise.reject(new Error(field)) : Promise.resolve(`/media/${field}`);
    },
    change: (body) => {
      sent.push(body);
      return fails === 'change' ? Promise.reject(new Error('change')) : Promise.resolve(profile);
    },
    onProgress: async (percent) => void steps.push(percent),
  }).catch((error: Error) => error.message);
  return { steps, sent, done };
}

test.each([
  [{}, [10, 80, 100]],
  [{ banner_url: 'blob:b' }, [10, 'banner_url', 30, 80, 100]],
  [{ logo_url: 'blob:l' }, [10, 'logo_url', 50, 80, 100]],
  [{ banner_url: 'blob:b', logo_url: 'blob:l' }, [10, 'banner_url', 30, 'logo_url', 50, 80, 100]],
  [{ banner_url: '/media/there', logo_url: null }, [10, 80, 100]],
])('%j takes the steps %j', async (changes, steps) => {
  expect(await save(changes)).toMatchObject({ steps, done: profile });
});

test('what is saved names where the pictures are kept', async () => {
  const { sent } = await save({ mission: 'Bread', banner_url: 'blob:b', logo_url: null });
  expect(sent).toEqual([{ mission: 'Bread', banner_url: '/media/banner_url', logo_url: null }]);
});

test.each([
  ['banner_url', [10, 'banner_url']],
  ['logo_url', [10, 'banner_url', 30, 'logo_url']],
  ['change', [10, 'banner_url', 30, 'logo_url', 50, 80]],
] as const)('it ends where %s fails', async (fails, steps) => {
  expect(await save({ banner_url: 'blob:b', logo_url: 'blob:l' }, fails)).toMatchObject({
    steps,
    done: fails,
  });
});
