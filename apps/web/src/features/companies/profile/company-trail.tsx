import type { InitiativeTotals, OpenInitiative } from '@questline/contract';
import { closedLabels, smallPicture } from '@questline/contract/plain';
import { ChevronRight } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { hoursInWords } from '../../../lib/format/durations.ts';
import { Trail, Waypoint } from '../../../ui/trail/trail.tsx';

/** How many students are where; unknown for an initiative that isn't loaded. */
export type StudentsOf = (initiative: OpenInitiative) => InitiativeTotals | undefined;

type Props = {
  initiatives: readonly OpenInitiative[];
  /** The name as a link, which only the page can build. */
  link: (initiative: OpenInitiative) => ReactNode;
  /** Also shows each initiative's description. */
  described?: boolean;
  /** For the company: how far students have come, instead of what the company knows. */
  students?: StudentsOf;
};

/** More than this would be too narrow side by side. */
const maxAcross = 4;

const directionOf = (count: number) => (count > maxAcross ? 'rows' : 'across');

/** A company's active initiatives as one trail, in its chosen order. */
export const CompanyTrail = ({ initiatives, link, described = false, students }: Props) => (
  <Trail label="Quest chain" direction={described ? 'down' : directionOf(initiatives.length)}>
    {initiatives.map((initiative) => {
      const own = ownProgress(initiative);
      return (
        <Waypoint
          key={initiative.id}
          state={own.state}
          reached={(students?.(initiative)?.finished ?? 0) > 0}
          title={<span className="line-clamp-3 text-ink wrap-anywhere">{link(initiative)}</span>}
          note={students ? studentsInWords(students(initiative)) : (own.words ?? noteOf(initiative))}
        >
          {described && <Described initiative={initiative} continues={own.state === 'current'} />}
        </Waypoint>
      );
    })}
  </Trail>
);

type DescribedProps = { initiative: OpenInitiative; continues: boolean };

const Described = ({ initiative: { description, banner_url }, continues }: DescribedProps) => (
  <div className="mt-1 flex items-start gap-3 @3xl:gap-6">
    <div className="grid grow gap-1">
      <p className="line-clamp-5 text-ink-soft @3xl:line-clamp-2">{description}</p>
      {/* The whole row is the link. */}
      {continues && <p className="font-semibold text-trail">Continue</p>}
    </div>
    {banner_url && (
      <img
        src={smallPicture(banner_url)}
        alt=""
        loading="lazy"
        className="-mt-11 aspect-2/1 w-44 shrink-0 rounded-control object-cover @max-3xl:hidden"
      />
    )}
    <ChevronRight aria-hidden className="shrink-0 text-ink-soft" />
  </div>
);

const studentsInWords = (totals: ReturnType<StudentsOf>) =>
  totals &&
  ([totals.finished > 0 && `${totals.finished} finished`, totals.working > 0 && `${totals.working} working`]
    .filter(Boolean)
    .join(', ') ||
    'No students yet');

type OwnProgress = { state: ComponentProps<typeof Waypoint>['state']; words?: string };

/** How far the student is, if they applied. */
function ownProgress({ application }: OpenInitiative): OwnProgress {
  if (application?.status === 'pending') return { state: 'waiting', words: 'Applied' };
  if (application?.status === 'completed') return { state: 'done', words: 'Completed' };
  if (application?.status !== 'accepted') return { state: 'open' };
  return { state: 'current', words: `${application.approved} of ${application.total} approved` };
}

const noteOf = ({ closed, quick_win, weekly_hours, total_hours }: OpenInitiative) =>
  [
    closed && closedLabels[closed],
    quick_win && 'Quick Win',
    weekly_hours !== null && `${hoursInWords(weekly_hours)} a week`,
    total_hours !== null && `${hoursInWords(total_hours)} in total`,
  ]
    .filter((fact) => typeof fact === 'string')
    // Lines break between two facts.
    .map((fact) => fact.replaceAll(' ', '\u00A0'))
    .join('\u00A0· ');
