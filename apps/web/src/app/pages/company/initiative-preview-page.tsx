import { useQuery } from '@tanstack/react-query';
import { useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { ActivationRefusedDialog } from '../../../features/initiatives/own/activation-refused-dialog.tsx';
import { InitiativePreview } from '../../../features/initiatives/details/initiative-preview.tsx';
import { InitiativeSkeleton } from '../../../features/initiatives/details/initiative-skeleton.tsx';
import { ownInitiativeQuery, previewQuery } from '../../../features/initiatives/own/own-initiatives.ts';
import { useInitiativeStatus } from '../../../features/initiatives/own/use-initiative-status.ts';
import { isNotFound } from '../../../lib/format/failure-text.ts';
import { Button } from '../../../ui/button.tsx';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { Tooltips } from '../../../ui/overlays/tooltip.tsx';
import { RouterButtonLink } from '../../shell/links.tsx';
import { InitiativeNotFound, fixLink, activationFixes } from '../shared/activation-links.tsx';

const from = '/company-full-screen/initiative-overview/$id';

export function InitiativePreviewPage() {
  const { id } = useParams({ from });
  const { size = 'desktop' } = useSearch({ from });
  const navigate = useNavigate({ from: '/initiative-overview/$id' });
  const details = useQuery(previewQuery(id));
  const own = useQuery(ownInitiativeQuery(id));
  const { setStatus, changing, refused, forgetRefusal } = useInitiativeStatus();
  const error = details.error ?? own.error;

  if (isNotFound(error)) return <InitiativeNotFound />;
  if (error && !(details.data && own.data))
    return (
      <ErrorState
        title="Failed to load initiative details"
        text="Your work is safe. Please try again."
        busy={details.isFetching || own.isFetching}
        onRetry={() => void Promise.all([details.refetch(), own.refetch()])}
      />
    );
  if (!details.data || !own.data) return <InitiativeSkeleton />;

  const ways = activationFixes(id);
  return (
    <Tooltips>
      <InitiativePreview
        details={details.data}
        own={own.data}
        size={size}
        onSize={(next) =>
          void navigate({ search: next === 'phone' ? { size: next } : {}, replace: true, resetScroll: false })
        }
        renderFix={fixLink}
        actions={
          <>
            <RouterButtonLink to="/edit-initiative/$id" params={{ id }} variant="secondary">
              Edit
            </RouterButtonLink>
            {own.data.status === 'active' ? (
              <RouterButtonLink to="/company/initiative/$id" params={{ id }}>
                Done
              </RouterButtonLink>
            ) : (
              <Button busy={changing === id && 'Activating…'} onClick={() => setStatus(id, 'active')}>
                Activate
              </Button>
            )}
          </>
        }
      />
      <ActivationRefusedDialog refusal={refused?.refusal} onClose={forgetRefusal} ways={ways} />
    </Tooltips>
  );
}
