import { EmptyTrailScene } from '../../ui/scenes/empty-trail-scene.tsx';
import { BeingBuilt } from './being-built.tsx';

export const InitiativePage = () => (
  <BeingBuilt
    scene={<EmptyTrailScene />}
    text="All about this initiative, and the way to apply, will stand here."
  />
);
