import type { ReactNode } from 'react';
import { Cloud, Hill, Sun, Tree } from '../scenes/parts.tsx';

type Props = { title: string; text: string; children: ReactNode };

/** The header of a search page: an illustration with the search field in front. */
export const SearchBand = ({ title, text, children }: Props) => (
  <div className="relative overflow-clip rounded-card bg-air">
    <Country />
    <div className="relative grid gap-4 p-5 md:max-w-2xl md:p-8">
      <div>
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
    <Tree x={508} y={152} size={52} tone="near" />
    <Tree x={534} y={150} size={36} tone="near" />
    <Tree x={396} y={166} size={34} tone="near" />
  </svg>
);
