import type { OwnInitiative } from '@questline/contract';
import { useNavigate } from '@tanstack/react-router';
import { Copy, Eye, MoreHorizontal, Pause, Pencil, Play, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { ActivationRefusedDialog } from '../../../features/initiatives/own/activation-refused-dialog.tsx';
import { DeleteInitiativeDialog } from '../../../features/initiatives/own/delete-initiative-dialog.tsx';
import { useInitiativeStatus } from '../../../features/initiatives/own/use-initiative-status.ts';
import { copyOf, useBeginDraft } from '../../../features/initiatives/start/use-begin-draft.ts';
import { Button } from '../../../ui/button.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Menu, MenuItem, MenuSeparator } from '../../../ui/overlays/menu.tsx';
import { RouterButtonLink } from '../../shell/links.tsx';
import { activationFixes } from '../shared/activation-links.tsx';

/** What a company can do with its initiative. */
export function InitiativeActions({ initiative }: { initiative: OwnInitiative }) {
  const { id, status, readiness } = initiative;
  const isActive = status === 'active';
  const navigate = useNavigate();
  const { setStatus, changing, refused, forgetRefusal } = useInitiativeStatus();
  const duplicate = useBeginDraft((draft) => void navigate({ to: '/create-initiative', search: { draft } }));
  const [asking, setAsking] = useState(false);
  return (
    <div className="flex flex-wrap items-center gap-2 xl:justify-end">
      <RouterButtonLink
        to="/initiative-overview/$id"
        params={{ id }}
        variant="secondary"
        icon={<Eye aria-hidden />}
        className="px-3! max-md:grow"
      >
        Preview
      </RouterButtonLink>
      <RouterButtonLink
        to="/edit-initiative/$id"
        params={{ id }}
        variant={isActive || readiness.ready ? 'secondary' : 'primary'}
        icon={<Pencil aria-hidden />}
        className="px-3! max-md:grow"
      >
        Edit Initiative
      </RouterButtonLink>
      {!isActive && (
        <Button
          variant={readiness.ready ? 'primary' : 'secondary'}
          icon={<Play aria-hidden />}
          busy={changing === id && 'Activating…'}
          className="px-3! max-md:order-first max-md:w-full"
          onClick={() => setStatus(id, 'active')}
        >
          Activate
        </Button>
      )}
      <Menu
        trigger={
          <IconButton label="More" outlined disabled={changing === id || duplicate.isPending}>
            <MoreHorizontal />
          </IconButton>
        }
      >
        <MenuItem icon={<Copy />} onSelect={() => duplicate.mutate(copyOf(id))}>
          Duplicate
        </MenuItem>
        {isActive && (
          <MenuItem icon={<Pause />} onSelect={() => setStatus(id, 'inactive')}>
            Deactivate
          </MenuItem>
        )}
        <MenuSeparator />
        <MenuItem danger icon={<Trash2 />} onSelect={() => setAsking(true)}>
          Delete
        </MenuItem>
      </Menu>
      <DeleteInitiativeDialog
        initiative={asking ? initiative : undefined}
        onClose={() => setAsking(false)}
        onDeleted={() => void navigate({ to: '/company-overview', replace: true })}
      />
      <ActivationRefusedDialog
        refusal={refused?.refusal}
        onClose={forgetRefusal}
        ways={activationFixes(id)}
      />
    </div>
  );
}
