import { expect, test } from 'vitest';
import { normalize, sha256 } from './normalize.ts';

const clockMs = Date.parse('2026-01-20T00:00:00Z');

test('news that may have left the home page since the answers were saved are ignored', () => {
  const body = JSON.stringify({
    survey_done: true,
    news: [{ at: '2026-01-19T00:00:00.000Z' }, { at: '2026-01-07T00:00:00.000Z' }],
  });
  expect(JSON.parse(normalize('/api/home', body, clockMs))).toEqual({
    survey_done: true,
    news: [{ at: '2026-01-19T00:00:00.000Z' }],
  });
});

test('every other answer is compared as it was sent', () => {
  const body = '{ "news": [] }';
  expect(normalize('/api/conversations', body, clockMs)).toBe(body);
});

test('the same text with another status is another answer', () => {
  expect(sha256(200, '{}')).not.toBe(sha256(404, '{}'));
});
