// @vitest-environment jsdom
import { smallPicture } from '@questline/contract/plain';
import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Avatar, LogoTile } from '../ui/avatar.tsx';
import { useDom } from '../ui/tests/dom.ts';

useDom();

const stored = `/media/${'a1'.repeat(32)}.webp`;
const photo = stored.replace('media', 'photos');

test.each([
  ['small', stored, smallPicture(stored)],
  ['large', stored, smallPicture(stored)],
  ['large', photo, smallPicture(photo)],
  ['huge', stored, stored],
  ['medium', '/media/drawn.svg', '/media/drawn.svg'],
] as const)('a %s avatar of %s shows %s', (size, src, shown) => {
  for (const Likeness of [Avatar, LogoTile]) {
    const { container } = render(<Likeness id="1" name="Maya Torres" src={src} size={size} />);
    expect(container.querySelector('img')).toHaveAttribute('src', shown);
  }
});
