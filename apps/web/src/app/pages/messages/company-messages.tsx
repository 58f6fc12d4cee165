// The Messages tab of /company-inbox.
import type { Conversation } from '@questline/contract';
import { Link, useSearch } from '@tanstack/react-router';
import type { ComponentProps } from 'react';
import { Inbox } from '../../../features/messages/inbox/inbox.tsx';

type Props = Pick<ComponentProps<typeof Inbox>, 'go' | 'noContacts'>;

export function CompanyMessages({ go, noContacts }: Props) {
  const place = useSearch({ from: '/company-shell/company-inbox' });
  const link = ({ id, other }: Conversation) => (
    <Link
      from="/company-inbox"
      search={{ ...place, thread: id, message: undefined, conversation: undefined }}
      aria-current={place.thread === id ? 'true' : undefined}
      className="stretched"
    >
      {other.name}
    </Link>
  );
  return <Inbox side="company" place={place} go={go} link={link} about={aboutFor} noContacts={noContacts} />;
}

const aboutFor = ({ initiative }: Conversation) =>
  initiative && (
    <Link
      to="/company/initiative/$id"
      params={{ id: initiative.id }}
      className="font-semibold text-trail underline underline-offset-4 hover:text-trail-strong"
    >
      {initiative.name}
    </Link>
  );
