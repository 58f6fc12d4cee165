import { hoursOverLimit, type Week } from '@questline/contract/hours';
import { hoursInWords } from '../../../lib/format/durations.ts';
import { Notice } from '../../../ui/feedback/notice.tsx';

type Props = {
  /** What the student's accepted initiatives take. */
  hours: number;
  /** The hours a week the student has, as typed. */
  limit: number;
  /** What this initiative takes. */
  added: number | null;
};

/** Says so when everything together would be more than the student has time for. They can apply anyway. */
export function HoursNotice({ hours, limit, added }: Props) {
  const week: Week = { hours, limit, unspecified: 0 };
  const total = hoursOverLimit(week, added);
  if (total === undefined) return null;
  return (
    <Notice
      tone="warn"
      title={`This would bring you to ${hoursInWords(total)} a week. Your limit is ${limit}.`}
    >
      {hours > 0 && `Your other initiatives take ${hours}. `}
      You can still apply. Use your note to say how it could work.
    </Notice>
  );
}
