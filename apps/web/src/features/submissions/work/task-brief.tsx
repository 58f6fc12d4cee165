import type { WorkspaceTask } from '@questline/contract';
import { hostOfLink } from '@questline/contract/plain';
import { EllipsisVertical, ExternalLink, Flag, Hourglass } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import { Criteria } from '../criteria.tsx';
import { minutesInWords } from '../../../lib/format/durations.ts';
import { openReport } from '../../../lib/report-request.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Menu, MenuItem } from '../../../ui/overlays/menu.tsx';

type Props = {
  task: WorkspaceTask;
  company: { id: string; name: string };
  place: string;
  headingId: string;
  heading: Ref<HTMLHeadingElement>;
  /** The company's answer. */
  children: ReactNode;
};

/** Title, duration, instructions, criteria and links of a task. The company's answer comes first. */
export function TaskBrief({ task, company, place, headingId, heading, children }: Props) {
  const { title, instructions, minutes, resources, criteria } = task;
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1 text-sm font-medium text-ink-soft">
        <span className="max-lg:sr-only">{place}</span>
        {minutes !== null && (
          <span className="flex items-center gap-1.5">
            <Hourglass aria-hidden className="size-4" />
            About {minutesInWords(minutes)}
          </span>
        )}
        <span className="ml-auto">
          <Menu
            trigger={
              <IconButton label="Task options" className="-my-2 -mr-2">
                <EllipsisVertical aria-hidden />
              </IconButton>
            }
          >
            <MenuItem
              icon={<Flag aria-hidden />}
              onSelect={() =>
                openReport({ subject: 'task', id: task.id, about: company.name, block: { company } })
              }
            >
              Report this task
            </MenuItem>
          </Menu>
        </span>
      </div>
      <h3 id={headingId} ref={heading} tabIndex={-1} className="text-xl wrap-anywhere outline-none">
        {title}
      </h3>
      {children}
      {instructions && <p className="max-w-line as-typed">{instructions}</p>}
      <Criteria criteria={criteria} />
      {resources.length > 0 && (
        <ul aria-label="Helpful links" className="mt-1 flex flex-wrap gap-2">
          {resources.map(({ title, url }) => (
            <li key={`${title} ${url}`} className="max-w-full">
              <a
                href={url}
                target="_blank"
                rel="noopener noreferrer nofollow"
                className="flex min-h-10 items-center gap-2.5 rounded-control border border-line bg-paper px-3.5 py-1.5 text-sm transition-colors hover:border-edge hover:bg-sunken"
              >
                <ExternalLink aria-hidden className="size-4 text-trail" />
                <span className="min-w-0 truncate font-semibold">{title}</span>
                <span className="min-w-0 truncate text-ink-soft">{hostOfLink(url)}</span>
                <span className="sr-only"> (opens in a new tab)</span>
              </a>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
