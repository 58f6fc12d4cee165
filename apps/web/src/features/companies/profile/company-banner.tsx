import { Banner } from '../../../ui/banner.tsx';
import { Cloud } from '../../../ui/scenes/cloud.tsx';
import { Hill, Sun, Tree } from '../../../ui/scenes/parts.tsx';

export const CompanyBanner = ({ src, name }: { src: string | null; name: string }) => (
  <Banner
    src={src}
    alt={`Banner of ${name}`}
    fallback={<Landscape />}
    className="max-h-72 w-full overflow-hidden bg-air"
  />
);

const Landscape = () => (
  <svg viewBox="0 0 640 200" aria-hidden preserveAspectRatio="xMidYMid slice" className="size-full">
    <rect width="640" height="200" className="fill-air" />
    <Sun x={520} y={62} r={28} />
    <Cloud x={120} y={36} size={54} />
    <Cloud x={330} y={22} size={38} />
    <Hill tone="far" d="M-5 132C90 78 190 92 300 118s210-6 345-44v140H-5z" />
    <Hill tone="mid" d="M-5 172c130-44 250-34 350-18s190 0 300-26v80H-5z" />
    <Tree x={566} y={134} size={54} tone="near" />
    <Tree x={596} y={130} size={36} tone="near" />
  </svg>
);
