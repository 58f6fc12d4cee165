import { WelcomeScene } from '../../ui/scenes/welcome-scene.tsx';
import { BeingBuilt } from './being-built.tsx';

export const ProfilePage = () => (
  <BeingBuilt scene={<WelcomeScene />} text="Your skills, interests and finished work will stand here." />
);
