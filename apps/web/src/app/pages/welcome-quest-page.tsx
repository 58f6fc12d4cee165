import { WelcomeScene } from '../../ui/scenes/welcome-scene.tsx';
import { BeingBuilt } from './being-built.tsx';

export const WelcomeQuestPage = () => (
  <BeingBuilt
    scene={<WelcomeScene />}
    text="Five first steps will lead you from your profile to your first application."
  />
);
