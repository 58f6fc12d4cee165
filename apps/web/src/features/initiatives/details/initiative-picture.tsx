// The small image of an initiative, or hills in the company's color when it has none.
import { smallPicture } from '@questline/contract/plain';
import { useState } from 'react';
import { cx } from '../../../ui/cx.ts';
import { colorOf } from '../../../ui/initials.ts';

type Props = { src: string | null; company: string; className: string };

export function InitiativePicture({ src, company, className }: Props) {
  const [isBroken, setIsBroken] = useState(false);
  if (!src || isBroken) return <DrawnHills company={company} className={className} />;
  return (
    <img
      src={smallPicture(src)}
      alt=""
      loading="lazy"
      className={cx('bg-sunken object-cover', className)}
      onError={() => setIsBroken(true)}
    />
  );
}

export const DrawnHills = ({ company, className }: { company: string; className: string }) => (
  <svg
    viewBox="0 0 320 100"
    aria-hidden
    // Narrow ones still show the sun.
    preserveAspectRatio="xMaxYMax slice"
    className={cx(colorOf(company), className)}
  >
    <circle cx="248" cy="34" r="15" className="fill-sun" />
    <path d="M-5 66C60 34 130 40 195 60s95 0 130-22v70H-5z" className="fill-trail" opacity="0.22" />
    <path d="M-5 88c90-34 170-20 230-10s70-2 100-10v40H-5z" className="fill-trail" opacity="0.34" />
  </svg>
);
