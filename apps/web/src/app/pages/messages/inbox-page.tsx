// /inbox: what a student and companies say to each other.
import type { Conversation } from '@questline/contract';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { useCallback } from 'react';
import { Inbox, type InboxPlace } from '../../../features/messages/inbox/inbox.tsx';
import { RouterButtonLink } from '../../shell/links.tsx';

export function InboxPage() {
  const place = useSearch({ from: '/student-shell/inbox' });
  const navigate = useNavigate({ from: '/inbox' });
  const go = useCallback(
    (change: InboxPlace, { replace } = { replace: false }) =>
      void navigate({ search: (now: InboxPlace) => ({ ...now, ...change }), replace }),
    [navigate],
  );
  const link = ({ id, other }: Conversation) => (
    <Link
      from="/inbox"
      search={{ ...place, thread: id, message: undefined, conversation: undefined }}
      aria-current={place.thread === id ? 'true' : undefined}
      className="stretched"
    >
      {other.name}
    </Link>
  );
  return <Inbox side="student" place={place} go={go} link={link} about={aboutFor} noContacts={noContacts} />;
}

const noContacts = { action: <RouterButtonLink to="/incentives">Browse initiatives</RouterButtonLink> };

/** A student who was accepted goes to the tasks, also after the work has ended. */
const aboutFor = ({ initiative, standing }: Conversation) =>
  initiative && (
    <Link
      to={standing === 'rejected' ? '/initiative/$id' : '/initiative-tasks/$id'}
      params={{ id: initiative.id }}
      className="font-semibold text-trail underline underline-offset-4 hover:text-trail-strong"
    >
      {initiative.name}
    </Link>
  );
