// @vitest-environment jsdom
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { currentToasts } from '../../../ui/overlays/toast-store.ts';
import { useDom } from '../../../ui/tests/dom.ts';
import { copyLink } from './copy-link.ts';

useDom();
const address = `${location.origin}/initiative/a1`;
const toastOf = async (status: 'active' | 'inactive') => {
  copyLink({ id: 'a1', status });
  await vi.waitFor(() => expect(currentToasts()).toHaveLength(1));
  return currentToasts()[0];
};

test('copies what a student opens, and says so', async () => {
  userEvent.setup();
  expect(await toastOf('active')).toMatchObject({ title: 'Link copied', description: false });
  expect(await navigator.clipboard.readText()).toBe(address);
});

test('says that students can open it only while the initiative is active', async () => {
  userEvent.setup();
  expect(await toastOf('inactive')).toMatchObject({
    description: 'Students can open this link once the initiative is active.',
  });
});

test('shows the whole link if the browser refuses to copy', async () => {
  userEvent.setup();
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('not allowed'));
  expect(await toastOf('active')).toMatchObject({
    title: "Your browser didn't allow copying",
    description: address,
  });
});
