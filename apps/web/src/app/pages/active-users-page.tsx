import { EmptyTrailScene } from '../../ui/scenes/empty-trail-scene.tsx';
import { BeingBuilt } from './being-built.tsx';

export const ActiveUsersPage = () => (
  <BeingBuilt
    scene={<EmptyTrailScene />}
    text="The students who work with you, and how far they are, will stand here."
  />
);
