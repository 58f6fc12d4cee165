import { useOnline } from '../lib/use-online.ts';
import { Notice } from '../ui/feedback/notice.tsx';

export const OfflineNotice = () =>
  useOnline() ? null : (
    <Notice tone="offline" banner title="You are offline">
      What you see may be old. It updates by itself once you are back.
    </Notice>
  );
