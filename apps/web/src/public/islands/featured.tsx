import { FeaturedInitiatives } from '../../features/initiatives/featured-initiatives.tsx';
import { Band } from '../band.tsx';

/** Not there without script, which fetches what it shows. */
const Featured = () => (
  <FeaturedInitiatives
    frame={(content) => (
      <Band label="Featured Initiatives" className="noscript:hidden">
        {content}
      </Band>
    )}
  />
);
export default Featured;
