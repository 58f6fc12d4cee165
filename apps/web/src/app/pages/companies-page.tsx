import { EmptyTrailScene } from '../../ui/scenes/empty-trail-scene.tsx';
import { BeingBuilt } from './being-built.tsx';

export const CompaniesPage = () => (
  <BeingBuilt scene={<EmptyTrailScene />} text="Here you will meet the companies and see what they offer." />
);
