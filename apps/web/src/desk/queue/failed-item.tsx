import { failureText } from '../../lib/format/failure-text.ts';
import { FailedNotice } from '../../ui/feedback/notice.tsx';
import { BackButton } from '../../ui/layout/back-link.tsx';

type Props = {
  title: string;
  query: { error: Error | null; isFetching: boolean; refetch: () => Promise<unknown> };
  onBack: () => void;
};

/** An item that failed to open. On phones the queue is hidden then, so this has the way back to it. */
export const FailedItem = ({ title, query: { error, isFetching, refetch }, onBack }: Props) => (
  <div className="grid content-start gap-4">
    <BackButton onClick={onBack}>Back</BackButton>
    <FailedNotice title={title} busy={isFetching} onRetry={() => void refetch()}>
      {failureText(error)}
    </FailedNotice>
  </div>
);
