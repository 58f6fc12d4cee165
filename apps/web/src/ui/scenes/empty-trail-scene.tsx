import { Dots, Hill, Line, Scene, SceneWaypoint, Sun, Tree } from './parts.tsx';

/** An empty signpost at the start of the trail. */
export const EmptyTrailScene = () => (
  <Scene>
    <Sun x={58} y={46} r={17} />
    <Hill tone="far" d="M-5 108C46 70 96 74 138 92s72 2 107-24v110H-5z" />
    <Hill tone="mid" d="M-5 136c54-28 110-22 154-10s66 2 96-14v60H-5z" />
    <Tree x={206} y={116} size={46} tone="near" />
    <Tree x={182} y={118} size={30} tone="near" />
    <Dots d="M112 140c26-4 44 2 62-8s36-16 62-20" />
    <Line d="M88 150V48" className="stroke-wood" width={7} />
    <path d="M74 56h58l13 11-13 11H74a4 4 0 0 1-4-4V60a4 4 0 0 1 4-4z" className="fill-chalk" />
    <path d="M104 86H52L40 96l12 10h52a4 4 0 0 0 4-4V90a4 4 0 0 0-4-4z" className="fill-sun" />
    <Line d="M84 67h34" className="stroke-hill-far" />
    <Line d="M62 96h32" className="stroke-chalk" />
    <Line d="M72 151c12-4 22-4 34 0" className="stroke-hill-near" />
    <SceneWaypoint x={112} y={140} state="next" />
  </Scene>
);
