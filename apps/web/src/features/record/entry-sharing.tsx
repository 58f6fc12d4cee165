// What a student can do with a finished initiative: show it, and get a certificate and a badge for it.
import type { RecordEntry } from '@questline/contract';
import { Award, BadgeCheck, Ellipsis, Eye, FileDown, Lock, ShieldCheck, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog.tsx';
import { Menu, MenuItem } from '../../ui/overlays/menu.tsx';
import { badgePath, certificatePath, verifyPathOf } from './record-addresses.ts';
import { useMakeCredential, useShowEntry, useWithdrawCredential } from './use-record-sharing.ts';

/** One button that says what it is now and what it does. */
export function ShownButton({ entry: { id, on_page, initiative } }: { entry: RecordEntry }) {
  const { mutate: show } = useShowEntry(id);
  return (
    <Button
      size="small"
      variant="quiet"
      aria-pressed={on_page}
      icon={on_page ? <Eye aria-hidden className="text-trail" /> : <Lock aria-hidden />}
      onClick={() => show(!on_page)}
    >
      {on_page ? 'On my page' : 'Show on my page'}
      <span className="sr-only">: {initiative.name}</span>
    </Button>
  );
}

export function CredentialActions({ entry }: { entry: RecordEntry }) {
  const { id, credential, initiative } = entry;
  const { mutate: make, isPending } = useMakeCredential(id);
  const of = <span className="sr-only"> for {initiative.name}</span>;
  if (!credential)
    return (
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-dashed border-line pt-4">
        <Button
          variant="secondary"
          icon={<Award aria-hidden />}
          busy={isPending && 'Making it…'}
          onClick={() => make()}
        >
          Make a certificate{of}
        </Button>
        <p className="min-w-0 flex-1 basis-60 text-sm text-ink-soft">
          A PDF and a digital badge that anyone can check. You can withdraw them at any time.
        </p>
      </div>
    );
  const { code } = credential;
  return (
    <div className="flex flex-wrap items-center gap-2 border-t border-dashed border-line pt-4">
      <ButtonLink href={certificatePath(code)} download icon={<FileDown aria-hidden />}>
        Download certificate{of}
      </ButtonLink>
      <ButtonLink href={badgePath(code)} download variant="secondary" icon={<BadgeCheck aria-hidden />}>
        Get badge{of}
      </ButtonLink>
      <ButtonLink href={verifyPathOf(code)} variant="secondary" icon={<ShieldCheck aria-hidden />}>
        Verify page{of}
      </ButtonLink>
      <WithdrawMenu entry={entry} />
    </div>
  );
}

function WithdrawMenu({ entry: { id, initiative } }: { entry: RecordEntry }) {
  const [asking, setAsking] = useState(false);
  const { mutate: withdraw, isPending } = useWithdrawCredential(id);
  return (
    <div className="ml-auto">
      <Menu
        trigger={
          <IconButton label={`More for ${initiative.name}`} outlined>
            <Ellipsis aria-hidden />
          </IconButton>
        }
      >
        <MenuItem danger icon={<Undo2 aria-hidden />} onSelect={() => setAsking(true)}>
          Withdraw certificate and badge
        </MenuItem>
      </Menu>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title="Withdraw the certificate and badge?"
        loses="Anyone who checks them sees that you withdrew them. Copies that others saved can't be called back. You can make new ones later."
        action="Withdraw"
        busy={isPending && 'Withdrawing…'}
        onConfirm={() => withdraw(undefined, { onSuccess: () => setAsking(false) })}
      />
    </div>
  );
}
