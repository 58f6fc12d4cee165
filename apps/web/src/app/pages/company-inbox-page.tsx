import { EmptyInboxScene } from '../../ui/scenes/empty-inbox-scene.tsx';
import { BeingBuilt } from './being-built.tsx';

export const CompanyInboxPage = () => (
  <BeingBuilt scene={<EmptyInboxScene />} text="Applications and messages from students will arrive here." />
);
