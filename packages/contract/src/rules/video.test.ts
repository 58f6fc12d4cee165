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
