import { EmptyTrailScene } from '../../ui/scenes/empty-trail-scene.tsx';
import { BeingBuilt } from './being-built.tsx';

export const CompanyPage = () => (
  <BeingBuilt
    scene={<EmptyTrailScene />}
    text="The company, its mission and its open initiatives will stand here."
  />
);
