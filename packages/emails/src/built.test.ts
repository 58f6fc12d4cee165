import { expect, test } from 'vitest';
import * as built from '@questline/emails';
import * as sources from './index.ts';

test('the built emails match the sources (if not, run npm run build:emails)', async () => {
  const site = 'https://questline.example';
  expect(Object.keys(built).toSorted()).toEqual(Object.keys(sources).toSorted());
  expect(await built.resetPassword({ link: site, site })).toEqual(
    await sources.resetPassword({ link: site, site }),
  );
});
