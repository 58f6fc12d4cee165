// The inbox with its location in a variable instead of the address bar.
import type { Conversation } from '@questline/contract';
import type { UserType } from '@questline/contract/plain';
import { act, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useEffect, useState } from 'react';
import { createInvalidator } from '../../../lib/live/invalidate-topics.ts';
import { queryClient } from '../../../lib/query/query-client.ts';
import type { InboxPlace } from './inbox-place.ts';
import { Inbox } from './inbox.tsx';
import { InboxDialogs, InboxTools } from './inbox-tools.tsx';
import { draw } from '../messages.fixture.tsx';

export const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));
export const news = () => act(() => createInvalidator(queryClient, { gapMs: 0 })(['messages']));

const seen: InboxPlace[] = [];

const linkBy =
  (go: (change: InboxPlace) => void) =>
  ({ id, other }: Conversation) => (
    <a href={`#${id}`} onClick={() => go({ thread: id })}>
      {other.name}
    </a>
  );

/** The inbox with its URL state in a variable. */
function Page({ side, start }: { side: UserType; start: InboxPlace }) {
  const [now, setNow] = useState(start);
  const [go] = useState(() => (change: InboxPlace) => setNow((before) => ({ ...before, ...change })));
  useEffect(() => void seen.push(now), [now]);
  const noContacts = { action: <a href="/next">Where contacts come from</a> };
  const filter = { unread: now.unread, initiative: now.initiative, status: now.status };
  return (
    <>
      {side === 'company' && (
        <InboxTools filter={filter} initiatives={[{ id: 'i1', name: 'Poster week' }]} go={go} />
      )}
      <Inbox
        side={side}
        place={now}
        go={go}
        link={linkBy(go)}
        about={({ initiative }) => initiative?.name}
        noContacts={noContacts}
      />
      {side === 'company' && <InboxDialogs side={side} place={now} go={go} noContacts={noContacts} />}
    </>
  );
}

export async function open(side: UserType, start: InboxPlace = {}) {
  await draw(<Page side={side} start={start} />);
  return { place: () => seen.at(-1)! };
}
