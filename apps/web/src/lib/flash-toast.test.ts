// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { flashToast, takeFlashToast } from './flash-toast.ts';

test('a toast is shown once', () => {
  const toast = { title: 'Successfully signed out', description: 'Redirecting to homepage...' };
  flashToast(toast);
  expect(takeFlashToast()).toEqual(toast);
  expect(takeFlashToast()).toBeUndefined();
});

test('a destructive toast stays destructive', () => {
  flashToast({ title: 'Error during sign out', variant: 'destructive' });
  expect(takeFlashToast()).toMatchObject({ variant: 'destructive' });
});

test.each(['', '{', 'null', '3', '{"title":3}'])('%j is not a toast', (text) => {
  sessionStorage.setItem('questline.toast', text);
  expect(takeFlashToast()).toBeUndefined();
});
