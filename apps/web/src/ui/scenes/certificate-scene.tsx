import { TrailMark } from '../trail/trail-mark.tsx';
import { Flag } from './flag.tsx';
import { Dots, Hill, SceneWaypoint } from './parts.tsx';

export type CertificateProps = { issuer: string; holder: string; work: string; company: string };

const confetti = [
  [18, 30, 'fill-sun'],
  [52, 14, 'fill-coral'],
  [118, 20, 'fill-sky'],
  [196, 12, 'fill-trail'],
  [264, 22, 'fill-sun'],
  [322, 14, 'fill-coral'],
  [346, 46, 'fill-trail'],
  [12, 96, 'fill-trail'],
  [350, 124, 'fill-sky'],
  [10, 178, 'fill-coral'],
  [350, 204, 'fill-sun'],
  [40, 226, 'fill-sky'],
  [160, 230, 'fill-sun'],
  [296, 228, 'fill-coral'],
] as const;

/** A small picture of the certificate, which says what the student gets. Hidden from screen readers: the words beside it
 *  say the same. */
export const CertificateScene = ({ issuer, holder, work, company }: CertificateProps) => (
  <div
    aria-hidden
    className="relative grid aspect-3/2 place-items-center overflow-hidden rounded-scene bg-air"
  >
    <svg viewBox="0 0 360 240" className="absolute inset-0 size-full">
      <g className="confetti">
        {confetti.map(([x, y, fill], i) => (
          <g key={`${x} ${y}`}>
            <rect
              x={x}
              y={y}
              width="9"
              height="9"
              rx={i % 3 ? 2 : 4.5}
              className={fill}
              transform={`rotate(${i * 37} ${x} ${y})`}
            />
          </g>
        ))}
      </g>
    </svg>
    <div className="relative grid aspect-[1123/794] h-[82%] -rotate-2 grid-rows-[auto_1fr_auto] overflow-hidden rounded-[10px] border border-line bg-surface shadow-pop">
      <p className="flex items-center gap-1.5 px-4 pt-3 font-head text-xs font-bold [&_svg]:h-3.5 [&_svg]:w-auto">
        <TrailMark />
        {issuer}
        <span className="ml-auto font-text font-medium text-ink-soft">Certificate</span>
      </p>
      <div className="grid min-w-0 content-center gap-1 px-4">
        <p className="line-clamp-1 font-head text-lg leading-tight font-bold wrap-anywhere">{holder}</p>
        <p className="line-clamp-2 text-xs leading-snug wrap-anywhere text-ink-soft">
          finished <span className="font-semibold text-ink">{work}</span> with {company}
        </p>
      </div>
      <svg viewBox="0 0 300 66" className="block w-full">
        <Hill tone="far" d="M-5 42c60-26 120-8 170-14s90-30 140-22v66H-5z" />
        <Hill tone="mid" d="M-5 60c70-22 150-2 210-16s70-20 100-20v48H-5z" />
        <Dots d="M30 54c40-10 60 2 100-6s80-10 122-24" width={3} />
        <SceneWaypoint x={30} y={54} state="done" r={7} />
        <SceneWaypoint x={104} y={51} state="done" r={7} />
        <SceneWaypoint x={180} y={42} state="done" r={7} />
        <Flag x={254} y={25} size={22} />
      </svg>
    </div>
  </div>
);
