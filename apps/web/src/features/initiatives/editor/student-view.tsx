import type { InitiativeDetails } from '@questline/contract';
import { hoursInWords } from '../../../lib/format/durations.ts';
import { Trail, Waypoint } from '../../../ui/trail/trail.tsx';
import { InitiativeBanner } from '../details/initiative-banner.tsx';
import { InitiativeCard } from '../details/initiative-card.tsx';

/** A live preview of the card and the tasks as students see them. */
export function StudentView({ details }: { details: InitiativeDetails }) {
  const { company, tasks, total_hours, weekly_hours } = details;
  const hours = [
    weekly_hours && `${hoursInWords(weekly_hours)} a week`,
    total_hours && `about ${hoursInWords(total_hours)} in total`,
  ].filter(Boolean);
  return (
    <div className="grid gap-4">
      {/* One card: each part has an edge where it is shown alone. Stretched, the lower part would be as high as both. */}
      <div className="self-start overflow-clip rounded-card border border-line *:rounded-none *:border-0">
        <InitiativeBanner src={details.banner_url} company={company.company_name || 'Your company'} />
        <InitiativeCard
          name={details.name}
          description={details.description || 'Your description will appear here.'}
          tags={details.tags}
          company={{ company_name: company.company_name || 'Your company', logo_url: company.logo_url }}
        />
      </div>
      <p className="text-sm text-ink-soft">
        {[details.quick_win && 'Quick Win', ...hours].filter(Boolean).join(' · ') || 'No hours specified'}
      </p>
      {tasks.length > 0 && (
        <Trail label="Tasks, as students see them">
          {tasks
            .map(({ title }, i) => ({ title, place: i + 1 }))
            .map(({ title, place }) => (
              <Waypoint
                key={place}
                state="open"
                title={<span className="line-clamp-2 text-sm text-ink">{title}</span>}
              />
            ))}
        </Trail>
      )}
    </div>
  );
}
