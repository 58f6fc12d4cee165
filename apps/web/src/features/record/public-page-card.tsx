// The student's public page: on or off, its link, and what it shows.
import type { MyRecord, ShownParts } from '@questline/contract';
import { Eye, Link2, Lock, QrCode, RefreshCw } from 'lucide-react';
import { useId, useState } from 'react';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Switch } from '../../ui/forms/switch.tsx';
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { CopyButton } from './copy-button.tsx';
import { downloadQr, QrImage } from './qr-image.tsx';
import { pageAddress } from './record-addresses.ts';
import { entriesInWords } from './record-words.ts';
import { useReplaceLink, useSavePage } from './use-record-sharing.ts';

const parts: [keyof ShownParts, label: string, help?: string][] = [
  ['full_name', 'Full name', 'Otherwise your first name'],
  ['hours_and_dates', 'Hours and dates'],
  ['criteria', 'Criteria met'],
  ['closing_words', 'Closing words'],
  ['revisions', 'Revisions'],
];

type Props = { record: MyRecord };

export function PublicPageCard({ record }: Props) {
  const id = useId();
  const [open, setOpen] = useState(false);
  const { mutate: save } = useSavePage();
  const { link, ...shown } = record.page;
  const on = link !== null;
  return (
    <Card role="region" aria-labelledby={id} className="grid grid-cols-1 gap-4">
      <div className="grid gap-1">
        <h2 id={id} className="sr-only">
          Public page
        </h2>
        <Switch
          label={<span className="font-head text-lg font-bold">Public page</span>}
          checked={on}
          onChange={({ target }) => save({ ...shown, on: target.checked })}
        />
        <p className="text-sm text-ink-soft">{stateInWords(record)}</p>
      </div>
      {link && <PageLink link={link} />}
      <div className="grid gap-4 max-xl:hidden">
        <PageSettings record={record} />
      </div>
      {isShared(record) && (
        <>
          <Button
            variant="secondary"
            className="xl:hidden"
            icon={on ? <QrCode aria-hidden /> : <Eye aria-hidden />}
            onClick={() => setOpen(true)}
          >
            {on ? 'QR code and what others see' : 'What others see'}
          </Button>
          <Dialog open={open} onOpenChange={setOpen} title="What others see">
            <div className="grid gap-4">
              <PageSettings record={record} />
            </div>
          </Dialog>
        </>
      )}
    </Card>
  );
}

const isShared = ({ page, entries }: MyRecord) =>
  page.link !== null || entries.some(({ credential }) => credential);

function PageSettings({ record }: Props) {
  const { mutate: save } = useSavePage();
  const { link, ...shown } = record.page;
  return (
    <>
      {link && <PageTools link={link} />}
      {isShared(record) && (
        <div>
          {parts.map(([part, label, help]) => (
            <Switch
              key={part}
              className="border-t border-line py-1.5"
              label={label}
              help={help}
              checked={shown[part]}
              onChange={({ target }) => save({ ...shown, [part]: target.checked, on: link !== null })}
            />
          ))}
        </div>
      )}
      <p className="flex items-start gap-2 text-sm text-ink-soft">
        <Lock aria-hidden className="mt-0.5 size-4 shrink-0" />
        <span>
          {isShared(record) && 'The same goes for certificates and badges. '}
          Never shown: your photo, school, grade, age, email and handles.
        </span>
      </p>
    </>
  );
}

function stateInWords({ page, entries }: MyRecord) {
  if (page.link === null) return 'Off. Only you see your record.';
  const shown = entries.filter(({ on_page }) => on_page);
  return shown.length === 0
    ? 'Nothing is on it yet. Choose “Show on my page” for an initiative.'
    : `Anyone with this link sees your ${page.full_name ? 'full' : 'first'} name and ${entriesInWords(shown)}. Search engines don't.`;
}

const PageLink = ({ link }: { link: string }) => (
  <div className="flex min-h-control items-center gap-2 rounded-control bg-sunken pr-1 pl-3 text-sm">
    <Link2 aria-hidden className="size-4 shrink-0 text-ink-soft" />
    <a href={`/r/${link}`} className="grow py-1.5 font-semibold hover:underline">
      Your public link
    </a>
    <CopyButton text={pageAddress(link)}>Copy</CopyButton>
  </div>
);

function PageTools({ link }: { link: string }) {
  const [asking, setAsking] = useState(false);
  const { mutate: replace, isPending } = useReplaceLink();
  const address = pageAddress(link);
  return (
    <div>
      <div className="flex items-center gap-4">
        <QrImage text={address} label="QR code of your public page" />
        <div className="grid justify-items-start gap-1">
          <ButtonLink href={`/r/${link}`} variant="quiet" size="small" icon={<Eye aria-hidden />}>
            Preview page
          </ButtonLink>
          <Button
            variant="quiet"
            size="small"
            icon={<QrCode aria-hidden />}
            onClick={() => downloadQr(address, 'questline-record')}
          >
            Save QR code
          </Button>
          <Button
            variant="quiet"
            size="small"
            icon={<RefreshCw aria-hidden />}
            onClick={() => setAsking(true)}
          >
            Replace link
          </Button>
        </div>
      </div>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title="Replace the link to your page?"
        loses="The link and QR code you shared before stop working. You get new ones. Certificates stay valid."
        action="Replace link"
        busy={isPending && 'Replacing…'}
        onConfirm={() => replace(undefined, { onSuccess: () => setAsking(false) })}
      />
    </div>
  );
}
