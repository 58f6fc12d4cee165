import { Plus } from 'lucide-react';
import { VerificationStatus } from '../../../features/companies/verification/verification-status.tsx';
import { RouterButtonLink } from '../../shell/links.tsx';

export const VerificationPage = () => <VerificationStatus nextSteps={nextSteps} />;

const nextSteps = (
  <>
    <RouterButtonLink to="/create-initiative" icon={<Plus aria-hidden />}>
      Create New Initiative
    </RouterButtonLink>
    <RouterButtonLink to="/company/profile" variant="secondary">
      See your profile
    </RouterButtonLink>
  </>
);
