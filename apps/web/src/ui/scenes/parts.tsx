// One style for every illustration: flat shapes without outlines, three hills, round trees, lines of one width with
// round ends, and the dotted path with its waypoints. Colors are tokens, so illustrations follow the theme.
import type { ReactNode } from 'react';
import { cx } from '../cx.ts';

/** Short numbers keep the markup of prerendered pages small. */
export const round = (...[text, ...values]: [TemplateStringsArray, ...number[]]) =>
  text.map((part, i) => (i ? `${Number(values[i - 1]!.toFixed(1))}${part}` : part)).join('');

type SceneProps = {
  width?: number;
  height?: number;
  /** Describes the illustration; without it, it is hidden from screen readers. */
  label?: string | undefined;
  /** Covers its positioned parent, cut off at the edges like a photo, or only at the left. */
  fills?: boolean | 'from right';
  className?: string;
  children: ReactNode;
};

/** A framed illustration. */
export function Scene({ width = 240, height = 168, label, fills, className, children }: SceneProps) {
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
      preserveAspectRatio={fills ? `${fills === 'from right' ? 'xMax' : 'xMid'}YMax slice` : undefined}
      className={cx(fills ? 'absolute inset-0 size-full' : 'block h-auto w-full rounded-scene', className)}
    >
      <rect width={width} height={height} className="fill-air" />
      {children}
    </svg>
  );
}

const tones = { far: 'fill-hill-far', mid: 'fill-hill-mid', near: 'fill-hill-near' };

export const Hill = ({ tone, d }: { tone: keyof typeof tones; d: string }) => (
  <path d={d} className={tones[tone]} />
);

type LineProps = { d: string; className?: string; width?: number };

export const Line = ({ d, className = 'stroke-night', width = 4 }: LineProps) => (
  <path
    d={d}
    fill="none"
    className={className}
    strokeWidth={width}
    strokeLinecap="round"
    strokeLinejoin="round"
  />
);

/** The path between waypoints. */
export const Dots = ({ d, className = 'stroke-chalk', width = 4.5 }: LineProps) => (
  <path
    d={d}
    fill="none"
    className={className}
    strokeWidth={width}
    strokeLinecap="round"
    strokeDasharray={`0.1 ${width * 2.3}`}
  />
);

type SceneWaypointProps = { x: number; y: number; state: 'done' | 'next' | 'open'; r?: number };

export function SceneWaypoint({ x, y, state, r = 9 }: SceneWaypointProps) {
  if (state === 'next') {
    return <circle cx={x} cy={y} r={r} className="fill-sun stroke-chalk" strokeWidth={r * 0.4} />;
  }
  if (state === 'open') {
    return (
      <circle
        cx={x}
        cy={y}
        r={round`${r * 0.85}`}
        className="fill-hill-far stroke-chalk"
        strokeWidth={r * 0.4}
      />
    );
  }
  const s = r * 0.42;
  return (
    <g>
      <circle cx={x} cy={y} r={r} className="fill-chalk" />
      <Line
        d={round`m${x - s} ${y}l${s * 0.8} ${s * 0.8} ${s * 1.3}-${s * 1.5}`}
        className="stroke-hill-near"
        width={r * 0.27}
      />
    </g>
  );
}

export const Sun = ({ x, y, r = 20 }: { x: number; y: number; r?: number }) => (
  <g className="fill-sun">
    <circle cx={x} cy={y} r={round`${r * 1.55}`} opacity="0.22" />
    <circle cx={x} cy={y} r={r} />
  </g>
);

/** Bottom of the trunk at x, y. */
export function Tree({
  x,
  y,
  size = 26,
  tone = 'mid',
}: {
  x: number;
  y: number;
  size?: number;
  tone?: keyof typeof tones;
}) {
  return (
    <g>
      <ellipse
        cx={x}
        cy={round`${y - size * 0.72}`}
        rx={round`${size * 0.36}`}
        ry={round`${size * 0.5}`}
        className={tones[tone]}
      />
      <Line
        d={round`M${x} ${y}v${-size * 0.62}m0 ${size * 0.12}l${size * 0.14}-${size * 0.14}`}
        className="stroke-wood"
        width={size / 10}
      />
    </g>
  );
}
