import { hoursOverLimit, type Week } from '@questline/contract/hours';
import { TriangleAlert } from 'lucide-react';
import { hoursInWords } from '../../../lib/format/durations.ts';

type Props = {
  /** What the student's accepted initiatives take. */
  hours: number;
  /** The hours a week the student has, as typed. */
  limit: number;
  /** What this initiative takes. */
  added: number | null;
};

/** Says so when everything together would be more than the student has time for. They can apply anyway. It's above the
 *  buttons, so nobody sends an application without seeing it. */
export function HoursNotice({ hours, limit, added }: Props) {
  const week: Week = { hours, limit, unspecified: 0 };
  const total = hoursOverLimit(week, added);
  if (total === undefined) return null;
  return (
    <div
      role="status"
      className="flex basis-full items-start gap-2 rounded-control bg-sun-soft px-3 py-2 text-sm leading-snug forced-colors:border"
    >
      <TriangleAlert aria-hidden className="text-sun-strong" />
      <div className="min-w-0">
        <p className="font-semibold">
          This would bring you to {hoursInWords(total)} a week. Your limit is {limit}.
        </p>
        {/* Phones have room for the warning only. */}
        <p className="max-md:sr-only">
          {hours > 0 && `Your other initiatives take ${hours}. `}
          You can still apply. Say how in your note.
        </p>
      </div>
    </div>
  );
}
