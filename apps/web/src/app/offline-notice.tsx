import { useOnline } from '../lib/use-online.ts';
import { Notice } from '../ui/feedback/notice.tsx';

export const OfflineNotice = () =>
  useOnline() ? null : (
    <Notice tone="offline" banner title="You're offline">
      What you see may be out of date. It updates automatically when you're back online.
    </Notice>
  );
