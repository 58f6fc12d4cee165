import type { ReactNode } from 'react';
import { cx } from '../../ui/cx.ts';
import { Flag } from '../../ui/scenes/flag.tsx';
import { Dots, Hill, Scene, SceneWaypoint, Sun } from '../../ui/scenes/parts.tsx';

type Props = {
  /** How many waypoints the trail to the summit has, three at most. Nothing confirmed: no trail. */
  waypoints?: number;
  /** The cards below overlap it. */
  overlapped?: boolean;
  children: ReactNode;
};

const places = [
  [790, 318],
  [838, 276],
  [887, 234],
] as const;

/** The words of a page over hills, with the trail behind them. */
export const SharedHero = ({ waypoints = 0, overlapped, children }: Props) => (
  <div className="relative overflow-hidden rounded-[28px] bg-air">
    <div aria-hidden className="absolute inset-x-0 bottom-0 h-44 md:inset-0 md:h-auto">
      <Scene width={1040} height={430} fills="from right">
        {waypoints > 0 && <Sun x={770} y={108} r={52} />}
        <Hill tone="far" d="M-5 366c120-40 260-4 420-10s300-150 430-180 140-20 200-16v280H-5z" />
        <Hill tone="mid" d="M-5 420c200-30 420-10 560-40s340-90 490-140v200H-5z" />
        <Hill tone="near" d="M300 440c180-10 420-30 745-110v110z" />
        {waypoints > 0 && (
          <>
            <Dots d="M520 420c60-40 90-46 140-50s90-16 130-52 90-80 146-124" width={6} />
            {places.slice(-waypoints).map(([x, y]) => (
              <SceneWaypoint key={x} x={x} y={y} r={15} state="done" />
            ))}
            <Flag x={938} y={194} />
          </>
        )}
      </Scene>
    </div>
    <div
      className={cx(
        'relative grid max-w-2xl content-start gap-4 p-6 pb-44',
        overlapped ? 'md:p-12 md:pb-40' : 'md:p-10 md:pb-24',
      )}
    >
      {children}
    </div>
  </div>
);
