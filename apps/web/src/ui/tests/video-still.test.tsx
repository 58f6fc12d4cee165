// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { VideoStill } from '../video-still.tsx';
import { useDom } from './dom.ts';

useDom();

test('loads nothing from YouTube before the click, then the player without cookies', async () => {
  const { container } = render(<VideoStill id="dQw4w9WgXcQ" title="Our story" />);
  expect(container.querySelector('iframe, img, [src], link')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Play from YouTube Our story' }));
  expect(screen.getByTitle('Our story')).toHaveAttribute(
    'src',
    'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1&rel=0',
  );
});

test.for(['', 'short', 'dQw4w9WgXcQx', 'dQw4w9WgX/Q', '../../etc/pw', 'dQw4w9WgXc?', 'dQw4w9WgXc\n'])(
  'an id that is not eleven letters of YouTube is refused: %j',
  (id) => {
    const { container } = render(<VideoStill id={id} title="Never" />);
    expect(screen.queryByRole('button')).toBeNull();
    expect(container.querySelector('iframe')).toBeNull();
  },
);
