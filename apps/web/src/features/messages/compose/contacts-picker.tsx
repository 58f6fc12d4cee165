// The contacts someone can message. The server decides who is on the list.
import type { Contact } from '@questline/contract';
import type { UserType } from '@questline/contract/plain';
import { useInfiniteQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { failureText } from '../../../lib/format/failure-text.ts';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { itemsOf, PagedList } from '../../../ui/lists/paged-list.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { NoMessagesScene } from '../../../ui/scenes/no-messages-scene.tsx';
import { NoResultsScene } from '../../../ui/scenes/no-results-scene.tsx';
import { SearchInput } from '../../../ui/forms/search-input.tsx';
import { SkeletonList } from '../../../ui/feedback/skeleton.tsx';
import { type Column, Table } from '../../../ui/lists/table.tsx';
import { contactsQuery } from '../message-queries.ts';
import { ParticipantAvatar } from '../participant-avatar.tsx';
import { StatusBadge } from '../status-badge.tsx';

/** For an empty contact list: where to go, and why it's empty if it isn't the usual reason. */
export type NoContacts = { text?: string | undefined; action: ReactNode };

type Props = { side: UserType; noContacts: NoContacts; onPick: (contact: Contact) => void };

const words: Record<UserType, { title: string; name: string; search: string; none: string }> = {
  company: {
    // The specification requires this wording.
    title: 'Students Who Have Applied for companies',
    name: 'Name',
    search: 'Search students or initiatives',
    none: 'No students have applied to your initiatives yet.',
  },
  student: {
    title: 'Initiative Creators You Can Message',
    name: 'Company',
    search: 'Search companies or initiatives',
    none: "You haven't been accepted to any initiatives yet.",
  },
};

export function ContactsPicker({ side, noContacts, onPick }: Props) {
  const { title, search, none } = words[side];
  const [typed, setTyped] = useState('');
  const q = useSettled(typed.trim());
  const contacts = useInfiniteQuery({ ...contactsQuery(q), placeholderData: (before) => before });
  const { data, hasNextPage, isFetching, fetchNextPage } = contacts;
  const items = itemsOf(data);
  // A page of search results can be empty and still have a next page.
  const isBarren = items?.length === 0 && hasNextPage;
  useEffect(() => {
    if (isBarren && !isFetching) void fetchNextPage();
  }, [isBarren, isFetching, fetchNextPage]);

  const canWrite = data?.pages[0]?.can.write ?? true;
  const loading = <SkeletonList of="row" count={4} label="Loading contacts…" />;
  return (
    <div className="grid gap-4">
      <h3 className="text-base">{title}</h3>
      {!canWrite && <Notice tone="warn">Please verify your email first. Then you can message them.</Notice>}
      {(q !== '' || typed !== '' || !!items?.length) && (
        <SearchInput label={search} value={typed} onChange={setTyped} />
      )}
      <PagedList
        list={contacts}
        failed={{ title: 'Could not load contacts', text: failureText(contacts.error) }}
        loading={loading}
        empty={
          isBarren ? (
            loading
          ) : q ? (
            <EmptyState
              live="status"
              scene={<NoResultsScene />}
              title="No contacts found"
              text="Try a shorter search."
            />
          ) : (
            <EmptyState
              scene={<NoMessagesScene />}
              title="No contacts available"
              text={noContacts.text ?? none}
              action={noContacts.action}
            />
          )
        }
        noun={['contact', 'contacts']}
      >
        {(items) => (
          <Table
            caption={title}
            columns={columnsFor(side, canWrite, onPick)}
            rows={items}
            rowKey={({ id }) => id}
            compact
          />
        )}
      </PagedList>
    </div>
  );
}

function columnsFor(side: UserType, canWrite: boolean, onPick: Props['onPick']): Column<Contact>[] {
  return [
    {
      key: 'name',
      header: words[side].name,
      cell: ({ other }) => (
        <span className="flex min-w-0 items-center gap-3 font-semibold">
          <ParticipantAvatar person={other} />
          <span title={other.name} className="line-clamp-2 min-w-0 wrap-anywhere">
            {other.name}
          </span>
        </span>
      ),
    },
    {
      key: 'initiative',
      header: 'Initiative',
      cell: ({ initiative }) => (
        <span
          title={initiative.name}
          className="line-clamp-3 wrap-anywhere max-md:text-sm max-md:text-ink-soft"
        >
          {initiative.name}
        </span>
      ),
    },
    ...(side === 'company'
      ? [{ key: 'status', header: 'Status', cell: ({ status }: Contact) => <StatusBadge status={status} /> }]
      : []),
    {
      key: 'action',
      header: 'Action',
      actions: true,
      cell: (contact) => (
        <Button
          size="small"
          variant="secondary"
          aria-label={`Message ${contact.other.name} about ${contact.initiative.name}`}
          disabled={!canWrite}
          onClick={() => onPick(contact)}
        >
          Message
        </Button>
      ),
    },
  ];
}

/** The text once typing has paused. */
function useSettled(text: string) {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), text ? 250 : 0);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}
