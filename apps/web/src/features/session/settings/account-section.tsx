import { PageSection } from '../../../ui/layout/page-section.tsx';
import { Account } from './account.tsx';

export const AccountSection = () => (
  <PageSection title="Account" text="Who you are here, to those you work with.">
    <Account />
  </PageSection>
);
