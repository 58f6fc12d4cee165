// Company decisions and feedback, newest first.
import type { HomeNews } from '@questline/contract';
import { nameOf } from '@questline/contract/plain';
import type { ReactNode } from 'react';
import { timeAgo } from '../../lib/format/time-ago.ts';
import { Card } from '../../ui/card.tsx';
import { Timeline, TimelineEvent } from '../../ui/trail/timeline.tsx';
import type { WaypointState } from '../../ui/trail/trail.tsx';

type Props = {
  news: HomeNews[];
  /** Links to the place the news is about. */
  link: (one: HomeNews, words: string) => ReactNode;
};

const states: Record<HomeNews['kind'], WaypointState> = {
  application_accepted: 'done',
  application_rejected: 'open',
  application_ended: 'open',
  application_unanswered: 'open',
  submission_approved: 'done',
  submission_needs_revision: 'current',
  submission_reviewed: 'open',
};

export function newsInWords({ kind, company, initiative, task_title, closed }: HomeNews): string {
  const who = nameOf('company', company.company_name);
  const task = task_title ?? initiative.name;
  return {
    application_accepted: `${who} accepted you`,
    application_rejected: `${who} can't offer you a spot this time`,
    application_ended: closed ? `${who} closed this initiative` : `${who} ended the collaboration`,
    application_unanswered: `${who} didn't get back to you — that's on them`,
    submission_approved: `${who} approved “${task}”`,
    submission_needs_revision: `${who} requested changes to “${task}”`,
    submission_reviewed: `${who} reviewed “${task}”`,
  }[kind];
}

/** Only the newest: notifications have them all. */
const shown = 3;

export const NewsList = ({ news, link }: Props) => (
  <Card>
    <Timeline label="News">
      {news.slice(0, shown).map((one) => (
        <TimelineEvent
          key={`${one.kind} ${one.id}`}
          state={states[one.kind]}
          title={link(one, newsInWords(one))}
          at={one.at}
          when={timeAgo(one.at)}
        >
          <p className="text-sm">{one.initiative.name}</p>
          {one.note && <p className="mt-1 line-clamp-3 as-typed text-ink">“{one.note}”</p>}
        </TimelineEvent>
      ))}
    </Timeline>
  </Card>
);
