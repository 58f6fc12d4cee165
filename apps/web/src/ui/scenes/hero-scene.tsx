import { Hiker } from './hiker.tsx';
import { Cloud } from './cloud.tsx';
import { Flag } from './flag.tsx';
import { Dots, Hill, Line, Scene, SceneWaypoint, Sun, Tree } from './parts.tsx';

/** A path over hills with waypoints and a flag on the summit. */
export const HeroScene = () => (
  <Scene
    width={560}
    height={520}
    className="rounded-[36px]"
    label="A hiker follows a dotted trail over green hills, past two finished waypoints, toward a flag on the summit"
  >
    <Sun x={322} y={140} r={50} />
    <Cloud x={226} y={156} size={84} />
    <Cloud x={398} y={72} size={58} />
    <path
      d="M-30 352 88 226c10-11 24-11 34 0l44 48 40-36c9-8 22-8 30 1l150 146v30H-30z"
      className="fill-hill-far"
      opacity="0.55"
    />
    <Hill
      tone="far"
      d="M-20 352C60 282 150 282 230 330c60 6 132 4 190-56 28-48 44-96 78-96 38 0 56 44 82 86v280H-20z"
    />
    <Hill tone="mid" d="M-20 400c90-62 180-52 268-8s190 44 332-48v200H-20z" />
    <Hill tone="near" d="M-20 462c110-56 210-40 312-12s170 12 288-40v140H-20z" />

    <Dots d="M412 302C460 292 424 250 456 240s30-28 38-54" width={4.5} />
    <Dots d="M306 370C356 348 312 326 348 318s42-8 64-16" width={6} />
    <Dots d="M84 456C150 428 178 452 222 426s40-38 84-56" width={7.5} />

    <Tree x={60} y={414} size={74} tone="near" />
    <Tree x={104} y={404} size={52} tone="near" />
    <Tree x={452} y={402} size={66} tone="near" />
    <Tree x={498} y={388} size={86} tone="near" />
    <Tree x={150} y={322} size={40} />
    <Tree x={176} y={326} size={30} />
    <Tree x={368} y={340} size={36} />
    <Tree x={392} y={344} size={26} />

    <Line
      d="M36 492c20-6 34-8 52-8M150 486c24-2 40 0 58 4M392 482c30 2 62-2 88-10"
      className="stroke-hill-mid"
      width={5}
    />

    <SceneWaypoint x={84} y={456} state="done" r={18} />
    <SceneWaypoint x={222} y={426} state="done" r={15} />
    <SceneWaypoint x={306} y={370} state="next" r={17} />
    <SceneWaypoint x={412} y={302} state="open" r={12} />
    <Flag x={496} y={184} size={72} />
    <Hiker x={256} y={408} size={88} />
  </Scene>
);
