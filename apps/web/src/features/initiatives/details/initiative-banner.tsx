import { Banner } from '../../../ui/banner.tsx';
import { StillScene } from '../../../ui/scenes/still-scene.tsx';

export const InitiativeBanner = ({ src }: { src: string | null }) => (
  <Banner
    src={src}
    alt=""
    fallback={<StillScene />}
    className="w-full overflow-clip rounded-card border border-line bg-sunken"
  />
);
