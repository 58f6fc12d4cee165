// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { handToast, takeHandedToast } from './handed-toast.ts';

test('a toast is handed over once', () => {
  const toast = { title: 'Successfully signed out', description: 'Redirecting to homepage...' };
  handToast(toast);
  expect(takeHandedToast()).toEqual(toast);
  expect(takeHandedToast()).toBeUndefined();
});

test('a destructive one stays destructive', () => {
  handToast({ title: 'Error during sign out', variant: 'destructive' });
  expect(takeHandedToast()).toMatchObject({ variant: 'destructive' });
});

test.each(['', '{', 'null', '3', '{"title":3}'])('%j is no toast', (text) => {
  sessionStorage.setItem('questline.toast', text);
  expect(takeHandedToast()).toBeUndefined();
});
