import { Flag } from './flag.tsx';
import { Dots, Hill, Line, Scene, SceneWaypoint, Sun, Tree } from './parts.tsx';

/** A filled-in pass. */
export const PassScene = () => (
  <Scene>
    <Hill tone="far" d="M-5 112C46 78 96 82 138 98s72 4 107-20v110H-5z" />
    <Hill tone="mid" d="M-5 140c54-26 110-20 154-10s66 2 96-12v60H-5z" />
    <rect x="62" y="36" width="116" height="92" rx="16" className="fill-chalk" />
    <path d="M62 52a16 16 0 0 1 16-16h84a16 16 0 0 1 16 16v6H62z" className="fill-trail" />
    <Line d="M110 47h20" className="stroke-on-trail" />
    <circle cx="90" cy="84" r="8" className="fill-wood" />
    <path d="M76 108a14 14 0 0 1 28 0z" className="fill-coral" />
    <path d="M82 83a8.5 8.5 0 0 1 16.5-3c-5 1-9 0-12-2-1 2-2 4-4.5 5z" className="fill-night" />
    <Line d="M120 80h42M120 94h30M120 108h36" className="stroke-hill-far" />
    <SceneWaypoint x={176} y={124} state="next" r={13} />
    <Tree x={28} y={124} size={40} tone="near" />
  </Scene>
);

/** A map with paths to choose from. */
export const MapScene = () => (
  <Scene>
    <Hill tone="far" d="M-5 112C46 78 96 82 138 98s72 4 107-20v110H-5z" />
    <Hill tone="mid" d="M-5 140c54-26 110-20 154-10s66 2 96-12v60H-5z" />
    <path d="m44 48 50-14v92l-50 14zM146 48l50-14v92l-50 14z" className="fill-chalk" />
    <path d="m94 34 52 14v92l-52-14z" className="fill-chalk" />
    <path d="m94 34 52 14v92l-52-14z" className="fill-night" opacity="0.12" />
    <path
      d="M43.6 104c18-12 34-10 50.4-2v24.4l-50.4 14zM146 96c20-14 36-14 50.4-8v38.4l-50.4 14z"
      className="fill-hill-mid"
      opacity="0.5"
    />
    <Dots d="M62 108c10-22 26-16 40-26s18-20 34-8 22 16 42-10" className="stroke-trail" />
    <circle cx="62" cy="110" r="7" className="fill-trail" />
    <circle cx="118" cy="72" r="7" className="fill-trail" />
    <path d="M178 66c-9-9-14-15-14-22a14 14 0 0 1 28 0c0 7-5 13-14 22z" className="fill-coral" />
    <circle cx="178" cy="44" r="5" className="fill-chalk" />
  </Scene>
);

/** The first waypoint is done, and the flag is in sight. */
export const SetOutScene = () => (
  <Scene>
    <Sun x={70} y={48} r={18} />
    <Hill tone="far" d="M-5 118C40 90 84 96 120 104s50-50 80-50c20 0 32 14 45 30v100H-5z" />
    <Hill tone="mid" d="M-5 134c54-26 110-18 154-8s66 0 96-14v60H-5z" />
    <Hill tone="near" d="M-5 154c60-18 120-12 160-6s60 0 90-8v40H-5z" />
    <Dots d="M34 148c34-8 58-2 80-16s14-24 40-28 26-34 42-46" />
    <SceneWaypoint x={34} y={148} state="done" r={10} />
    <SceneWaypoint x={114} y={132} state="done" />
    <SceneWaypoint x={152} y={104} state="next" />
    <Tree x={200} y={134} size={44} tone="near" />
    <Tree x={222} y={132} size={32} tone="near" />
    <Flag x={198} y={58} size={38} />
  </Scene>
);
