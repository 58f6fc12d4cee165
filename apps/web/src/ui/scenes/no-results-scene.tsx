import { Dots, Hill, Line, Scene, Tree } from './parts.tsx';

/** A magnifying glass over an empty trail. */
export const NoResultsScene = () => (
  <Scene>
    <Hill tone="far" d="M-5 96C30 66 76 62 112 82s86 16 133-24v120H-5z" />
    <Hill tone="mid" d="M-5 124c50-30 92-20 126-8s80 6 124-20v80H-5z" />
    <Tree x={34} y={106} size={34} tone="near" />
    <Tree x={56} y={102} size={24} tone="near" />
    <Dots d="M14 150c34-6 52-20 82-26" />
    <Line d="M149 120l36 34" className="stroke-wood" width={11} />
    <circle cx="122" cy="92" r="38" className="fill-chalk" />
    <circle cx="122" cy="92" r="31" className="fill-air" />
    <path d="M92 98c18-12 42-12 60 2a31 31 0 0 1-60-2z" className="fill-hill-far" />
    <Dots d="M98 110c16-8 26-2 46-16" className="stroke-trail" width={5.5} />
    <Line d="M104 74c3-7 8-11 15-12" className="stroke-chalk" />
    <Dots d="M160 92c26-8 40-18 66-20" />
  </Scene>
);
