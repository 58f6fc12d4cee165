import { WelcomeScene } from '../../ui/scenes/welcome-scene.tsx';
import { BeingBuilt } from './being-built.tsx';

export const CompanyOverviewPage = () => (
  <BeingBuilt
    scene={<WelcomeScene />}
    text="Your company as students see it, and your initiatives, will stand here."
  />
);
