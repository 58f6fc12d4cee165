import { useNavigate, useSearch } from '@tanstack/react-router';
import { Suspense } from 'react';
import { InitiativeSkeleton } from '../../../features/initiatives/details/initiative-skeleton.tsx';
import { InitiativeStart } from '../../../features/initiatives/start/initiative-start.tsx';
import type { TemplateFilter } from '../../../features/initiatives/start/templates.ts';
import { lazyPart } from '../../../ui/lazy/lazy-component.tsx';
import { DraftLink } from './draft-link.tsx';
import { useSearchChange } from '../shared/use-search-change.ts';

/** Choosing a template doesn't need the form yet. */
const editorPage = () => import('./initiative-editor-page.tsx');
const NewInitiative = lazyPart(editorPage, 'NewInitiative');

export function CreateInitiativePage() {
  const { draft, template, goal, length } = useSearch({ from: '/company-shell/create-initiative' });
  const navigate = useNavigate({ from: '/create-initiative' });
  const changeSearch = useSearchChange<TemplateFilter & { template?: string | undefined }>(
    '/create-initiative',
  );
  if (draft)
    return (
      <Suspense fallback={<InitiativeSkeleton />}>
        <NewInitiative key={draft} clientId={draft} />
      </Suspense>
    );
  return (
    <InitiativeStart
      filter={{ goal, length }}
      onFilter={(filter) => changeSearch((now) => ({ ...now, ...filter }))}
      template={template}
      onTemplate={(slug) => changeSearch((now) => ({ ...now, template: slug }))}
      onBegun={(clientId) => void navigate({ search: { draft: clientId } })}
      DraftLink={DraftLink}
    />
  );
}
