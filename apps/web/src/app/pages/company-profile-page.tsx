import { WelcomeScene } from '../../ui/scenes/welcome-scene.tsx';
import { BeingBuilt } from './being-built.tsx';

export const CompanyProfilePage = () => (
  <BeingBuilt
    scene={<WelcomeScene />}
    text="Here you will describe your company, with logo, banner and video."
  />
);
