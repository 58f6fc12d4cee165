import { PartyPopper, X } from 'lucide-react';
import { IconButton } from '../../ui/icon-button.tsx';
import { panelId, useAcceptances } from './acceptances.ts';
import type { PathLink } from './notification-list.tsx';

const look =
  'inline-flex min-h-control items-center rounded-control bg-trail px-4 font-semibold text-on-trail hover:bg-trail-strong';

type Props = { Link: PathLink };

/** Shown on the student's pages until they open the tasks or dismiss it. */
export function AcceptancePanel({ Link }: Props) {
  const { open = [], read } = useAcceptances();
  return (
    <div id={panelId} role="status">
      {open.length > 0 && (
        <ul
          aria-label="You're accepted"
          className="mb-5 divide-y divide-line rounded-card bg-trail-soft forced-colors:border"
        >
          {open.map(({ id, text, path }) => (
            <li key={id} className="relative flex flex-wrap items-center gap-x-4 gap-y-3 py-3 pr-14 pl-4">
              <PartyPopper aria-hidden className="shrink-0 text-trail" />
              <p className="min-w-0 flex-1 basis-52 font-semibold wrap-anywhere">{text}</p>
              <Link path={path} onFollow={() => read(id)} className={look}>
                Start task 1
              </Link>
              <IconButton label="Dismiss" onClick={() => read(id)} className="absolute! top-2.5 right-2">
                <X />
              </IconButton>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
