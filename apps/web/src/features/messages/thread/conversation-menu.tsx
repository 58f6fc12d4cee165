import type { Conversation } from '@questline/contract';
import { Ban, EllipsisVertical, Flag, Lock } from 'lucide-react';
import { useState } from 'react';
import { openBlock } from '../../../lib/block-request.ts';
import { openReport } from '../../../lib/report-request.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Menu, MenuItem } from '../../../ui/overlays/menu.tsx';
import { CloseDialog } from './close-conversation.tsx';

/** What a student can do about a conversation. */
export function ConversationMenu({ conversation }: { conversation: Conversation }) {
  const { id, other, can } = conversation;
  const [closing, setClosing] = useState(false);
  return (
    <>
      <Menu
        trigger={
          <IconButton label="Conversation options">
            <EllipsisVertical aria-hidden />
          </IconButton>
        }
      >
        {can.close && (
          <MenuItem icon={<Lock aria-hidden />} onSelect={() => setClosing(true)}>
            Close conversation
          </MenuItem>
        )}
        <MenuItem
          icon={<Flag aria-hidden />}
          onSelect={() =>
            openReport({
              subject: 'conversation',
              id,
              about: other.name,
              block: can.block ? { company: other } : undefined,
            })
          }
        >
          Report this conversation
        </MenuItem>
        {can.block && (
          <MenuItem danger icon={<Ban aria-hidden />} onSelect={() => openBlock({ company: other })}>
            Block {other.name}
          </MenuItem>
        )}
      </Menu>
      <CloseDialog conversation={conversation} open={closing} onOpenChange={setClosing} />
    </>
  );
}
