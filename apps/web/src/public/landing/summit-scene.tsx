import { Hiker } from '../../ui/scenes/hiker.tsx';
import { Cloud } from '../../ui/scenes/cloud.tsx';
import { Flag } from '../../ui/scenes/flag.tsx';
import { Dots, Hill, Line, SceneWaypoint, Sun, Tree } from '../../ui/scenes/parts.tsx';

/** Low on the left behind the text, with the summit on the right. Fills the bottom of its box. */
export const SummitScene = () => (
  <svg
    viewBox="0 0 1120 400"
    aria-hidden
    preserveAspectRatio="xMaxYMax slice"
    className="block h-64 w-full lg:absolute lg:inset-0 lg:h-full"
  >
    <Sun x={690} y={120} r={46} />
    <Cloud x={600} y={130} size={76} />
    <Cloud x={1010} y={56} size={60} />
    <Hill
      tone="far"
      d="M-20 352C160 300 330 320 470 318s200-40 290-120c50-48 90-92 140-92 60 0 90 62 250 128v190H-20z"
    />
    <Hill tone="mid" d="M-20 356c180-50 330-20 480-8s250-24 380-92 190-20 320 26v140H-20z" />
    <Hill tone="near" d="M-20 384c220-38 420-10 600-14s300-60 560-30v80H-20z" />
    <Tree x={826} y={352} size={62} tone="near" />
    <Tree x={862} y={350} size={44} tone="near" />
    <Tree x={1046} y={316} size={92} tone="near" />
    <Tree x={1092} y={322} size={66} tone="near" />
    <Tree x={744} y={226} size={38} />
    <Dots d="M330 366c90-10 150 14 230-10s90-70 180-84" width={7.5} />
    <Dots d="M740 272c60-8 70-50 110-58s34-60 52-104" width={5.5} />
    <Line d="M420 388c40-4 70-2 110 0M880 366c40-8 80-8 120-2" className="stroke-hill-mid" width={5} />
    <SceneWaypoint x={330} y={366} state="next" r={17} />
    <SceneWaypoint x={560} y={356} state="open" r={14} />
    <SceneWaypoint x={740} y={272} state="open" r={13} />
    <SceneWaypoint x={852} y={212} state="open" r={10} />
    <Flag x={904} y={108} size={66} />
    <Hiker x={282} y={372} size={84} />
  </svg>
);
