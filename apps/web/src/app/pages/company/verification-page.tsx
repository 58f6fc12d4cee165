import { VerificationStatus } from '../../../features/companies/verification/verification-status.tsx';

export const VerificationPage = () => <VerificationStatus />;
