import { EyeOff, Lock, MessageSquare, Route, type LucideIcon } from 'lucide-react';
import type { BlockRequest } from '../../lib/block-request.ts';
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog.tsx';
import { useBlock } from './use-block.ts';

const effects: readonly (readonly [LucideIcon, (name: string) => string])[] = [
  [MessageSquare, () => 'Your conversations close. You can still read them, but nobody can write.'],
  [Route, () => 'Your applications are withdrawn, and work in progress ends.'],
  [
    EyeOff,
    (name) =>
      `You won't see ${name} on Questline. They won't see your photo, school, social handles or anything new on your profile.`,
  ],
  [
    Lock,
    () =>
      "They aren't told that you blocked them. They only see that you left and “This conversation is closed.”",
  ],
];

export function BlockDialog({ request, onClose }: { request: BlockRequest; onClose: () => void }) {
  const { company, leave } = request;
  const { mutate, isPending } = useBlock(leave);
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={`Block ${company.name}?`}
      loses={
        <>
          <ul className="grid gap-3">
            {effects.map(([Icon, text]) => (
              <li key={text(company.name)} className="grid grid-cols-[1.5rem_minmax(0,1fr)] gap-3">
                <Icon aria-hidden className="mt-0.5" />
                <span className="text-ink">{text(company.name)}</span>
              </li>
            ))}
          </ul>
          <p className="mt-4 text-sm">
            Finished work stays on your record. You can unblock them later, but nothing reopens.
          </p>
        </>
      }
      action={`Block ${company.name}`}
      busy={isPending && 'Blocking…'}
      onConfirm={() => mutate(company, { onSuccess: onClose })}
    />
  );
}
