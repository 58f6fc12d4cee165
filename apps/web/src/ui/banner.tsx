import { type ReactNode, useState } from 'react';
import { cx } from './cx.ts';

type Props = { src: string | null; alt: string; fallback: ReactNode; className: string };

/** A 16:5 banner, or an illustration when there is no image or it fails to load. */
export function Banner({ src, alt, fallback, className }: Props) {
  const [broken, setBroken] = useState<string>();
  return (
    <div className={cx('relative aspect-16/5', className)}>
      {src && src !== broken ? (
        <img
          src={src}
          alt={alt}
          className="absolute inset-0 size-full object-cover"
          onError={() => setBroken(src)}
        />
      ) : (
        fallback
      )}
    </div>
  );
}
