import { WelcomeScene } from '../../ui/scenes/welcome-scene.tsx';
import { BeingBuilt } from './being-built.tsx';

export const CompanyOnboardingPage = () => (
  <BeingBuilt
    scene={<WelcomeScene />}
    text="A few steps will take you from your company's name to your first initiative."
  />
);
