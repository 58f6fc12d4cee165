import { PageSection } from '../../../ui/layout/page-section.tsx';
import { Account } from './account.tsx';

export const AccountSection = () => (
  <PageSection title="Account" text="How the people you work with see you.">
    <Account />
  </PageSection>
);
