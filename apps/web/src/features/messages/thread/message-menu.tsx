import type { Message } from '@questline/contract';
import { Ban, Copy, EllipsisVertical, Flag } from 'lucide-react';
import { useState } from 'react';
import { openBlock, type BlockRequest } from '../../../lib/block-request.ts';
import { openReport } from '../../../lib/report-request.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Menu, MenuItem, MenuSeparator } from '../../../ui/overlays/menu.tsx';
import { toast } from '../../../ui/overlays/toast-store.ts';

type Props = {
  message: Message;
  from: string;
  /** The company that wrote it, if the student can block it. */
  company?: BlockRequest['company'] | undefined;
};

/** A long thread has thousands of messages, so each starts as a plain button. */
export function MessageMenu({ message: { id, content }, from, company }: Props) {
  const [used, setUsed] = useState(false);
  const button = (
    <IconButton
      label="Message options"
      onClick={() => setUsed(true)}
      // With a mouse, only beside the message it points at.
      className="self-center pointer-fine:[:not(:hover)>&:not(:focus-visible):not([data-state=open])]:opacity-0"
    >
      <EllipsisVertical aria-hidden />
    </IconButton>
  );
  if (!used) return button;
  const copy = () =>
    navigator.clipboard.writeText(content).then(
      () => toast({ title: 'Copied' }),
      () => toast({ title: 'Could not copy the text', variant: 'destructive' }),
    );
  return (
    <Menu trigger={button} startOpen>
      <MenuItem icon={<Copy aria-hidden />} onSelect={() => void copy()}>
        Copy text
      </MenuItem>
      <MenuSeparator />
      <MenuItem
        icon={<Flag aria-hidden />}
        onSelect={() => openReport({ subject: 'message', id, about: from, block: company && { company } })}
      >
        Report this message
      </MenuItem>
      {company && (
        <MenuItem danger icon={<Ban aria-hidden />} onSelect={() => openBlock({ company })}>
          Block {company.name}
        </MenuItem>
      )}
    </Menu>
  );
}
