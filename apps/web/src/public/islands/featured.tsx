import type { ReactNode } from 'react';
import { FeaturedInitiatives } from '../../features/initiatives/featured/featured-initiatives.tsx';
import { Band } from '../frame/band.tsx';

/** Hidden without script, because script loads the content. */
const Frame = ({ children }: { children: ReactNode }) => (
  <Band label="Featured Initiatives" className="noscript:hidden">
    {children}
  </Band>
);

const Featured = () => <FeaturedInitiatives Frame={Frame} />;
export default Featured;
