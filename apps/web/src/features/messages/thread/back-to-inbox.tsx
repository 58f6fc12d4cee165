import { BackButton } from '../../../ui/layout/back-link.tsx';

export const BackToInbox = ({ onBack }: { onBack: () => void }) => (
  <BackButton onClick={onBack}>Back to Inbox</BackButton>
);
