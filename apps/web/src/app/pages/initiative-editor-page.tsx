import { EmptyTrailScene } from '../../ui/scenes/empty-trail-scene.tsx';
import { BeingBuilt } from './being-built.tsx';

export const CreateInitiativePage = () => (
  <BeingBuilt
    scene={<EmptyTrailScene />}
    text="Here you will write an initiative and its tasks, from a template or from scratch."
  />
);

export const EditInitiativePage = () => (
  <BeingBuilt scene={<EmptyTrailScene />} text="Here you will change this initiative and its tasks." />
);
