// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest';
import { clearDrafts, draftPrefix, uploadPrefix } from './local-data.ts';

beforeEach(() => localStorage.clear());

test('signing out deletes the drafts and unfinished uploads of every account in this browser', () => {
  for (const account of ['maya', 'rosa']) {
    localStorage.setItem(`${draftPrefix}${account}.reply`, '"See you"');
    localStorage.setItem(`${uploadPrefix}${account}.file`, '{}');
  }
  localStorage.setItem('questline.theme', 'dark');
  clearDrafts();
  expect(Object.keys(localStorage)).toEqual(['questline.theme']);
});

test('when someone else signs in, only their own drafts and uploads stay', () => {
  for (const account of ['maya', 'rosa']) {
    localStorage.setItem(`${draftPrefix}${account}.reply`, '"See you"');
    localStorage.setItem(`${uploadPrefix}${account}.file`, '{}');
  }
  clearDrafts({ except: 'rosa' });
  expect(Object.keys(localStorage).toSorted()).toEqual([
    `${draftPrefix}rosa.reply`,
    `${uploadPrefix}rosa.file`,
  ]);
});
