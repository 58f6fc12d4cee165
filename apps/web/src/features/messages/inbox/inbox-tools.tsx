// The Compose and Filter buttons, and the dialogs that Compose opens.
import type { UserType } from '@questline/contract/plain';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Filter, PenLine } from 'lucide-react';
import { useCallback, useState } from 'react';
import { useIsLoaded } from '../../../lib/query/first-load.ts';
import { Button } from '../../../ui/button.tsx';
import { Popover } from '../../../ui/overlays/popover.tsx';
import { ComposeDialog, ContactsDialog } from '../compose/compose.tsx';
import type { NoContacts } from '../compose/contacts-picker.tsx';
import type { InboxPlace } from './inbox-place.ts';
import { InboxFilter, type FilterField } from './inbox-filter.tsx';
import { contactsQuery, conversationsQuery, type InboxFilter as FilterState } from '../message-queries.ts';

type Go = (change: InboxPlace, options?: { replace: boolean }) => void;

/** With fewer, nobody needs to look only at some of them. */
const manyConversations = 6;

type ToolsProps = {
  filter: FilterState;
  /** The company's initiatives; students can only filter by unread. */
  initiatives?: { id: string; name: string }[] | undefined;
  /** Available filters; all of them by default. */
  fields?: readonly FilterField[] | undefined;
  /** Lists of messages have a Compose button. */
  compose?: boolean;
  size?: 'small' | undefined;
  go: Go;
};

export function InboxTools({ filter, initiatives, fields, compose = true, size, go }: ToolsProps) {
  const chosen = Object.values(filter).filter(Boolean).length;
  const [isOpen, setIsOpen] = useState(false);
  // The list loads itself.
  const { data } = useInfiniteQuery({ ...conversationsQuery(filter), enabled: false });
  const shown = data?.pages[0]?.items.length;
  // A company also finds students by initiative and by the state of their application.
  const hasFilter = initiatives !== undefined || chosen > 0 || (shown ?? 0) >= manyConversations;
  return (
    <div className="flex items-center justify-between gap-2">
      {compose && (
        <Button
          size={size}
          variant="secondary"
          icon={<PenLine aria-hidden />}
          onClick={() => go({ compose: 'contacts' })}
        >
          Compose
        </Button>
      )}
      {hasFilter && (
        <Popover
          open={isOpen}
          onOpenChange={setIsOpen}
          label="Filter"
          trigger={
            <Button size={size} variant="secondary" icon={<Filter aria-hidden />}>
              Filter
              {chosen > 0 && ` (${chosen})`}
            </Button>
          }
        >
          <InboxFilter filter={filter} initiatives={initiatives} fields={fields} onChange={go} />
        </Popover>
      )}
    </div>
  );
}

/** Whether the contact list is empty; undefined while loading. The conversations are loaded first. */
export function useHasNoContacts(): boolean | undefined {
  const isLoaded = useIsLoaded();
  const { data, isPending } = useInfiniteQuery({ ...contactsQuery(''), enabled: isLoaded });
  return isPending ? undefined : data?.pages[0]?.items.length === 0 && data.pages[0].next === null;
}

const nobody = { compose: undefined, to: undefined, about: undefined };

type DialogsProps = { side: UserType; place: InboxPlace; go: Go; noContacts: NoContacts };

export function InboxDialogs({ side, place: { compose, to, about }, go, noContacts }: DialogsProps) {
  const openThread = useCallback(
    (id: string) =>
      go({ ...nobody, thread: id, message: undefined, conversation: undefined }, { replace: true }),
    [go],
  );
  if (compose === 'contacts')
    return (
      <ContactsDialog
        side={side}
        noContacts={noContacts}
        onPick={(it) => go({ ...it, compose: 'message' })}
        onClose={() => go(nobody)}
      />
    );
  if (!to) return null;
  return (
    <ComposeDialog
      to={to}
      about={about}
      newSubject={compose === 'message'}
      onThread={openThread}
      onClose={() => go(nobody)}
    />
  );
}
