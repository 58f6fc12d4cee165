import { BackButton } from '../../../ui/layout/back-link.tsx';

export const headLook =
  'flex flex-wrap items-center gap-x-3 border-b border-line px-4 pt-1 pb-3 md:px-5 lg:min-h-17 lg:flex-nowrap lg:py-2';

/** Not needed beside the list. */
export const BackToInbox = ({ onBack }: { onBack: () => void }) => (
  <div className="-order-1 grow lg:hidden">
    <BackButton onClick={onBack}>Back to Inbox</BackButton>
  </div>
);
