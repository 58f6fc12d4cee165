// The inbox of either account type, with the links that only the app knows.
import type { Conversation } from '@questline/contract';
import type { UserType } from '@questline/contract/plain';
import { Link } from '@tanstack/react-router';
import { type ComponentProps, Suspense } from 'react';
import { Inbox } from '../../../features/messages/inbox/inbox.tsx';
import { lazyPart } from '../../../ui/lazy/lazy-component.tsx';

type Props = Pick<ComponentProps<typeof Inbox>, 'side' | 'place' | 'go' | 'noContacts'>;

const inboxes = { student: '/inbox', company: '/company-inbox' } as const;

export function OwnInbox({ side, place, ...rest }: Props) {
  const link = ({ id, other }: Conversation) => (
    <Link
      to={inboxes[side]}
      search={{ ...place, thread: id, message: undefined, conversation: undefined }}
      aria-current={place.thread === id ? 'true' : undefined}
      className="stretched"
    >
      {other.name}
    </Link>
  );
  return (
    <Inbox
      side={side}
      place={place}
      link={link}
      about={(about) => aboutLink(side, about)}
      next={side === 'company' ? reviewLink : undefined}
      {...rest}
    />
  );
}

/** Not needed for the first look at a conversation. */
const ReviewLink = lazyPart(() => import('./review-link.tsx'), 'ReviewLink');
const reviewLink = (conversation: Conversation) => (
  <Suspense>
    <ReviewLink conversation={conversation} />
  </Suspense>
);

const aboutLink = (side: UserType, { initiative, application_status }: Conversation) =>
  initiative && (
    <Link
      to={aboutPath(side, application_status)}
      params={{ id: initiative.id }}
      className="font-semibold text-trail underline underline-offset-4 hover:text-trail-strong"
    >
      {initiative.name}
    </Link>
  );

/** An accepted student goes to the tasks, even after the work has ended. */
function aboutPath(side: UserType, application_status: Conversation['application_status']) {
  if (side === 'company') return '/company/initiative/$id';
  return application_status === 'rejected' ? '/initiative/$id' : '/initiative-tasks/$id';
}
