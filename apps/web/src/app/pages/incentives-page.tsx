import { EmptyTrailScene } from '../../ui/scenes/empty-trail-scene.tsx';
import { BeingBuilt } from './being-built.tsx';

export const IncentivesPage = () => (
  <BeingBuilt
    scene={<EmptyTrailScene />}
    text="Here you will search all initiatives and find those that fit you."
  />
);
