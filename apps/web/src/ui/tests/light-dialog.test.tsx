// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { LightDialog } from '../overlays/light-dialog.tsx';
import { useDom } from './dom.ts';

useDom();

const show = () => {
  const onDismiss = vi.fn<() => void>();
  render(
    <LightDialog
      title="One more thing!"
      footer={<button type="button">Continue</button>}
      onDismiss={onDismiss}
    >
      <p>Would you like to be part of it?</p>
    </LightDialog>,
  );
  return onDismiss;
};
const aMoment = () => new Promise((done) => setTimeout(done, 20));

test('a dialog on a public page stays open although effects run twice in development', async () => {
  const onDismiss = show();
  await aMoment();
  expect(screen.getByRole('dialog', { name: 'One more thing!' })).toBeVisible();
  expect(onDismiss).not.toHaveBeenCalled();
});

test('Escape and the X dismiss it once', async () => {
  const onDismiss = show();
  await aMoment();
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(onDismiss).toHaveBeenCalledTimes(1);
  // The browser does this on Escape.
  screen.getByRole<HTMLDialogElement>('dialog').close();
  await aMoment();
  expect(onDismiss).toHaveBeenCalledTimes(2);
});
