import type { OwnInitiative } from '@questline/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { ActivationRefusedDialog } from '../../../features/initiatives/own/activation-refused-dialog.tsx';
import { draftQuery, type OpenDraft } from '../../../features/initiatives/start/drafts.ts';
import { draftOf } from '../../../features/initiatives/editor/editor-values.ts';
import { InitiativeEditor } from '../../../features/initiatives/editor/initiative-editor.tsx';
import { InitiativeSkeleton } from '../../../features/initiatives/details/initiative-skeleton.tsx';
import { openEditor } from '../../../features/initiatives/editor/open-editor.ts';
import { ownInitiativeQuery } from '../../../features/initiatives/own/own-initiatives.ts';
import type { ActivationRefusal } from '../../../features/initiatives/own/use-initiative-status.ts';
import { isNotFound } from '../../../lib/format/failure-text.ts';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { EmptyTrailScene } from '../../../ui/scenes/empty-trail-scene.tsx';
import { LeaveGuard } from '../../leave-guard.tsx';
import { RouterBackLink, RouterButtonLink } from '../../shell/links.tsx';
import { InitiativeNotFound, fixLink, activationFixes } from '../shared/activation-links.tsx';

export function NewInitiative({ clientId }: { clientId: string }) {
  const search = useSearch({ from: '/company-shell/create-initiative' });
  const { step = 'basics', view = 'write' } = search;
  const navigate = useNavigate({ from: '/create-initiative' });
  const queryClient = useQueryClient();
  const draft = useOpenedDraft(clientId);
  const onSaved = useOnSaved();
  if (draft.error) return <LoadFailed query={draft} />;
  if (draft.data === undefined) return <InitiativeSkeleton />;
  if (draft.data === null)
    return (
      <EmptyState
        scene={<EmptyTrailScene />}
        title="This draft no longer exists"
        text="It was saved or discarded, here or on another device."
        action={<RouterButtonLink to="/create-initiative">Start a new one</RouterButtonLink>}
      />
    );
  return (
    <>
      <Opened
        draft={draft.data}
        clientId={clientId}
        back={<RouterBackLink to="/company-overview">Overview</RouterBackLink>}
        place={{ step, view }}
        onPlace={(place) => void navigate({ search: { ...search, ...place } })}
        onSaved={onSaved}
        onLeave={() => void navigate({ search: {}, replace: true })}
        onStartNewDraft={(values) => {
          const newId = crypto.randomUUID();
          const begun = { content: draftOf(values, undefined), updated_at: null, unsent: true };
          queryClient.setQueryData(draftQuery(newId).queryKey, begun);
          void navigate({ search: { ...search, draft: newId }, replace: true });
        }}
      />
    </>
  );
}

export function EditInitiativePage() {
  const { id } = useParams({ from: '/company-shell/edit-initiative/$id' });
  return <EditedInitiative key={id} id={id} />;
}

function EditedInitiative({ id }: { id: string }) {
  const search = useSearch({ from: '/company-shell/edit-initiative/$id' });
  const { step = 'basics', view = 'write', refused } = search;
  const navigate = useNavigate({ from: '/edit-initiative/$id' });
  // Edit the current version, not one from the cache.
  const initiative = useQuery({ ...ownInitiativeQuery(id), refetchOnMount: 'always' });
  const isFresh = initiative.isFetchedAfterMount && initiative.isSuccess;
  // Once open, the editor stays mounted: typing creates a draft, and the server sends an update about that too.
  const [hadDraft, setHadDraft] = useState<boolean>();
  if (isFresh && hadDraft === undefined) setHadDraft(initiative.data.has_draft);
  const draft = useOpenedDraft(id, hadDraft === true);
  const onSaved = useOnSaved();
  if (isNotFound(initiative.error)) return <InitiativeNotFound />;
  if (initiative.error && hadDraft === undefined) return <LoadFailed query={initiative} />;
  if (draft.error) return <LoadFailed query={draft} />;
  if (!initiative.data || hadDraft === undefined || (hadDraft && draft.data === undefined))
    return <InitiativeSkeleton />;
  return (
    <>
      <Opened
        draft={draft.data ?? null}
        clientId={id}
        back={
          <RouterBackLink to="/company/initiative/$id" params={{ id }}>
            <span className="block truncate">{initiative.data.name}</span>
          </RouterBackLink>
        }
        initiative={initiative.data}
        place={{ step, view }}
        onPlace={(place) => void navigate({ search: { ...search, ...place } })}
        onSaved={onSaved}
        onLeave={() => void navigate({ to: '/company/initiative/$id', params: { id } })}
        onStartNewDraft={() => undefined}
      />
      <ActivationRefusedDialog
        refusal={refused}
        onClose={() => void navigate({ search: { step }, replace: true })}
        ways={activationFixes(id)}
      />
    </>
  );
}

type OpenedProps = Omit<Parameters<typeof InitiativeEditor>[0], 'start' | 'renderFix' | 'Guard'> & {
  draft: OpenDraft | null;
  clientId: string;
  initiative?: OwnInitiative;
};

/** The starting content is set once, so that an update from the server can't change what someone is typing. */
function Opened({ draft, clientId, initiative, ...rest }: OpenedProps) {
  const [start] = useState(() => openEditor({ clientId, draft, initiative }));
  return <InitiativeEditor {...rest} start={start} renderFix={fixLink} Guard={LeaveGuard} />;
}

/** Fetched again whenever an editor opens. */
function useOpenedDraft(clientId: string, enabled = true) {
  const queryClient = useQueryClient();
  useEffect(() => {
    const { queryKey } = draftQuery(clientId);
    // Only when the page is really left: in development, React unmounts and remounts immediately.
    return () => void setTimeout(() => queryClient.removeQueries({ queryKey, type: 'inactive' }));
  }, [queryClient, clientId]);
  return useQuery({ ...draftQuery(clientId), enabled });
}

function useOnSaved() {
  const navigate = useNavigate();
  return ({ id }: OwnInitiative, refusal?: ActivationRefusal) =>
    void (refusal
      ? navigate({
          to: '/edit-initiative/$id',
          params: { id },
          search: { step: 'publish', refused: refusal },
          replace: true,
        })
      : navigate({ to: '/company/initiative/$id', params: { id }, replace: true }));
}

const LoadFailed = ({ query }: { query: { isFetching: boolean; refetch: () => Promise<unknown> } }) => (
  <ErrorState
    title="Failed to load initiative details"
    text="Your work is safe. Please try again."
    busy={query.isFetching}
    onRetry={() => void query.refetch()}
  />
);
