import { BackButton } from '../../../ui/layout/back-link.tsx';

export const headLook =
  'flex flex-wrap items-center gap-x-3 border-b border-line px-4 pt-1 pb-3 md:px-5 lg:min-h-17 lg:flex-nowrap lg:py-2';

/** Beside the list, the arrow is enough. */
export const BackToInbox = ({ onBack }: { onBack: () => void }) => (
  <div className="max-lg:-order-1 max-lg:grow lg:-mr-3">
    <BackButton onClick={onBack} title="Back to Inbox">
      <span className="lg:sr-only">Back to Inbox</span>
    </BackButton>
  </div>
);
