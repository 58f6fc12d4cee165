// What a student can do with a finished initiative: show it, and get a certificate and a badge for it.
import type { RecordEntry } from '@questline/contract';
import { Award, BadgeCheck, Ellipsis, Eye, EyeOff, FileDown, ShieldCheck, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog.tsx';
import { Menu, MenuItem } from '../../ui/overlays/menu.tsx';
import { badgePath, certificatePath, verifyPathOf } from './record-addresses.ts';
import { useMakeCredential, useShowEntry, useWithdrawCredential } from './use-record-sharing.ts';

type Props = {
  entry: RecordEntry;
  pageIsOn: boolean;
  /** Its certificate is the thing to get next. */
  isNewest: boolean;
};

export function EntryActions({ entry, pageIsOn, isNewest }: Props) {
  const { id, credential, initiative, on_page } = entry;
  const { mutate: make, isPending } = useMakeCredential(id);
  const { mutate: show } = useShowEntry(id);
  const of = <span className="sr-only"> for {initiative.name}</span>;
  return (
    <div className="grid gap-3 border-b border-dashed border-edge/60 pb-5">
      <div className="flex flex-wrap items-center gap-2">
        {credential ? (
          <ButtonLink
            href={certificatePath(credential.code)}
            download
            className="max-md:grow"
            icon={<FileDown aria-hidden />}
          >
            Get certificate{of}
          </ButtonLink>
        ) : (
          <Button
            variant={isNewest ? 'primary' : 'secondary'}
            className="max-md:grow"
            icon={<Award aria-hidden />}
            busy={isPending && 'Making it…'}
            onClick={() => make(undefined, { onSuccess: ({ code }) => download(certificatePath(code)) })}
          >
            Get certificate{of}
          </Button>
        )}
        {(on_page || credential) && <MoreMenu entry={entry} onHide={() => show(false)} />}
        {credential && (
          <>
            <ButtonLink
              href={badgePath(credential.code)}
              download
              variant="secondary"
              className="whitespace-nowrap max-md:grow"
              icon={<BadgeCheck aria-hidden className="max-md:hidden" />}
            >
              Get badge{of}
            </ButtonLink>
            <ButtonLink
              href={verifyPathOf(credential.code)}
              variant="secondary"
              className="whitespace-nowrap max-md:grow"
              icon={<ShieldCheck aria-hidden className="max-md:hidden" />}
            >
              Verify page{of}
            </ButtonLink>
          </>
        )}
        {pageIsOn && !on_page && (
          <Button
            variant="secondary"
            className="max-md:grow"
            icon={<Eye aria-hidden />}
            onClick={() => show(true)}
          >
            Show on my page<span className="sr-only">: {initiative.name}</span>
          </Button>
        )}
      </div>
      {!credential && (
        <p className="text-sm text-ink-soft">
          A certificate is a PDF with a digital badge that anyone can check. You can withdraw it at any time.
        </p>
      )}
    </div>
  );
}

/** Like a click on the link that takes the button's place. */
const download = (path: string) => {
  Object.assign(document.createElement('a'), { href: path, download: '' }).click();
};

function MoreMenu({ entry, onHide }: { entry: RecordEntry; onHide: () => void }) {
  const { id, initiative, on_page, credential } = entry;
  const [asking, setAsking] = useState(false);
  const { mutate: withdraw, isPending } = useWithdrawCredential(id);
  return (
    <div className="md:order-last md:ml-auto">
      <Menu
        trigger={
          <IconButton label={`More for ${initiative.name}`} outlined>
            <Ellipsis aria-hidden />
          </IconButton>
        }
      >
        {on_page && (
          <MenuItem icon={<EyeOff aria-hidden />} onSelect={onHide}>
            Take off my page
          </MenuItem>
        )}
        {credential && (
          <MenuItem danger icon={<Undo2 aria-hidden />} onSelect={() => setAsking(true)}>
            Withdraw certificate and badge
          </MenuItem>
        )}
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
