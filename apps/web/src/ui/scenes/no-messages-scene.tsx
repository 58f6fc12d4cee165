import { Cloud } from './cloud.tsx';
import { Dots, Hill, Line, Scene, SceneWaypoint, Tree } from './parts.tsx';

/** A mailbox by the trail with its flag down. */
export const NoMessagesScene = () => (
  <Scene>
    <Cloud x={28} y={28} size={46} />
    <Hill tone="far" d="M-5 104C40 74 90 78 130 92s80 6 115-16v100H-5z" />
    <Hill tone="mid" d="M-5 134c60-26 120-18 160-10s60 0 90-12v60H-5z" />
    <Tree x={34} y={116} size={40} tone="near" />
    <Dots d="M20 154c30-2 46-8 66-14s36-4 62 0" />
    <SceneWaypoint x={20} y={154} state="done" r={8} />
    <Line d="M158 142V96" className="stroke-wood" width={8} />
    <path d="M118 96V72a20 20 0 0 1 20-20h46a20 20 0 0 1 20 20v24z" className="fill-chalk" />
    <path d="M118 96V72a20 20 0 0 1 40 0v24z" className="fill-trail" />
    <Line d="M128 76h20" className="stroke-on-trail" />
    <Line d="M182 78h20" className="stroke-coral" width={5} />
    <circle cx="182" cy="78" r="4.5" className="fill-coral" />
    <Line d="M142 144c10-3 22-3 32 0" className="stroke-hill-near" />
  </Scene>
);
