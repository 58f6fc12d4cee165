import type { OpenInitiative } from '@questline/contract';
import { limits } from '@questline/contract/plain';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { failureText } from '../../../lib/format/failure-text.ts';
import { api } from '../../../lib/session/session.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { SortableList } from '../../../ui/forms/sortable-list.tsx';
import { toast } from '../../../ui/overlays/toast-store.ts';
import { onboardingQuery } from '../company-queries.ts';

type Props = { initiatives: OpenInitiative[]; onClose: () => void };

/** Changes the order of the quest chain. On failure it shows the error and keeps the new order. */
export function ChainOrderDialog({ initiatives, onClose }: Props) {
  const queryClient = useQueryClient();
  const [order, setOrder] = useState(() => initiatives.slice(0, limits.chainMaxLength));
  const save = useMutation({
    mutationFn: () => api('PUT /api/company/chain', { body: { initiative_ids: order.map(({ id }) => id) } }),
    onSuccess: async () => {
      const chain = [...order, ...initiatives.slice(limits.chainMaxLength)];
      queryClient.setQueryData(onboardingQuery.queryKey, (now) => now && { ...now, chain });
      toast({ title: 'Quest chain saved', description: 'Students see the new order from now on.' });
      onClose();
      await queryClient.invalidateQueries({ queryKey: ['initiatives'] });
    },
  });
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Order your quest chain"
      description="Drag a row or use its arrows. Put the easiest one first."
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button busy={save.isPending && 'Saving…'} onClick={() => save.mutate()}>
            Save order
          </Button>
        </>
      }
    >
      <div className="grid grid-cols-1 gap-4">
        {save.isError && <Notice tone="danger">{failureText(save.error)}</Notice>}
        <SortableList label="Quest chain" items={order} nameOf={({ name }) => name} onChange={setOrder}>
          {({ name }, i) => (
            <p className="flex items-baseline gap-2.5">
              <span className="font-head font-bold text-ink-soft tabular-nums">{i + 1}</span>
              <span className="line-clamp-2 min-w-0 leading-snug font-semibold wrap-anywhere">{name}</span>
            </p>
          )}
        </SortableList>
      </div>
    </Dialog>
  );
}
