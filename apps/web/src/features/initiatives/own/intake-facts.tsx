import type { Intake } from '@questline/contract/plain';
import { CalendarCheck, Flag, type LucideIcon } from 'lucide-react';
import { shortDay } from '../../../lib/format/days.ts';
import { deadlineInWords } from '../details/intake-words.ts';

/** For the company: the deadline and the start. */
export function IntakeFacts({ intake }: { intake: Intake }) {
  const deadline = deadlineInWords(intake);
  return (
    <>
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
