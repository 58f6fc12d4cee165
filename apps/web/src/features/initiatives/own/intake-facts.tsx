import type { Intake } from '@questline/contract/plain';
import { CalendarCheck, Flag, Lock, type LucideIcon } from 'lucide-react';
import { shortDay } from '../../../lib/format/days.ts';
import { Badge } from '../../../ui/badge.tsx';
import { deadlineInWords } from '../details/intake-words.ts';

/** For the company: whether it is full, the deadline and the start. */
export function IntakeFacts({ intake }: { intake: Intake }) {
  const deadline = deadlineInWords(intake);
  return (
    <>
      {intake.closed === 'places_taken' && (
        <Badge tone="blue" icon={<Lock aria-hidden />}>
          Full
        </Badge>
      )}
      {deadline && <Fact icon={CalendarCheck}>{deadline}</Fact>}
      {intake.starts_on && <Fact icon={Flag}>Starts {shortDay(intake.starts_on)}</Fact>}
    </>
  );
}

const Fact = ({ icon: Icon, children }: { icon: LucideIcon; children: string | string[] }) => (
  <span className="flex items-center gap-1.5 tabular-nums">
    <Icon aria-hidden />
    {children}
  </span>
);
