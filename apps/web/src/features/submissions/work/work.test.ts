// @vitest-environment jsdom
import { describe, expect, test } from 'vitest';
import { checkWork, completeLink, containsAll, isSubmitted, type Work } from './work.ts';
import { anAttempt } from './workspace.fixture.tsx';

const file = {
  id: 'f1',
  original_name: 'a.pdf',
  media_type: 'application/pdf',
  byte_size: 1,
  status: 'ready',
} as const;
const work = (more: Partial<Work> = {}): Work => ({
  submission_type: 'text',
  text: '',
  link: '',
  file: null,
  ...more,
});

describe('checkWork', () => {
  test.each([
    [work({ text: '  \n ' }), 'Write your answer first.'],
    [work({ text: 'x'.repeat(20_001) }), 'Use at most 20,000 characters.'],
    [work({ submission_type: 'link' }), 'Paste a link first.'],
    [
      work({ submission_type: 'link', link: 'my album' }),
      'Enter a link that starts with https:// or http://',
    ],
    [
      work({ submission_type: 'link', link: 'javascript:alert(1)' }),
      'Enter a link that starts with https:// or http://',
    ],
    [work({ submission_type: 'upload' }), 'Choose a file first.'],
  ])('refuses incomplete work (case %#)', (given, refusal) => {
    expect(checkWork(given)).toEqual({ refusal });
  });

  test('submits only the chosen type', () => {
    const all = work({ text: ' Words ', link: 'https://a.example', file });
    expect(checkWork(all)).toEqual({ work: { submission_type: 'text', content: 'Words' } });
    expect(checkWork({ ...all, submission_type: 'link' })).toEqual({
      work: { submission_type: 'link', content: 'https://a.example' },
    });
    expect(checkWork({ ...all, submission_type: 'upload' })).toEqual({
      work: { submission_type: 'upload', file_id: 'f1' },
    });
  });
});

test('adds a missing scheme to a link and changes nothing else', () => {
  expect(completeLink(' photos.example/street ')).toBe('https://photos.example/street');
  expect(completeLink('http://photos.example')).toBe('http://photos.example');
  for (const none of ['my album', 'javascript:alert(1).x', 'mailto:a@b.example', ''])
    expect(completeLink(none)).toBe(none);
});

describe('containsAll', () => {
  test('is true when mine contains all of theirs', () => {
    expect(containsAll(work({ text: 'One. Two.' }), work({ text: 'One.' }))).toBe(true);
    expect(containsAll(work({ text: 'One.', file }), work({ text: 'One.' }))).toBe(true);
  });
  test('is false when theirs has something mine lacks', () => {
    expect(containsAll(work({ text: 'Two.' }), work({ text: 'One.' }))).toBe(false);
    expect(containsAll(work(), work({ file }))).toBe(false);
    expect(containsAll(work({ link: '' }), work({ link: 'https://a.example' }))).toBe(false);
  });
});

test('recognizes submitted work by its type and content', () => {
  expect(isSubmitted(work({ text: 'My work ' }), anAttempt(1))).toBe(true);
  expect(isSubmitted(work({ text: 'More' }), anAttempt(1))).toBe(false);
  expect(isSubmitted(work({ text: 'My work', submission_type: 'link' }), anAttempt(1))).toBe(false);
  expect(
    isSubmitted(work({ submission_type: 'upload', file }), anAttempt(1, { submission_type: 'upload', file })),
  ).toBe(true);
  expect(isSubmitted(work(), undefined)).toBe(false);
});
