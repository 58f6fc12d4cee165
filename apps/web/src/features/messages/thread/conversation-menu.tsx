import type { Conversation } from '@questline/contract';
import { EllipsisVertical, Flag, Lock } from 'lucide-react';
import { useState } from 'react';
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
          onSelect={() => openReport({ subject: 'conversation', id, about: other.name })}
        >
          Report this conversation
        </MenuItem>
      </Menu>
      <CloseDialog conversation={conversation} open={closing} onOpenChange={setClosing} />
    </>
  );
}
