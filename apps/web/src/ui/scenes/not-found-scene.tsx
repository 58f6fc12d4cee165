import { Dots, Hill, Line, Scene, SceneWaypoint, Tree } from './parts.tsx';

/** The path runs in a circle around a compass. */
export const NotFoundScene = () => (
  <Scene width={360} height={240}>
    <Hill tone="far" d="M-5 138C50 92 130 96 190 122s120 14 175-30v160H-5z" />
    <Hill tone="mid" d="M-5 180c80-44 160-34 220-16s100 4 150-18v100H-5z" />
    <Tree x={36} y={152} size={62} tone="near" />
    <Tree x={68} y={150} size={44} tone="near" />
    <Tree x={322} y={144} size={70} tone="near" />
    <Tree x={290} y={150} size={46} tone="near" />
    <Dots d="M24 214c44-4 70-6 84-30s-18-38-34-22 2 44 40 44 60-12 92-14" width={5.5} />
    <SceneWaypoint x={24} y={214} state="done" r={11} />
    <circle cx="214" cy="112" r="62" className="fill-wood" />
    <circle cx="214" cy="112" r="50" className="fill-chalk" />
    <Line d="M214 68v6M214 150v6M170 112h6M252 112h6" className="stroke-hill-far" width={5} />
    <path d="m214 112-9-9 34-26z" className="fill-coral" />
    <path d="m214 112 9 9-34 26zM214 112l-9-9-16 44zM214 112l9 9" className="fill-hill-near" />
    <path d="m214 112 9 9 16-44z" className="fill-coral" opacity="0.7" />
    <circle cx="214" cy="112" r="5" className="fill-night" />
    <path d="M206 50a8 8 0 0 1 16 0z" className="fill-wood" />
  </Scene>
);
