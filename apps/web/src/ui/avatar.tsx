import { useState } from 'react';
import { cx } from './cx.ts';
import { colorOf, initials } from './initials.ts';

type Props = {
  id: string;
  name: string;
  src?: string | null | undefined;
  size?: keyof typeof sizes;
  /** Adds the name for screen readers; leave out if the name is next to it. */
  named?: boolean;
};

const sizes = {
  small: 'size-8 text-xs',
  medium: 'size-10 text-sm',
  large: 'size-14 text-lg',
  huge: 'size-18 text-xl md:size-24 md:text-2xl',
};

/** Every uploaded image has a small copy with this suffix. */
const storedPicture = /^(\/(?:media|photos)\/[\w-]+)\.webp$/;

/** A person: round. */
export const Avatar = (props: Props) => <Likeness {...props} shape="rounded-full" fit="object-cover" />;

/** A company: a tile with space around its logo, whose corners follow the tile's. A wide logo is shown whole. */
export const LogoTile = (props: Props) => (
  <Likeness {...props} shape="rounded-[26%]" fit="rounded-[inherit] object-contain p-[8%]" />
);

function Likeness({
  id,
  name,
  src,
  size = 'medium',
  named,
  shape,
  fit,
}: Props & { shape: string; fit: string }) {
  const [broken, setBroken] = useState<string>();
  const shown = size === 'huge' ? src : src?.replace(storedPicture, '$1-small.webp');
  const showImage = shown && shown !== broken;
  return (
    <span
      role={named ? 'img' : undefined}
      aria-label={named ? name : undefined}
      aria-hidden={!named}
      className={cx(
        'inline-grid shrink-0 place-items-center overflow-hidden font-head font-bold select-none forced-colors:border',
        sizes[size],
        shape,
        showImage ? 'border border-line bg-surface' : colorOf(id),
      )}
    >
      {showImage ? (
        <img src={shown} alt="" className={cx('size-full', fit)} onError={() => setBroken(shown)} />
      ) : (
        initials(name)
      )}
    </span>
  );
}
