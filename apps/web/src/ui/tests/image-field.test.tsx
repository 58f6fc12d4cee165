// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { ImageField } from '../upload/image-field.tsx';
import { type ImageUpload, type UploadImage, useImageUpload } from '../upload/use-image-upload.ts';
import { useDom } from './dom.ts';

useDom();

let size = { naturalWidth: 400, naturalHeight: 400 };
beforeEach(() => {
  // jsdom can't read images; cropping is tested in a browser.
  size = { naturalWidth: 400, naturalHeight: 400 };
  Object.defineProperties(HTMLImageElement.prototype, {
    src: {
      configurable: true,
      set(this: HTMLImageElement) {
        queueMicrotask(() => this.dispatchEvent(new Event(size.naturalWidth ? 'load' : 'error')));
      },
    },
    decode: { configurable: true, value: () => Promise.resolve() },
    naturalWidth: { configurable: true, get: () => size.naturalWidth },
    naturalHeight: { configurable: true, get: () => size.naturalHeight },
  });
  URL.createObjectURL = () => 'blob:picked';
  URL.revokeObjectURL = () => undefined;
});

const svg = new File(['<svg/>'], 'logo.svg', { type: 'image/svg+xml' });

/** An upload that the test controls. */
function sending() {
  const calls: {
    onProgress: (share: number) => void;
    onStall: () => void;
    signal: AbortSignal;
    resolve: (path: string) => void;
    reject: (error: Error) => void;
  }[] = [];
  const upload: UploadImage = (_blob, options) =>
    new Promise((resolve, reject) => void calls.push({ ...options, resolve, reject }));
  return { calls, upload };
}

function setUp(value: string | null = null) {
  const onChange = vi.fn<(path: string | null) => void>();
  const { calls, upload } = sending();
  let picture!: ImageUpload;
  const Form = () => {
    picture = useImageUpload(upload, onChange);
    return (
      <ImageField
        label="Logo"
        hint="Square"
        alt="Your logo"
        shape="square"
        vectors
        value={value}
        onChange={onChange}
        picture={picture}
      />
    );
  };
  const { container } = render(<Form />);
  const drop = (file: File) =>
    fireEvent.drop(container.querySelector('label')!, { dataTransfer: { files: [file] } });
  return { onChange, calls, drop, finished: () => picture.finished() };
}

test('shows size and types before an image is chosen', () => {
  setUp();
  expect(screen.getByLabelText('Choose Logo')).toHaveAccessibleDescription(
    'Square. PNG, JPG, WebP or SVG, up to 10 MB.',
  );
});

test('an SVG is uploaded as is and shows its progress', async () => {
  const { onChange, calls } = setUp();
  await userEvent.upload(screen.getByLabelText('Choose Logo'), svg);
  await vi.waitFor(() => expect(calls).toHaveLength(1));
  calls[0]!.onProgress(0.63);
  expect(await screen.findByRole('progressbar', { name: 'Uploading 63%' })).toBeVisible();
  calls[0]!.resolve('/media/logo.webp');
  await vi.waitFor(() => expect(onChange).toHaveBeenCalledExactlyOnceWith('/media/logo.webp'));
});

test('a canceled upload changes nothing', async () => {
  const { onChange, calls, drop } = setUp();
  drop(svg);
  await userEvent.click(await screen.findByRole('button', { name: 'Cancel' }));
  expect(calls[0]!.signal.aborted).toBe(true);
  calls[0]!.resolve('/media/late.webp');
  expect(await screen.findByLabelText('Choose Logo')).toBeEnabled();
  expect(onChange).not.toHaveBeenCalled();
});

test('a failed upload says why, and Retry uploads the same image again', async () => {
  const { onChange, calls, drop } = setUp();
  drop(svg);
  await vi.waitFor(() => expect(calls).toHaveLength(1));
  calls[0]!.reject(Object.assign(new Error('unavailable'), { text: 'We can’t connect right now.' }));
  expect(await screen.findByText('We can’t connect right now.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  await vi.waitFor(() => expect(calls).toHaveLength(2));
  calls[1]!.resolve('/media/logo.webp');
  await vi.waitFor(() => expect(onChange).toHaveBeenCalledExactlyOnceWith('/media/logo.webp'));
});

test('a refused image says why and offers no retry', async () => {
  const { calls, drop } = setUp();
  drop(svg);
  await vi.waitFor(() => expect(calls).toHaveLength(1));
  const text = "We can't read that image. Please choose another.";
  calls[0]!.reject(Object.assign(new Error('image_unreadable'), { text, status: 415 }));
  expect(await screen.findByText(text)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull();
});

test('shows a lost connection while waiting, and then that the image is being checked', async () => {
  const { calls, drop } = setUp();
  drop(svg);
  await vi.waitFor(() => expect(calls).toHaveLength(1));
  calls[0]!.onProgress(0.4);
  calls[0]!.onStall();
  expect(await screen.findByRole('progressbar', { name: 'Waiting for a connection… 40%' })).toBeVisible();
  calls[0]!.onProgress(1);
  expect(await screen.findByRole('progressbar', { name: 'Checking the image… 100%' })).toBeVisible();
});

test('a save can wait for the upload, fails with it, and waits for nothing else', async () => {
  const { calls, drop, finished, onChange } = setUp();
  expect(await finished()).toBeUndefined();
  drop(svg);
  await vi.waitFor(() => expect(calls).toHaveLength(1));
  const first = finished();
  calls[0]!.resolve('/media/logo.webp');
  expect(await first).toBe('/media/logo.webp');
  expect(onChange).toHaveBeenCalledExactlyOnceWith('/media/logo.webp');

  await vi.waitFor(() => expect(screen.queryByRole('progressbar')).toBeNull());
  drop(svg);
  await vi.waitFor(() => expect(calls).toHaveLength(2));
  const second = finished();
  calls[1]!.reject(new Error('unavailable'));
  await expect(second).rejects.toThrow('unavailable');
  expect(await finished()).toBeUndefined();

  await userEvent.click(await screen.findByRole('button', { name: 'Retry' }));
  await vi.waitFor(() => expect(calls).toHaveLength(3));
  const third = finished();
  await userEvent.click(await screen.findByRole('button', { name: 'Cancel' }));
  calls[2]!.reject(new Error('stopped'));
  expect(await third).toBeUndefined();
});

test.for([
  [11 * 1024 * 1024, { naturalWidth: 4, naturalHeight: 4 }, 'a.png is 11 MB. The limit is 10 MB.'],
  [
    10,
    { naturalWidth: 0, naturalHeight: 0 },
    "We couldn't open a.png. Please choose a PNG, JPG, WebP or SVG file.",
  ],
  [
    10,
    { naturalWidth: 10_000, naturalHeight: 5_001 },
    'a.png is larger than 50 megapixels. Please choose a smaller image.',
  ],
] as const)('explains why %d bytes of %o are refused', async ([bytes, pixels, words]) => {
  const { calls, drop } = setUp();
  size = pixels;
  drop(Object.defineProperty(new File([], 'a.png', { type: 'image/png' }), 'size', { value: bytes }));
  expect(await screen.findByText(words)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull();
  expect(calls).toHaveLength(0);
});

test('an existing image has alternative text and can be removed', async () => {
  const { onChange } = setUp('/media/logo.webp');
  expect(screen.getByRole('img', { name: 'Your logo' })).toHaveAttribute('src', '/media/logo.webp');
  await userEvent.click(screen.getByRole('button', { name: 'Remove Logo' }));
  expect(onChange).toHaveBeenCalledExactlyOnceWith(null);
});
