import fc from 'fast-check';
import { expect, test } from 'vitest';
import { renderMarkdown } from './plain-markdown.ts';

const plain = (text: string) =>
  renderMarkdown(text)
    .replaceAll(/ class="[^"]*"/g, '')
    .replaceAll(/<\/?section>/g, '');

test('renders headings, paragraphs, lists, bold, italics and links', () => {
  expect(
    plain(`# Our terms
Students must be **13** or
*older*.

## Work

- One
  more line
- [Privacy](/privacy)

1. First
2) Second

[Write](mailto:a@b.example) or see [our site](https://b.example/x?a=1&b=2).`),
  ).toBe(
    '<p>Students must be <strong>13</strong> or <em>older</em>.</p><h2>Work</h2>' +
      '<ul><li>One more line</li><li><a href="/privacy">Privacy</a></li></ul>' +
      '<ol><li>First</li><li>Second</li></ol>' +
      '<p><a href="mailto:a@b.example">Write</a> or see <a href="https://b.example/x?a=1&amp;b=2">our site</a>.</p>',
  );
});

test('makes a section for each heading', () => {
  expect(renderMarkdown('Before\n\n## One\n\nText\n\nMore\n\n## Two')).toBe(
    '<section class="grid gap-3"><p>Before</p></section>' +
      '<section class="grid gap-3"><h2 class="text-xl">One</h2><p>Text</p><p>More</p></section>' +
      '<section class="grid gap-3"><h2 class="text-xl">Two</h2></section>',
  );
});

test.each([
  ['<script>alert(1)</script>', '<p>&lt;script>alert(1)&lt;/script></p>'],
  ['<img src=x onerror=alert(1)>', '<p>&lt;img src=x onerror=alert(1)></p>'],
  ['[x](javascript:alert(1))', '<p>[x](javascript:alert(1))</p>'],
  ['[x](data:text/html,hi)', '<p>[x](data:text/html,hi)</p>'],
  ['[x](//evil.example)', '<p>[x](//evil.example)</p>'],
  [
    '[x](https://e.example/"onclick="alert)',
    '<p><a href="https://e.example/&quot;onclick=&quot;alert">x</a></p>',
  ],
  ['## <b onclick="x">', '<h2>&lt;b onclick=&quot;x&quot;></h2>'],
  ['- <svg/onload=1>', '<ul><li>&lt;svg/onload=1></li></ul>'],
  ['<!--/text-->', '<p>&lt;!--/text--></p>'],
])('shows %s as text', (text, html) => {
  expect(plain(text)).toBe(html);
});

test('a long text that opens much and closes nothing takes no time', () => {
  const began = performance.now();
  for (const part of ['\n', '*', '**a', '[', '[a](/', '# ', '- ']) renderMarkdown(part.repeat(20_000));
  expect(performance.now() - began).toBeLessThan(5_000);
});

test('no text becomes an element or an attribute of its own', () => {
  const part = fc.constantFrom(
    '[',
    '](',
    ')',
    'https://',
    'mailto:',
    '/',
    '"',
    "'",
    '<script>',
    '<',
    '>',
    '&',
    '*',
    '**',
    '\n',
    '\n\n',
    '# ',
    '- ',
    '1. ',
    ' onclick=',
    'a',
  );
  const texts = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.array(part, { maxLength: 20 }).map((it) => it.join('')),
  );
  fc.assert(
    fc.property(texts, (text) => {
      const ours =
        /<\/?(?:section|h[23]|p|ul|ol|li|strong|em|a)(?: class="[^"<>]*"| href="(?:https:\/\/|mailto:|\/)[^"<]*")*>/g;
      expect(renderMarkdown(text).replaceAll(ours, '')).not.toContain('<');
    }),
    { numRuns: 2_000 },
  );
});
