// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { Shortcuts } from '../overlays/shortcuts.tsx';

test('the list shows each key of a shortcut, also the plus sign', async () => {
  const run = () => {};
  const shortcuts = [
    { key: '+', does: 'Zoom in', run },
    { key: 'Mod+Enter', does: 'Approve', run },
  ];
  render(<Shortcuts shortcuts={shortcuts} active />);
  await userEvent.click(screen.getByRole('button', { name: 'Keyboard shortcuts' }));
  const keysOf = (does: string) =>
    Array.from(screen.getByText(does).previousElementSibling!.children, (key) => key.textContent);
  expect(keysOf('Zoom in')).toEqual(['+']);
  expect(keysOf('Approve')).toEqual(['Ctrl', 'ENTER']);
});
