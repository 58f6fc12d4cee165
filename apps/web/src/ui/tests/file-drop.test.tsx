// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { FileDrop } from '../upload/file-drop.tsx';
import type { SentFile } from '../upload/file-row.tsx';
import { useDom } from './dom.ts';

useDom();

const rules = { endings: ['png', 'pdf'], maxBytes: 1024 * 1024 };

function setUp(file?: SentFile) {
  const calls = {
    onPick: vi.fn<(file: File) => void>(),
    onRemove: vi.fn<() => void>(),
    onRetry: vi.fn<() => void>(),
  };
  const { container } = render(<FileDrop label="Add your work" rules={rules} file={file} {...calls} />);
  return { ...calls, container };
}

const png = new File(['x'], 'poster.PNG');

test('shows what is accepted before a file is picked', () => {
  setUp();
  expect(screen.getByLabelText(/Add your work/)).toHaveAccessibleDescription('PNG or PDF, up to 1 MB');
});

test('does not mention dropping on touch screens', () => {
  setUp();
  expect(screen.getByText('Drop a file here or')).toHaveClass('pointer-coarse:hidden');
  expect(screen.getByText('choose a file')).not.toHaveClass('pointer-coarse:hidden');
});

test('accepts a file by click or by drop', async () => {
  const { onPick, container } = setUp();
  await userEvent.upload(screen.getByLabelText(/Add your work/), png, { applyAccept: false });
  fireEvent.drop(container.querySelector('label')!, { dataTransfer: { files: [png] } });
  expect(onPick.mock.calls).toEqual([[png], [png]]);
});

test.for([
  ['virus.exe', 10, 'virus.exe is not a supported file type. Choose PNG or PDF.'],
  ['noending', 10, 'noending is not a supported file type. Choose PNG or PDF.'],
  ['big.pdf', 3 * 1024 * 1024, 'big.pdf is 3 MB. The limit is 1 MB.'],
] as const)('explains why %s of %d bytes is refused', ([name, size, words]) => {
  const { onPick, container } = setUp();
  const file = Object.defineProperty(new File([], name), 'size', { value: size });
  fireEvent.drop(container.querySelector('label')!, { dataTransfer: { files: [file] } });
  expect(screen.getByText(words)).toBeVisible();
  expect(onPick).not.toHaveBeenCalled();
});

test('a running upload shows its progress and can be canceled', async () => {
  const { onRemove } = setUp({ name: 'a.pdf', bytes: 1000, state: 'sending', sentBytes: 637 });
  expect(screen.getByRole('progressbar', { name: 'Uploading 63%' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(onRemove).toHaveBeenCalledOnce();
});

test('an upload without a connection says so', () => {
  setUp({ name: 'a.pdf', bytes: 1000, state: 'sending', sentBytes: 637, stalled: true });
  expect(screen.getByRole('progressbar', { name: 'Waiting for a connection… 63%' })).toBeVisible();
});

test('a failed upload says why and can be retried', async () => {
  const { onRetry } = setUp({ name: 'a.pdf', bytes: 1000, state: 'failed', reason: 'The connection broke.' });
  expect(screen.getByRole('alert')).toHaveTextContent('The connection broke.');
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(onRetry).toHaveBeenCalledOnce();
});
