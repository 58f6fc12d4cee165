import { EmptyTrailScene } from '../../ui/scenes/empty-trail-scene.tsx';
import { BeingBuilt } from './being-built.tsx';

export const ActivePage = () => (
  <BeingBuilt
    scene={<EmptyTrailScene />}
    text="Initiatives you applied to or work on will stand here, each with its next step."
  />
);
