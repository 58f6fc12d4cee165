// One finished initiative.
import type { RecordEntry } from '@questline/contract';
import { hoursOfMinutes } from '@questline/contract/hours';
import { Check, Hourglass, Pencil, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { hoursInWords } from '../../lib/format/durations.ts';
import { LogoTile } from '../../ui/avatar.tsx';
import { Card } from '../../ui/card.tsx';
import { TagList } from '../../ui/tag.tsx';
import { Trail, Waypoint } from '../../ui/trail/trail.tsx';
import { approvedOn, periodInWords } from './record-words.ts';

type Props = { entry: RecordEntry; link: ReactNode };

export function EntryCard({ entry, link }: Props) {
  const { company, tasks, skills } = entry;
  return (
    <Card className="grid grid-cols-1 gap-4">
      <div className="flex items-start gap-3">
        <LogoTile id={company.id} name={company.company_name} src={company.logo_url} />
        <div className="min-w-0">
          <h3 className="text-lg leading-snug wrap-anywhere md:text-xl">{link}</h3>
          <p className="text-sm wrap-anywhere text-ink-soft">
            {company.company_name}
            <span aria-hidden className="max-md:hidden">
              {' · '}
            </span>
            <span className="max-md:block">{periodInWords(entry)}</span>
          </p>
        </div>
      </div>
      <Facts entry={entry} />
      <Trail label={`Approved tasks of ${entry.initiative.name}`} direction="rows" small>
        {tasks
          .map(({ title, approved_at }, place) => ({ title, approved_at, place }))
          .map(({ title, approved_at, place }) => (
            <Waypoint
              key={place}
              state="done"
              title={<Title>{title}</Title>}
              note={approvedOn(approved_at)}
            />
          ))}
      </Trail>
      {skills.length > 0 && <TagList tags={skills} show={skills.length} />}
      {!company.verified && (
        <p className="flex items-start gap-2 text-sm text-ink-soft">
          <TriangleAlert aria-hidden className="mt-0.5 size-4 shrink-0 text-coral-strong" />
          <span className="min-w-0 wrap-anywhere">
            {company.company_name} is no longer verified on Questline. Your work still counts.
          </span>
        </p>
      )}
    </Card>
  );
}

const Title = ({ children }: { children: string }) => (
  <span className="line-clamp-3 text-sm wrap-anywhere">{children}</span>
);

function Facts({ entry: { minutes, criteria, revisions } }: Pick<Props, 'entry'>) {
  if (minutes === null && !criteria && revisions === 0) return null;
  return (
    <ul className="flex flex-wrap gap-x-6 gap-y-2 text-sm text-ink-soft [&_svg]:size-4 [&_svg]:text-trail">
      {minutes !== null && (
        <Fact
          icon={<Hourglass aria-hidden />}
          figure={hoursInWords(hoursOfMinutes(minutes))}
          of="estimated"
        />
      )}
      {criteria && (
        <Fact icon={<Check aria-hidden />} figure={`${criteria.met} of ${criteria.of}`} of="criteria met" />
      )}
      {revisions > 0 && (
        <Fact
          icon={<Pencil aria-hidden />}
          figure={`${revisions} ${revisions === 1 ? 'revision' : 'revisions'}`}
          of="along the way"
        />
      )}
    </ul>
  );
}

const Fact = ({ icon, figure, of }: { icon: ReactNode; figure: string; of: string }) => (
  <li className="flex items-center gap-1.5">
    {icon}
    <span>
      <b className="font-semibold text-ink tabular-nums">{figure}</b> {of}
    </span>
  </li>
);
