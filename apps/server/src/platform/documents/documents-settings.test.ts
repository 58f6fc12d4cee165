import { expect, test } from 'vitest';
import { withSettings } from './documents-settings.ts';

const html =
  'a<!--settings--><nav><!--setting INSTAGRAM_URL--><a href="__SETTING__">I</a><!--/setting--><!--setting TIKTOK_URL--><a href="__SETTING__">T</a><!--/setting--></nav><!--/settings-->z';

test('without any of its settings, a group is removed', () => {
  expect(withSettings(html, {})).toBe('az');
  expect(withSettings(html, { TIKTOK_URL: undefined })).toBe('az');
});

test('shows only what is set, and escapes it', () => {
  expect(withSettings(html, { TIKTOK_URL: 'https://t.example/?a&b="<' })).toBe(
    'a<nav><a href="https://t.example/?a&amp;b=&quot;&lt;">T</a></nav>z',
  );
});

test('shows the alternative when a setting is missing', () => {
  const contact = 'Write to <!--setting CONTACT_EMAIL-->__SETTING__<!--or-->us<!--/setting-->.';
  expect(withSettings(contact, {})).toBe('Write to us.');
  expect(withSettings(contact, { CONTACT_EMAIL: 'a@b.example' })).toBe('Write to a@b.example.');
});

test('shows the lines of a setting below each other', () => {
  const imprint = '<!--setting IMPRINT--><p>__SETTING__</p><!--/setting-->';
  expect(withSettings(imprint, { IMPRINT: 'Questline, Inc. | 12 Mill Street' })).toBe(
    '<p>Questline, Inc.<br>12 Mill Street</p>',
  );
});
