import type { CompanyProfile } from '@questline/contract';
import { expect, test } from 'vitest';
import { type ProfileChanges, saveProfile } from './save-profile.ts';

const profile = { id: 'c1' } as CompanyProfile;

type Way = { banner_url?: string | Error; logo_url?: string | Error };

/** `onTheWay`: the outcome of uploads that are still running. */
async function save(changes: ProfileChanges, onTheWay: Way = {}, change: () => void = () => undefined) {
  const steps: number[] = [];
  const sent: ProfileChanges[] = [];
  const done = await saveProfile(changes, {
    finished: async (field) => {
      const found = onTheWay[field];
      if (found instanceof Error) throw found;
      return found;
    },
    change: async (body) => {
      sent.push(body);
      change();
      return profile;
    },
    onProgress: async (percent) => void steps.push(percent),
  }).catch((error: Error) => error.message);
  return { steps, sent, done };
}

test.each([
  [{}, {}, [10, 80, 100]],
  [{ banner_url: '/media/b' }, {}, [10, 30, 80, 100]],
  [{ logo_url: '/media/l' }, {}, [10, 50, 80, 100]],
  [{ banner_url: '/media/b', logo_url: null }, {}, [10, 30, 80, 100]],
  [{}, { banner_url: '/media/b', logo_url: '/media/l' }, [10, 30, 50, 80, 100]],
])('%j with %j uploading reports the steps %j', async (changes, onTheWay, steps) => {
  expect(await save(changes, onTheWay)).toMatchObject({ steps, done: profile });
});

test('saves the path of the newest image', async () => {
  const { sent } = await save(
    { mission: 'Bread', banner_url: '/media/old', logo_url: null },
    { banner_url: '/media/new' },
  );
  expect(sent).toEqual([{ mission: 'Bread', banner_url: '/media/new', logo_url: null }]);
});

test('also saves a logo that finishes uploading while the banner is awaited', async () => {
  const logo = { url: '/media/l' as string | undefined };
  const sent: ProfileChanges[] = [];
  await saveProfile(
    {},
    {
      async finished(field) {
        if (field === 'logo_url') return logo.url;
        await new Promise((later) => setTimeout(later));
        logo.url = undefined;
        return '/media/b';
      },
      change: async (body) => (sent.push(body), profile),
      onProgress: async () => undefined,
    },
  );
  expect(sent).toEqual([{ banner_url: '/media/b', logo_url: '/media/l' }]);
});

test.each([
  [{ banner_url: new Error('lost') }, [10]],
  [{ banner_url: '/media/b', logo_url: new Error('lost') }, [10, 30]],
])('saves nothing when an upload fails: %j', async (onTheWay, steps) => {
  expect(await save({}, onTheWay)).toEqual({ steps, sent: [], done: 'lost' });
});

test('stops reporting progress when saving fails', async () => {
  const fail = () => {
    throw new Error('change');
  };
  expect(await save({ logo_url: '/media/l' }, {}, fail)).toMatchObject({
    steps: [10, 50, 80],
    done: 'change',
  });
});
