import { useInfiniteQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { NoMessagesScene } from '../../../ui/scenes/no-messages-scene.tsx';
import { type ReceivedFilter, receivedQuery } from './received-queries.ts';
import { ReceivedSkeleton } from './received-skeleton.tsx';

type Props = {
  filter: ReceivedFilter;
  initiative?: string | undefined;
  /** Link to the company's initiatives. */
  initiatives: ReactNode;
  nobody?: string | undefined;
  onAll: () => void;
};

/** Loads all applications to tell "none match this filter" from "none at all". */
export function NoApplications({ filter, initiative, initiatives, nobody, onAll }: Props) {
  const all = useInfiniteQuery({ ...receivedQuery('all', initiative), enabled: filter !== 'all' });
  if (all.isLoading) return <ReceivedSkeleton />;
  if (filter === 'all' || all.data?.pages[0]?.items.length === 0)
    return (
      <EmptyState
        scene={<NoMessagesScene />}
        title="No applications"
        text={
          nobody ??
          (initiative
            ? 'Students who apply to this initiative show up here.'
            : "You haven't received any applications yet.")
        }
        action={initiatives}
      />
    );
  return (
    <EmptyState
      live="status"
      scene={<NoMessagesScene />}
      {...none[filter]}
      action={
        <Button variant="secondary" onClick={onAll}>
          Show all applications
        </Button>
      }
    />
  );
}

const none = {
  pending: {
    title: "You're all caught up",
    text: 'New applications show up here.',
  },
  accepted: {
    title: 'No accepted applications',
    text: 'Students you accept show up here and under Active Users.',
  },
  rejected: { title: 'No rejected applications', text: 'Applications you reject show up here.' },
  ended: {
    title: 'No ended applications',
    text: 'Students who leave, and applications that nobody answered, show up here.',
  },
};
