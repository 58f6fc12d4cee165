import { Dots, Hill, Line, Scene, SceneWaypoint, Sun, Tree } from './parts.tsx';

/** A bridge with its middle missing. */
export const ErrorScene = () => (
  <Scene>
    <Sun x={186} y={40} r={15} />
    <Hill tone="far" d="M-5 84C40 56 84 62 120 78s84 12 125-14v110H-5z" />
    <path d="M70 92h100l14 80H56z" className="fill-sky" opacity="0.85" />
    <Line d="M84 132h18M124 124h24M100 150h30M146 148h14" className="stroke-sky-soft" width={3.5} />
    <Hill tone="near" d="M-5 98c24-8 50-8 74-4 6 1 9 6 8 12l-11 62H-5z" />
    <Hill tone="near" d="M245 98c-24-8-50-8-74-4-6 1-9 6-8 12l11 62h71z" />
    <Line d="M66 98h22M94 99l12 9M174 98h-22M147 100l-8 11" className="stroke-wood" width={7} />
    <Line
      d="M70 96V80M90 95V82M170 96V80M151 95V82M70 80l20 2 8 6M170 80l-19 2-7 7"
      className="stroke-ink"
      width={3.5}
    />
    <Dots d="M18 142C40 138 30 116 60 108" />
    <Dots d="M182 108c24 4 18 22 40 30" />
    <SceneWaypoint x={18} y={142} state="done" />
    <SceneWaypoint x={222} y={138} state="open" />
    <Tree x={20} y={98} size={38} />
    <Tree x={216} y={96} size={44} />
  </Scene>
);
