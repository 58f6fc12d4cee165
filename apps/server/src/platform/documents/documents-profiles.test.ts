import { expect, test } from 'vitest';
import { withProfiles } from './documents-profiles.ts';

const html =
  'a<!--profiles--><nav><!--profile INSTAGRAM_URL--><a href="__PROFILE__">I</a><!--/profile--><!--profile TIKTOK_URL--><a href="__PROFILE__">T</a><!--/profile--></nav><!--/profiles-->z';

test('without profiles there is no line for them', () => {
  expect(withProfiles(html, {})).toBe('az');
  expect(withProfiles(html, { TIKTOK_URL: undefined })).toBe('az');
});

test('links only the configured profiles and escapes them', () => {
  expect(withProfiles(html, { TIKTOK_URL: 'https://t.example/?a&b="<' })).toBe(
    'a<nav><a href="https://t.example/?a&amp;b=&quot;&lt;">T</a></nav>z',
  );
});
