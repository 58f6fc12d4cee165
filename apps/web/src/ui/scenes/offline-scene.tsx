import { Cloud } from './cloud.tsx';
import { Dots, Hill, Scene, SceneWaypoint, Tree } from './parts.tsx';

/** A cloud covers the trail, which continues behind it. */
export const OfflineScene = () => (
  <Scene>
    <Hill tone="far" d="M-5 92C40 60 90 66 128 84s80 8 117-18v110H-5z" />
    <Hill tone="mid" d="M-5 124c56-28 104-20 146-8s70 4 104-14v70H-5z" />
    <Tree x={188} y={112} size={38} tone="near" />
    <Tree x={30} y={112} size={34} tone="near" />
    <Dots d="M22 150c40-8 60-30 98-36s66-18 96-36" />
    <SceneWaypoint x={22} y={150} state="done" />
    <SceneWaypoint x={216} y={78} state="open" />
    <Cloud x={58} y={58} size={122} />
    <Cloud x={128} y={100} size={64} className="fill-line" />
  </Scene>
);
