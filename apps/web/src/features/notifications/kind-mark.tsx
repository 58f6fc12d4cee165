import type { NotificationKind } from '@questline/contract/plain';
import {
  AlarmClock,
  CircleCheck,
  CirclePause,
  CirclePlay,
  CircleSlash,
  CircleStop,
  Eye,
  FileInput,
  Flag,
  HandCoins,
  LogOut,
  type LucideIcon,
  MailX,
  MessageCircle,
  PartyPopper,
  Quote,
  RotateCcw,
  Route,
  ShieldAlert,
  ShieldCheck,
  ShieldX,
  Undo2,
  UserPlus,
} from 'lucide-react';
import { cx } from '../../ui/cx.ts';

const green = 'bg-trail-soft text-trail-strong';
const yellow = 'bg-sun-soft text-sun-strong';
const blue = 'bg-sky-soft text-sky';
const red = 'bg-coral-soft text-coral-strong';
const quiet = 'bg-sunken text-ink-soft';

const marks: Record<NotificationKind, [LucideIcon, string]> = {
  application_received: [UserPlus, yellow],
  application_accepted: [PartyPopper, green],
  application_rejected: [CircleSlash, quiet],
  application_withdrawn: [Undo2, quiet],
  application_ended: [CircleStop, quiet],
  application_unanswered: [CircleSlash, quiet],
  answer_late: [AlarmClock, yellow],
  student_left: [LogOut, quiet],
  submission_received: [FileInput, yellow],
  submission_approved: [CircleCheck, green],
  submission_needs_revision: [RotateCcw, red],
  submission_reviewed: [Eye, blue],
  reward_paid: [HandCoins, green],
  reward_missing: [HandCoins, red],
  message_received: [MessageCircle, green],
  initiative_changed: [Route, blue],
  quest_step_completed: [Flag, green],
  mail_failed: [MailX, red],
  report_closed: [ShieldCheck, green],
  company_verified: [ShieldCheck, green],
  company_declined: [ShieldX, red],
  company_suspended: [CirclePause, quiet],
  company_restored: [CirclePlay, green],
  guardian_confirmed: [CircleCheck, green],
  guardian_paused: [CirclePause, quiet],
  guardian_resumed: [CirclePlay, green],
  guardian_withdrew: [CirclePause, quiet],
  guardian_ended: [CircleStop, quiet],
  initiative_taken_down: [ShieldX, red],
  contact_warning: [ShieldAlert, red],
  content_taken_down: [ShieldX, red],
  closing_words: [Quote, green],
};

/** Decorative: the text next to it says the same. */
export function KindMark({ kind }: { kind: NotificationKind }) {
  const [Icon, colors] = marks[kind];
  return (
    <span className={cx('grid size-9 shrink-0 place-items-center rounded-full [&_svg]:size-4.5', colors)}>
      <Icon aria-hidden />
    </span>
  );
}
