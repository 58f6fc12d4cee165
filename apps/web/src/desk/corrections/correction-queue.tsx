// Email corrections that need a lead's approval, oldest first.
import { emailProofs } from '@questline/contract/plain';
import { useQuery } from '@tanstack/react-query';
import { AtSign } from 'lucide-react';
import { useRef } from 'react';
import { failureText } from '../../lib/format/failure-text.ts';
import { FailedNotice } from '../../ui/feedback/notice.tsx';
import { SkeletonList } from '../../ui/feedback/skeleton.tsx';
import { useListFocus } from '../../ui/lists/use-list-focus.ts';
import { useShortcuts } from '../../ui/overlays/shortcuts.tsx';
import { KeyLegend } from '../key-legend.tsx';
import { QueueItem } from '../queue/queue-item.tsx';
import { correctionsQuery } from './correction-queries.ts';

type Props = { openId: string | undefined; onOpen: (id: string) => void };

export function CorrectionQueue({ openId, onOpen }: Props) {
  const { data, error, isFetching, refetch } = useQuery(correctionsQuery);
  const list = useRef<HTMLDivElement>(null);
  const { step } = useListFocus(list, data);
  const shortcuts = [
    { key: 'j', does: 'Next correction', run: () => step(1) },
    { key: 'k', does: 'Previous correction', run: () => step(-1) },
  ];
  useShortcuts({ shortcuts, active: !openId });
  if (error && !data)
    return (
      <FailedNotice title="Failed to load the corrections" busy={isFetching} onRetry={() => void refetch()}>
        {failureText(error)}
      </FailedNotice>
    );
  if (!data) return <SkeletonList of="row" count={3} label="Loading corrections…" />;
  if (data.length === 0)
    return (
      <p className="text-ink-soft">
        You're all caught up. When an operator asks to correct someone's email, it shows up here.
      </p>
    );
  return (
    <div ref={list} className="grid content-start gap-4">
      <p className="text-sm text-ink-soft">Oldest first</p>
      <ul className="border-t border-line">
        {data.map(({ id, is_student, proof, requested_by, created_at }) => (
          <QueueItem
            key={id}
            path="/desk/corrections"
            item={{ id, created_at, claim: null }}
            icon={AtSign}
            title={`${is_student ? 'A student' : 'A person at a company'}: ${emailProofs[proof]}`}
            text={requested_by.you ? 'Requested by you' : `Requested by ${requested_by.name}`}
            isOpen={id === openId}
            onOpen={onOpen}
          />
        ))}
      </ul>
      {!openId && <KeyLegend shortcuts={shortcuts} />}
    </div>
  );
}
