import { ArrowLeft } from 'lucide-react';
import { Button } from '../../../ui/button.tsx';

export const BackToInbox = ({ onBack }: { onBack: () => void }) => (
  <Button variant="quiet" size="small" icon={<ArrowLeft aria-hidden />} onClick={onBack} className="-ml-2">
    Back to Inbox
  </Button>
);
