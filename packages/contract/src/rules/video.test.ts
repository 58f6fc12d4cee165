import fc from 'fast-check';
import { expect, test } from 'vitest';
import { videoIdOf } from './video.ts';

const id = 'dQw4w9WgXcQ';

test.each([
  `https://www.youtube.com/watch?v=${id}`,
  `https://youtube.com/watch?list=PL1&v=${id}&t=42s`,
  `http://m.youtube.com/watch?v=${id}`,
  `https://youtu.be/${id}`,
  `https://youtu.be/${id}?si=x`,
  `youtu.be/${id}`,
  `  www.youtube.com/watch?v=${id} `,
  `https://www.youtube.com/shorts/${id}`,
  `https://www.youtube.com/embed/${id}`,
  `https://www.youtube.com/live/${id}?feature=share`,
  `https://www.youtube-nocookie.com/embed/${id}`,
])('%s is a YouTube video', (link) => {
  expect(videoIdOf(link)).toBe(id);
});

test.each([
  null,
  '',
  'a video of our shop',
  'https://www.youtube.com/',
  'https://www.youtube.com/watch',
  'https://www.youtube.com/watch?v=short',
  `https://www.youtube.com/watch?v=${id}x`,
  'https://www.youtube.com/watch?v=<script>xx',
  `https://www.youtube.com/@channel/${id}`,
  `https://vimeo.com/${id}`,
  `https://youtube.com.evil.example/watch?v=${id}`,
  `https://evil.example/https://youtu.be/${id}`,
  `https://youtube.com@evil.example/watch?v=${id}`,
  `javascript://youtu.be/${id}`,
])('%s is not a YouTube video', (link) => {
  expect(videoIdOf(link)).toBeNull();
});

test('whatever is typed, a player gets a video id or nothing', () => {
  const part = fc.constantFrom(
    'youtu.be/',
    'https://',
    'youtube.com/watch?v=',
    'embed/',
    '/',
    '?',
    '"',
    '&',
    '..',
    id,
    '<script>',
  );
  const texts = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.array(part, { maxLength: 6 }).map((it) => it.join('')),
  );
  fc.assert(
    fc.property(texts, (text) => {
      expect(videoIdOf(text) ?? id).toMatch(/^[\w-]{11}$/);
    }),
    { numRuns: 1_000 },
  );
});
