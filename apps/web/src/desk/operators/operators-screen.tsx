// For leads: everyone who can sign in at the desk.
import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { failureText } from '../../lib/format/failure-text.ts';
import { Button } from '../../ui/button.tsx';
import { FailedNotice, Notice } from '../../ui/feedback/notice.tsx';
import { SkeletonList } from '../../ui/feedback/skeleton.tsx';
import { InviteDialog } from './invite-dialog.tsx';
import { operatorsQuery } from './operator-queries.ts';
import { OperatorRow } from './operator-row.tsx';

export function OperatorsScreen() {
  const { data, error, isFetching, refetch } = useQuery(operatorsQuery);
  const [inviting, setInviting] = useState(false);
  const [done, setDone] = useState<string>();
  return (
    <section aria-label="Operators" className="grid max-w-[52rem] grid-cols-1 gap-6">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h1 className="text-xl">Operators</h1>
        <Button icon={<Plus aria-hidden />} onClick={() => setInviting(true)}>
          Invite operator
        </Button>
      </div>
      <p className="text-ink-soft">
        Leads can also manage operators, delete accounts permanently and export evidence. You confirm every
        change with your passkey, and it's recorded.
      </p>
      {done && <Notice tone="info">{done}</Notice>}
      {data ? (
        <ul aria-label="Operators" className="border-t border-line">
          {data.map((operator) => (
            <OperatorRow key={operator.id} operator={operator} onDone={setDone} />
          ))}
        </ul>
      ) : error ? (
        <FailedNotice title="Failed to load the operators" busy={isFetching} onRetry={() => void refetch()}>
          {failureText(error)}
        </FailedNotice>
      ) : (
        <SkeletonList of="row" count={3} label="Loading the operators…" />
      )}
      {inviting && <InviteDialog onClose={() => setInviting(false)} onDone={setDone} />}
    </section>
  );
}
