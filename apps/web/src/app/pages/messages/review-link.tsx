import type { Conversation } from '@questline/contract';
import { useInfiniteQuery } from '@tanstack/react-query';
import { ClipboardCheck } from 'lucide-react';
import { queueOf } from '../../../features/submissions/review/review-queries.ts';
import { useIsLoaded } from '../../../lib/query/first-load.ts';
import { itemsOf } from '../../../ui/lists/paged-list.tsx';
import { RouterButtonLink } from '../../shell/links.tsx';

/** Leads to this student's work on the initiative, if it is among the oldest that need a review. */
export function ReviewLink({ conversation: { initiative, other } }: { conversation: Conversation }) {
  const isLoaded = useIsLoaded();
  const queue = useInfiniteQuery({ ...queueOf(initiative?.id), enabled: isLoaded && initiative !== null });
  const waiting = itemsOf(queue.data)?.find(({ student }) => student.id === other.id);
  if (!waiting || !initiative) return null;
  return (
    <RouterButtonLink
      to="/company/initiative/$id"
      params={{ id: initiative.id }}
      search={{ tab: 'work', submission: waiting.id }}
      variant="secondary"
      size="small"
      icon={<ClipboardCheck aria-hidden />}
      className="max-lg:mt-2 max-lg:w-full"
    >
      Review submission
    </RouterButtonLink>
  );
}
