import { Banner } from '../../../ui/banner.tsx';
import { DrawnHills } from './initiative-picture.tsx';

type Props = { src: string | null; company: string };

/** Without an image, it has the same hills as the card. */
export const InitiativeBanner = ({ src, company }: Props) => (
  <Banner
    src={src}
    alt=""
    fallback={<DrawnHills company={company} className="size-full" />}
    className="w-full overflow-clip rounded-card border border-line bg-sunken"
  />
);
