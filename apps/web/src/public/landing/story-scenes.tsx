// Illustrations for the success stories.
import { Cloud } from '../../ui/scenes/cloud.tsx';
import { Dots, Hill, Line, Scene, SceneWaypoint, Sun, Tree } from '../../ui/scenes/parts.tsx';

/** A standing person; feet at x, y. */
const Person = ({
  x,
  y,
  shirt,
  hair = 'fill-night',
}: {
  x: number;
  y: number;
  shirt: string;
  hair?: string;
}) => (
  <g transform={`translate(${x} ${y})`}>
    <Line d="M-4-22v21h-4M4-22V-1h4" width={5.5} />
    <path d="M-10-38a10 10 0 0 1 20 0v17h-20z" className={shirt} />
    <circle cy="-54" r="8" className="fill-wood" />
    <path d="M-8.6-53a8.6 8.6 0 0 1 17-3c-5 1-10 0-13-3-1 2-2 5-4 6z" className={hair} />
  </g>
);

/** A store with an awning, and two people talking in front of it. */
export const SurveyScene = () => (
  <Scene>
    <Sun x={206} y={34} r={14} />
    <Hill tone="far" d="M-5 118C46 92 96 96 138 108s72 4 107-14v90H-5z" />
    <rect x="30" y="46" width="96" height="90" rx="6" className="fill-chalk" />
    <path d="M24 46h108l-6 22H30z" className="fill-coral" />
    <path d="M45 46h22l-3 22H44zM89 46h22l1 22H92z" className="fill-chalk" />
    <rect x="42" y="80" width="34" height="30" rx="4" className="fill-hill-far" />
    <path d="M84 136V90a10 10 0 0 1 10-10h8a10 10 0 0 1 10 10v46z" className="fill-hill-near" />
    <Line d="M48 104c4-6 8-6 12 0M62 104c3-5 6-5 9 0" className="stroke-wood" width={4.5} />
    <Hill tone="mid" d="M-5 138c80-10 160-8 250-2v40H-5z" />
    <Person x={150} y={150} shirt="fill-sun" />
    <Person x={200} y={150} shirt="fill-sky" hair="fill-coral" />
    <rect x="160" y="110" width="16" height="20" rx="3" className="fill-chalk" />
    <Line d="M164 116h8M164 121h8" className="stroke-hill-mid" width={2} />
    <path
      d="M178 58h34a8 8 0 0 1 8 8v10a8 8 0 0 1-8 8h-8l-8 8v-8h-18a8 8 0 0 1-8-8V66a8 8 0 0 1 8-8z"
      className="fill-chalk"
    />
    <Dots d="M182 71h28" className="stroke-trail" width={4} />
  </Scene>
);

const codeCells = [0, 2, 3, 5, 6, 8, 9, 11, 13, 15];

/** A poster, and paths that lead to it. */
export const PosterScene = () => (
  <Scene>
    <Cloud x={16} y={24} size={46} />
    <Hill tone="far" d="M-5 108C46 78 96 82 138 98s72 4 107-20v110H-5z" />
    <Hill tone="mid" d="M-5 140c54-22 110-16 154-8s66 2 96-10v60H-5z" />
    <Line d="M92 146V92M148 146V92" className="stroke-wood" width={7} />
    <rect x="76" y="22" width="88" height="94" rx="8" className="fill-chalk" />
    <path d="M76 30a8 8 0 0 1 8-8h72a8 8 0 0 1 8 8v14H76z" className="fill-sun" />
    <Line d="M88 33h40" width={4.5} />
    <g className="fill-night">
      {codeCells.map((cell) => (
        <rect
          key={cell}
          x={100 + (cell % 4) * 10}
          y={54 + Math.floor(cell / 4) * 10}
          width="10"
          height="10"
        />
      ))}
    </g>
    <Line d="M92 104h56" className="stroke-hill-far" />
    <Dots d="M22 152c18-14 34-10 50-24" />
    <Dots d="M218 150c-12-14-28-8-44-22" />
    <SceneWaypoint x={22} y={152} state="done" />
    <SceneWaypoint x={218} y={150} state="next" />
    <Tree x={212} y={118} size={40} tone="near" />
  </Scene>
);

/** A booth with an awning, and a passer-by. */
export const BoothScene = () => (
  <Scene>
    <Sun x={40} y={38} r={16} />
    <Hill tone="far" d="M-5 112C46 84 96 88 138 102s72 4 107-18v110H-5z" />
    <Tree x={24} y={134} size={44} tone="near" />
    <Tree x={222} y={130} size={50} tone="near" />
    <Line d="M66 136V56M162 136V56" className="stroke-wood" width={5} />
    <path d="M56 58c0-12 10-20 20-20h76c10 0 20 8 20 20z" className="fill-trail" />
    <path d="M79 38h22l-3 20H75zM125 38h22l6 20h-26z" className="fill-chalk" />
    <Person x={114} y={146} shirt="fill-coral" />
    <rect x="60" y="106" width="108" height="34" rx="5" className="fill-chalk" />
    <Dots d="M76 123h76" className="stroke-trail" width={5} />
    <circle cx="74" cy="123" r="6" className="fill-trail" />
    <circle cx="154" cy="123" r="7" className="fill-sun" />
    <path d="M72 106c0-8 6-14 12-14s12 6 12 14z" className="fill-hill-mid" />
    <Line d="M84 92v-8" className="stroke-hill-near" width={3.5} />
    <Hill tone="mid" d="M-5 142c80-8 160-6 250-1v40H-5z" />
    <Person x={198} y={156} shirt="fill-sun" hair="fill-night" />
  </Scene>
);
