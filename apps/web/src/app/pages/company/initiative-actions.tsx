import type { OwnInitiative } from '@questline/contract';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { Copy, Download, Eye, Link2, MoreHorizontal, Pause, Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { copyLink } from '../../../features/initiatives/own/copy-link.ts';
import { DeleteInitiativeDialog } from '../../../features/initiatives/own/delete-initiative-dialog.tsx';
import { useInitiativeStatus } from '../../../features/initiatives/own/use-initiative-status.ts';
import { copyOf, useBeginDraft } from '../../../features/initiatives/start/use-begin-draft.ts';
import { Button } from '../../../ui/button.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { useIsWide } from '../../../ui/layout/use-is-wide.ts';
import { Menu, MenuItem, MenuSeparator } from '../../../ui/overlays/menu.tsx';
import type { InitiativePageSearch } from '../../routes/initiative-search.ts';
import { RouterButtonLink } from '../../shell/links.tsx';
import { RouterMenuLink } from '../../shell/menu-link.tsx';
import { ActivateButton } from './activate-button.tsx';
import { useExport } from './export/use-export.ts';

/** The lists of the tabs that can be exported. */
const exported = {
  applicants: 'applicants',
  students: 'students',
  work: 'reviews',
  results: 'results',
} as const;

/** What a company can do with its initiative. Small screens show only Edit and Activate next to the menu. */
export function InitiativeActions({ initiative }: { initiative: OwnInitiative }) {
  const { id, status, readiness } = initiative;
  const isActive = status === 'active';
  const navigate = useNavigate();
  const { setStatus, changing } = useInitiativeStatus();
  const duplicate = useBeginDraft((draft) => void navigate({ to: '/create-initiative', search: { draft } }));
  const [asking, setAsking] = useState(false);
  const { tab }: InitiativePageSearch = useSearch({ from: '/company-shell/company/initiative/$id' });
  const list = tab && exported[tab];
  const exporting = useExport(initiative);
  const isWide = useIsWide();
  return (
    <>
      <Button
        variant="quiet"
        icon={<Link2 aria-hidden />}
        className="px-3! max-lg:hidden"
        onClick={() => copyLink(initiative)}
      >
        Copy link
      </Button>
      <RouterButtonLink
        to="/initiative-overview/$id"
        params={{ id }}
        variant="secondary"
        icon={<Eye aria-hidden />}
        className="px-3! max-lg:hidden"
      >
        Preview
      </RouterButtonLink>
      <RouterButtonLink
        to="/edit-initiative/$id"
        params={{ id }}
        variant={isActive || readiness.ready ? 'secondary' : 'primary'}
        icon={<Pencil aria-hidden />}
        className="px-3!"
      >
        Edit <span className="max-lg:sr-only">Initiative</span>
      </RouterButtonLink>
      {!isActive && (
        <ActivateButton
          id={id}
          variant={readiness.ready ? 'primary' : 'secondary'}
          className="px-3! max-md:order-last max-md:w-full"
        />
      )}
      <Menu
        trigger={
          <IconButton
            label="More"
            outlined
            disabled={changing === id || duplicate.isPending || exporting.isPending}
          >
            <MoreHorizontal />
          </IconButton>
        }
      >
        {!isWide && (
          <>
            <RouterMenuLink to="/initiative-overview/$id" params={{ id }} icon={<Eye />}>
              Preview
            </RouterMenuLink>
            <MenuItem icon={<Link2 />} onSelect={() => copyLink(initiative)}>
              Copy link
            </MenuItem>
            {list && (
              <MenuItem icon={<Download />} onSelect={() => exporting.mutate(list)}>
                Export CSV
              </MenuItem>
            )}
          </>
        )}
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
    </>
  );
}
