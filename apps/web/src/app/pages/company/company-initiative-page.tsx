import type { OwnInitiative } from '@questline/contract';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useParams } from '@tanstack/react-router';
import { ArrowLeft, Copy, Eye, MoreHorizontal, Pause, Pencil, Play, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { ActivationRefusedDialog } from '../../../features/initiatives/own/activation-refused-dialog.tsx';
import { CompanyInitiative } from '../../../features/initiatives/own/company-initiative.tsx';
import { DeleteInitiativeDialog } from '../../../features/initiatives/own/delete-initiative-dialog.tsx';
import { InitiativeSkeleton } from '../../../features/initiatives/details/initiative-skeleton.tsx';
import { ownInitiativeQuery } from '../../../features/initiatives/own/own-initiatives.ts';
import { copyOf, useBeginDraft } from '../../../features/initiatives/start/use-begin-draft.ts';
import { useInitiativeStatus } from '../../../features/initiatives/own/use-initiative-status.ts';
import { isNotFound } from '../../../lib/format/failure-text.ts';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Menu, MenuItem } from '../../../ui/overlays/menu.tsx';
import { RouterButtonLink } from '../../shell/links.tsx';
import { InitiativeNotFound, activationFixes } from '../shared/activation-links.tsx';

export function CompanyInitiativePage() {
  const { id } = useParams({ from: '/company-shell/company/initiative/$id' });
  const { data, error, isFetching, refetch } = useQuery(ownInitiativeQuery(id));
  if (isNotFound(error)) return <InitiativeNotFound />;
  return (
    <div className="grid gap-5">
      <RouterButtonLink
        to="/company-overview"
        variant="quiet"
        icon={<ArrowLeft />}
        className="-ml-5 justify-self-start"
      >
        Back to overview
      </RouterButtonLink>
      {data ? (
        <CompanyInitiative initiative={data} actions={<Actions initiative={data} />} />
      ) : error ? (
        <ErrorState
          title="Failed to load initiative details"
          text="Your work is safe. Please try again."
          busy={isFetching}
          onRetry={() => void refetch()}
        />
      ) : (
        <InitiativeSkeleton />
      )}
    </div>
  );
}

function Actions({ initiative }: { initiative: OwnInitiative }) {
  const { id, status } = initiative;
  const navigate = useNavigate();
  const { setStatus, changing, refused, forgetRefusal } = useInitiativeStatus();
  const duplicate = useBeginDraft((draft) => void navigate({ to: '/create-initiative', search: { draft } }));
  const [asking, setAsking] = useState(false);
  return (
    <div className="flex flex-wrap items-center gap-2 md:gap-3">
      <RouterButtonLink
        to="/initiative-overview/$id"
        params={{ id }}
        variant="secondary"
        icon={<Eye aria-hidden />}
      >
        Preview
      </RouterButtonLink>
      <RouterButtonLink to="/edit-initiative/$id" params={{ id }} icon={<Pencil aria-hidden />}>
        Edit Initiative
      </RouterButtonLink>
      <Menu
        trigger={
          <IconButton label="More" outlined disabled={changing === id || duplicate.isPending}>
            <MoreHorizontal />
          </IconButton>
        }
      >
        {status === 'active' ? (
          <MenuItem icon={<Pause />} onSelect={() => setStatus(id, 'inactive')}>
            Deactivate
          </MenuItem>
        ) : (
          <MenuItem icon={<Play />} onSelect={() => setStatus(id, 'active')}>
            Activate
          </MenuItem>
        )}
        <MenuItem icon={<Copy />} onSelect={() => duplicate.mutate(copyOf(id))}>
          Duplicate
        </MenuItem>
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
