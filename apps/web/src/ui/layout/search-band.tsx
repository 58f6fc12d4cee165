import type { ReactNode } from 'react';
import { cx } from '../cx.ts';
import { Cloud } from '../scenes/cloud.tsx';
import { Hill, Sun, Tree } from '../scenes/parts.tsx';

type Props = {
  title: string;
  text: string;
  /** Only the field, so the results come first. */
  compact?: boolean;
  children: ReactNode;
};

/** The header of a search page: an illustration with the search field in front. */
export const SearchBand = ({ title, text, compact = false, children }: Props) => (
  <div className={cx('relative rounded-card', !compact && 'overflow-clip bg-air')}>
    {!compact && <Country />}
    <div className={cx('relative grid gap-4 md:max-w-2xl', !compact && 'p-5 md:p-8')}>
      <div className={cx(compact && 'sr-only')}>
        <h2 className="text-xl md:text-2xl">{title}</h2>
        <p className="mt-1 text-ink-soft">{text}</p>
      </div>
      {children}
    </div>
  </div>
);

const Country = () => (
  <svg
    viewBox="0 0 560 200"
    aria-hidden
    preserveAspectRatio="xMaxYMax slice"
    className="absolute right-0 bottom-0 h-24 w-full md:h-full md:w-3/5 md:[mask-image:linear-gradient(to_right,transparent,black_35%)]"
  >
    <g className="max-md:hidden">
      <Sun x={452} y={92} r={20} />
      <Cloud x={350} y={64} size={42} />
      <Cloud x={268} y={92} size={28} />
    </g>
    <Hill tone="far" d="M-5 168C90 128 190 138 290 122s190-34 275-22v120H-5z" />
    <Hill tone="mid" d="M150 205c90-46 190-52 260-42s110 2 155-12v60H150z" />
    <g className="max-md:hidden">
      <Tree x={508} y={152} size={52} tone="near" />
      <Tree x={534} y={150} size={36} tone="near" />
      <Tree x={396} y={166} size={34} tone="near" />
    </g>
  </svg>
);
