import { EmptyTrailScene } from '../../ui/scenes/empty-trail-scene.tsx';
import { BeingBuilt } from './being-built.tsx';

export const CompanyInitiativePage = () => (
  <BeingBuilt scene={<EmptyTrailScene />} text="This initiative, as you wrote it, will stand here." />
);
