import { Cloud } from './cloud.tsx';
import { Hill, Sun, Tree } from './parts.tsx';

/** Placeholder for a video that isn't loaded yet. Fills its 16:9 box. */
export const StillScene = () => (
  <svg
    viewBox="0 0 320 180"
    aria-hidden
    preserveAspectRatio="xMidYMid slice"
    className="absolute inset-0 size-full"
  >
    <rect width="320" height="180" className="fill-air" />
    <Sun x={214} y={62} r={26} />
    <Cloud x={60} y={30} size={60} />
    <Hill tone="far" d="M-5 112C60 62 120 72 180 98s90 0 145-36v130H-5z" />
    <Hill tone="mid" d="M-5 146c80-40 150-30 210-14s70 0 120-18v80H-5z" />
    <Tree x={268} y={118} size={48} tone="near" />
    <Tree x={292} y={114} size={34} tone="near" />
    <Tree x={34} y={128} size={40} tone="near" />
  </svg>
);
