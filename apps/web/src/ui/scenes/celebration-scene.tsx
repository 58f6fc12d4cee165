import { Hiker } from './hiker.tsx';
import { Flag } from './flag.tsx';
import { Dots, Hill, Scene, SceneWaypoint, Sun } from './parts.tsx';

const confetti = [
  [40, 40, 'fill-sun'],
  [70, 24, 'fill-coral'],
  [136, 66, 'fill-trail'],
  [150, 96, 'fill-coral'],
  [236, 40, 'fill-sun'],
  [268, 76, 'fill-coral'],
  [302, 44, 'fill-trail'],
  [286, 112, 'fill-sun'],
  [140, 30, 'fill-sky'],
  [328, 92, 'fill-sky'],
  [40, 92, 'fill-trail'],
] as const;

/** On the summit, every waypoint behind. */
export const CelebrationScene = () => (
  <Scene width={360} height={240}>
    <Sun x={92} y={84} r={30} />
    <Hill tone="far" d="M-5 170C50 130 96 132 140 150s150 20 225-30v130H-5z" />
    <Hill tone="mid" d="M-5 220C60 200 110 150 150 128c22-12 44-12 64 0 50 30 90 66 151 78v44H-5z" />
    <Hill tone="near" d="M-5 232c80-22 160-16 230-8s90 0 140-8v30H-5z" />
    <Dots d="M52 214c40-2 56-22 70-36s28-14 44-30" width={5} />
    <SceneWaypoint x={52} y={214} state="done" r={11} />
    <SceneWaypoint x={122} y={178} state="done" />
    <Flag x={206} y={123} size={70} />
    <Hiker x={176} y={123} size={76} />
    <g className="confetti">
      {confetti.map(([x, y, fill], i) => (
        <g key={`${x} ${y}`}>
          <rect
            x={x}
            y={y}
            width="9"
            height="9"
            rx={i % 3 ? 2 : 4.5}
            className={fill}
            transform={`rotate(${i * 37} ${x} ${y})`}
          />
        </g>
      ))}
    </g>
  </Scene>
);
