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

const page =
  '<h1>Terms</h1><div><!--text TERMS--><p>Ours. <!--setting IMPRINT-->__SETTING__<!--or-->us<!--/setting--></p><!--/text--></div>';

test("shows our text, or the operator's own instead of it", () => {
  expect(withSettings(page, {})).toBe('<h1>Terms</h1><div><p>Ours. us</p></div>');
  expect(withSettings(page, { TERMS: '## Theirs $& <b>', IMPRINT: 'A' })).toBe(
    '<h1>Terms</h1><div><section class="grid gap-3"><h2 class="text-xl">Theirs $&amp; &lt;b></h2></section></div>',
  );
});

test('an own text can not fill in settings or end its place', () => {
  const text = '__SETTING__ <!--setting IMPRINT-->x<!--/setting--><!--/text-->';
  expect(withSettings(page, { TERMS: text, IMPRINT: 'A' })).toBe(
    '<h1>Terms</h1><div><section class="grid gap-3"><p>__SETTING__ &lt;!--setting IMPRINT-->x&lt;!--/setting-->&lt;!--/text--></p></section></div>',
  );
});

test('the imprint says who is responsible, unless someone else is', () => {
  const controller = '<!--setting CONTROLLER-->__SETTING__<!--or-->us<!--/setting-->';
  expect(withSettings(controller, {})).toBe('us');
  expect(withSettings(controller, { IMPRINT: 'A' })).toBe('A');
  expect(withSettings(controller, { IMPRINT: 'A', CONTROLLER: 'B' })).toBe('B');
});
