import { Line } from './parts.tsx';

/** A hiker; feet at x, y. */
export const Hiker = ({ x, y, size = 60 }: { x: number; y: number; size?: number }) => (
  <g transform={`translate(${x} ${y}) scale(${size / 60})`}>
    <Line d="M15-26 20 0" className="stroke-wood" width={2.4} />
    <Line d="M-2-24-5-12-9-1h-4" width={5.5} />
    <Line d="M2-24 6-13 6-1h4.5" width={5.5} />
    <rect x="-15" y="-45" width="13" height="20" rx="5.5" className="fill-sun" />
    <path d="M-7-38a8 8 0 0 1 8-8c5 0 8 3.5 8 8v12c0 3-2 5-5 5h-6c-3 0-5-2-5-5z" className="fill-coral" />
    <Line d="M3-39 8-30l7 3" className="stroke-night" width={4.5} />
    <circle cx="2" cy="-53" r="7" className="fill-wood" />
    <path d="M-5.5-53c0-1 1-2 2-2l3 .5c0 3-1 5-3 6-1.5-1-2-2.5-2-4.5z" className="fill-night" />
    <path
      d="M-5.5-55a7.8 7.8 0 0 1 15 0c.3 1-.4 1.8-1.4 1.8H-4c-1 0-1.8-.8-1.5-1.8z"
      className="fill-coral"
    />
    <circle cx="2" cy="-63" r="2.6" className="fill-chalk" />
  </g>
);
