import { Dots, Hill, Scene, SceneWaypoint, Sun } from '../../ui/scenes/parts.tsx';

/** Along the path. Every second one is enough for up to three. */
const all = [
  [44, 198],
  [86, 176],
  [130, 156],
  [182, 169],
  [234, 178],
  [282, 151],
  [334, 132],
  [405, 109],
] as const;

/** A path over hills: one waypoint for each finished initiative, seven at most, and the next one ahead. */
export const RecordScene = ({ finished }: { finished: number }) => {
  const places = finished > 3 ? all : all.filter((_, i) => i % 2 === 0);
  const next = Math.min(finished, places.length - 1);
  return (
    <Scene width={520} height={236} fills>
      <Sun x={306} y={58} r={28} />
      <Hill tone="far" d="M-5 116C70 66 150 84 214 122s124 20 188-40c44-18 80-16 123-8v170H-5z" />
      <Hill tone="mid" d="M-5 176c60-50 130-46 196-14s132 24 190-6 96-48 144-46v136H-5z" />
      <Hill tone="near" d="M-5 216c90-34 190-30 276-22s150-6 254-34v90H-5z" />
      <Dots d="M44 198C78 190 92 160 130 156s66 30 104 22 56-50 100-46" width={5} />
      <Dots d="M334 132c44-2 84-44 186-46" width={4} />
      {places.map(([x, y], i) => (
        <SceneWaypoint key={x} x={x} y={y} r={13} state={i === next ? 'next' : i < next ? 'done' : 'open'} />
      ))}
    </Scene>
  );
};
