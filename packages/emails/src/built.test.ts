import { expect, test } from 'vitest';
import * as built from '@questline/emails';
import * as sources from './index.ts';

test('what the server imports is what the sources say; otherwise: npm run build -w @questline/emails', async () => {
  const site = 'https://questline.example';
  expect(Object.keys(built).toSorted()).toEqual(Object.keys(sources).toSorted());
  expect(await built.resetPassword({ link: site, site })).toEqual(
    await sources.resetPassword({ link: site, site }),
  );
});
