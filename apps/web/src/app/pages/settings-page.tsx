import { BeingBuilt } from './being-built.tsx';

export const SettingsPage = () => (
  <BeingBuilt text="Your account, password, devices, notifications and appearance will be set here." />
);
