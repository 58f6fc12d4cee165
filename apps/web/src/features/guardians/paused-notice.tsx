import type { GuardianPause } from '@questline/contract/plain';
import { Notice } from '../../ui/feedback/notice.tsx';

/** On every page of a student whose guardian paused the account or said no. */
export const PausedNotice = ({ why }: { why: GuardianPause }) =>
  why === 'paused' ? (
    <Notice tone="info" banner title="Your parent or guardian paused your account">
      You can read everything, but you can't apply, write or submit work right now. Nothing is lost. Talk to
      them when you want to continue.
    </Notice>
  ) : (
    <Notice tone="info" banner title="Your parent or guardian said no for now">
      You can read everything, but you can't apply or write to companies right now. It isn't about anything
      you did wrong, and what you finished stays yours. They can change their mind anytime.
    </Notice>
  );
