import type { Intake } from '@questline/contract/plain';
import { CalendarCheck, Flag, type LucideIcon, Users } from 'lucide-react';
import { shortDay } from '../../../lib/format/days.ts';
import { Badge } from '../../../ui/badge.tsx';
import { deadlineInWords, takenInWords } from '../details/intake-words.ts';

/** For the company: how many places are taken, the deadline and the start. */
export function IntakeFacts({ intake }: { intake: Intake }) {
  const taken = takenInWords(intake);
  const deadline = deadlineInWords(intake);
  return (
    <>
      {intake.closed === 'places_taken' && <Badge tone="yellow">Full</Badge>}
      {taken && <Fact icon={Users}>{taken}</Fact>}
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
