import { Notice } from '../../ui/feedback/notice.tsx';

/** On every page of a student whose guardian paused the account. */
export const PausedNotice = () => (
  <Notice tone="info" banner title="Your parent or guardian paused your account">
    You can read everything, but you can't apply, write or submit work right now. Nothing is lost. Talk to
    them when you want to continue.
  </Notice>
);
