import type { Conversation } from '@questline/contract';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { NoMessagesScene } from '../../../ui/scenes/no-messages-scene.tsx';
import type { InboxPlace } from './inbox-place.ts';

type Props = {
  /** The newest conversation with unread messages. */
  unread: Conversation | undefined;
  go: (change: InboxPlace) => void;
};

/** Shown next to the list while no conversation is open. */
export const NoThread = ({ unread, go }: Props) => (
  <div className="grid grow items-center">
    {unread ? (
      <EmptyState
        scene={<NoMessagesScene />}
        title={`${countInWords(unread.unread)} from ${unread.other.name}`}
        text={unread.initiative?.name}
        action={<Button onClick={() => go({ thread: unread.id })}>Read now</Button>}
      />
    ) : (
      <EmptyState
        scene={<NoMessagesScene />}
        title="You're all caught up"
        text="Choose a conversation to read it again or write a reply."
      />
    )}
  </div>
);

const countInWords = (count: number) => (count === 1 ? 'New message' : `${count} new messages`);
