import { EmptyTrailScene } from '../../ui/scenes/empty-trail-scene.tsx';
import { BeingBuilt } from './being-built.tsx';

export const InitiativePreviewPage = () => (
  <BeingBuilt
    scene={<EmptyTrailScene />}
    text="Your initiative, exactly as students will see it, will stand here."
  />
);
