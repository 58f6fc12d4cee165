import { Cloud } from './cloud.tsx';
import { Dots, Hill, Line, Scene, SceneWaypoint, Sun, Tree } from './parts.tsx';

/** The sun is about to rise where the path leads. */
export const ComingSoonScene = () => (
  <Scene width={360} height={240}>
    <Sun x={236} y={124} r={40} />
    <Line
      d="M236 58v-18M279 80l12-13M193 80l-12-13M299 118h17M173 118h-17"
      className="stroke-sun"
      width={5}
    />
    <Cloud x={36} y={44} size={70} />
    <Hill tone="far" d="M-5 150C60 104 130 110 196 136s120 6 169-24v140H-5z" />
    <Hill tone="mid" d="M-5 186c80-42 160-32 220-16s100 2 150-20v100H-5z" />
    <Hill tone="near" d="M-5 222c90-26 170-20 230-10s90 2 140-10v50H-5z" />
    <Tree x={42} y={168} size={58} tone="near" />
    <Tree x={74} y={164} size={42} tone="near" />
    <Tree x={326} y={160} size={50} tone="near" />
    <Dots d="M40 218c50-16 86-8 118-26s26-32 60-38" width={5.5} />
    <SceneWaypoint x={40} y={218} state="done" r={11} />
    <SceneWaypoint x={158} y={192} state="next" r={12} />
    <SceneWaypoint x={222} y={152} state="open" r={8} />
  </Scene>
);
