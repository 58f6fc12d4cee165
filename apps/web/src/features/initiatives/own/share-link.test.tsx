// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { useDom } from '../../../ui/tests/dom.ts';
import { ShareLink } from './share-link.tsx';

useDom();
const address = `${location.origin}/initiative/a1`;
const press = async () => userEvent.click(screen.getByRole('button', { name: 'Copy link' }));

test('copies what a student opens, and says so', async () => {
  const user = userEvent.setup();
  render(<ShareLink id="a1" active />);
  await user.click(screen.getByRole('button', { name: 'Copy link' }));
  expect(await screen.findByRole('button', { name: 'Copied' })).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent('Link copied.');
  expect(await navigator.clipboard.readText()).toBe(address);
});

test('says what to do if the browser refuses to copy', async () => {
  render(<ShareLink id="a1" active />);
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('not allowed'));
  await press();
  expect(await screen.findByText(/Select the link and copy it/)).toBeVisible();
  expect(screen.getByText(address)).toBeVisible();
});

test('says that students can open it only while the initiative is active', () => {
  const { rerender } = render(<ShareLink id="a1" active={false} />);
  expect(screen.getByText('Students can open this link once the initiative is active.')).toBeVisible();
  rerender(<ShareLink id="a1" active />);
  expect(screen.queryByText(/once the initiative is active/)).toBeNull();
});
