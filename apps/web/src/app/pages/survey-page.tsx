import { WelcomeScene } from '../../ui/scenes/welcome-scene.tsx';
import { BeingBuilt } from './being-built.tsx';

export const SurveyPage = () => (
  <BeingBuilt
    scene={<WelcomeScene />}
    text="Six short questions will help us find initiatives that fit you."
  />
);
