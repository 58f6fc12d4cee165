import { Hiker } from './hiker.tsx';
import { Dots, Hill, Line, Scene, SceneWaypoint, Sun, Tree } from './parts.tsx';

/** The gate at the start of the trail. */
export const WelcomeScene = () => (
  <Scene width={360} height={240}>
    <Sun x={92} y={66} r={26} />
    <Hill tone="far" d="M-5 148C60 96 124 104 190 132s120 8 175-32v150H-5z" />
    <Hill tone="mid" d="M-5 190c80-40 160-30 220-16s100 4 150-16v90H-5z" />
    <Tree x={40} y={164} size={60} tone="near" />
    <Tree x={334} y={166} size={60} tone="near" />
    <Dots d="M112 216c40-6 66-8 92-22s20-26 50-40 34-12 50-22" width={5.5} />
    <Line d="M160 206V92M254 192V92" className="stroke-wood" width={9} />
    <path d="M146 78c40-14 82-14 122 0v26c-40-12-82-12-122 0z" className="fill-chalk" />
    <Dots d="M168 88c26-6 52-6 78 0" className="stroke-trail" width={5} />
    <circle cx="166" cy="89" r="6" className="fill-trail" />
    <circle cx="248" cy="89" r="7" className="fill-sun" />
    <SceneWaypoint x={206} y={192} state="next" r={11} />
    <SceneWaypoint x={304} y={132} state="open" r={9} />
    <Hiker x={112} y={214} size={80} />
  </Scene>
);
