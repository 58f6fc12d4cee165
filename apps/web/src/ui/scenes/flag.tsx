import { Line, round } from './parts.tsx';

/** Bottom of the pole at x, y. */
export const Flag = ({ x, y, size = 40 }: { x: number; y: number; size?: number }) => (
  <g>
    <Line d={round`M${x} ${y}v${-size}`} className="stroke-ink" width={Math.round(size / 11)} />
    <path
      d={round`M${x} ${y - size}h${size * 0.78}l${-size * 0.2} ${size * 0.23} ${size * 0.2} ${size * 0.23}h${-size * 0.78}z`}
      className="fill-coral"
      strokeLinejoin="round"
    />
  </g>
);
