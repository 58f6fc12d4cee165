import { EmptyTrailScene } from '../../ui/scenes/empty-trail-scene.tsx';
import { BeingBuilt } from './being-built.tsx';

export const InitiativeTasksPage = () => (
  <BeingBuilt
    scene={<EmptyTrailScene />}
    text="The tasks of this initiative will stand here, one waypoint after the other."
  />
);
