import { EmptyInboxScene } from '../../ui/scenes/empty-inbox-scene.tsx';
import { BeingBuilt } from './being-built.tsx';

export const InboxPage = () => (
  <BeingBuilt
    scene={<EmptyInboxScene />}
    text="Messages from companies that accepted you will arrive here."
  />
);
