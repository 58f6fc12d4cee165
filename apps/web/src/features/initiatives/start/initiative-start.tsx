// Starting an initiative: from a draft, a template, a copy or blank.
import type { ListedDraft } from '@questline/contract';
import { useQuery } from '@tanstack/react-query';
import { Copy, SquarePen } from 'lucide-react';
import { type ComponentType, type ReactNode, useState } from 'react';
import { Card } from '../../../ui/card.tsx';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { SkeletonList } from '../../../ui/feedback/skeleton.tsx';
import { DraftList } from './draft-list.tsx';
import { writeDraft } from './drafts.ts';
import { DuplicateDialog } from './duplicate-dialog.tsx';
import { SectionHead } from '../editor/section-head.tsx';
import { TemplateDialog } from './template-dialog.tsx';
import { TemplateGallery } from './template-gallery.tsx';
import { type TemplateFilter, templatesQuery } from './templates.ts';
import { copyOf, useBeginDraft } from './use-begin-draft.ts';

type Props = {
  filter: TemplateFilter;
  onFilter: (change: Partial<TemplateFilter>) => void;
  /** The template that is open. */
  template: string | undefined;
  onTemplate: (slug: string | undefined) => void;
  onBegun: (clientId: string) => void;
  DraftLink: ComponentType<{ draft: ListedDraft; name: string }>;
};

export function InitiativeStart({ filter, onFilter, template, onTemplate, onBegun, DraftLink }: Props) {
  const templates = useQuery(templatesQuery());
  const [duplicates, setDuplicates] = useState(false);
  const begin = useBeginDraft(onBegun);

  return (
    <div className="grid gap-8">
      <DraftList DraftLink={DraftLink} />
      <section className="grid gap-5">
        <SectionHead title="What should students do for you?">
          Start from something that works and make it yours. You can change every word, and nobody sees it
          before you activate it.
        </SectionHead>
        <div className="grid gap-4 md:grid-cols-2">
          <Beginning
            icon={<SquarePen aria-hidden />}
            title="Start from scratch"
            text="Four short parts, saved as you type."
            onClick={() => begin.mutate(() => ({ content: {}, updated_at: null }))}
          />
          <Beginning
            icon={<Copy aria-hidden />}
            title="Duplicate one of yours"
            text="Run it again for another season, store or product."
            onClick={() => setDuplicates(true)}
          />
        </div>
      </section>
      <section aria-label="Templates" className="grid gap-4">
        <h2 className="text-xl">Or start with a template</h2>
        {templates.data ? (
          <TemplateGallery
            templates={templates.data}
            filter={filter}
            onFilter={onFilter}
            onOpen={onTemplate}
          />
        ) : templates.error ? (
          <ErrorState title="Could not load the templates" onRetry={() => void templates.refetch()} />
        ) : (
          <SkeletonList of="card" />
        )}
      </section>
      <TemplateDialog
        template={templates.data?.find(({ slug }) => slug === template)}
        busy={begin.isPending}
        onUse={({ content }) => begin.mutate((clientId) => writeDraft(clientId, content, null))}
        onClose={() => onTemplate(undefined)}
      />
      {duplicates && (
        <DuplicateDialog
          busy={begin.isPending}
          onPick={(id) => begin.mutate(copyOf(id))}
          onClose={() => setDuplicates(false)}
        />
      )}
    </div>
  );
}

type BeginningProps = { icon: ReactNode; title: string; text: string; onClick: () => void };

const Beginning = ({ icon, title, text, onClick }: BeginningProps) => (
  <Card lifts className="flex items-start gap-4">
    <span className="grid size-11 shrink-0 place-items-center rounded-control bg-trail-soft text-trail-strong">
      {icon}
    </span>
    <div className="min-w-0">
      <h3 className="text-lg">
        <button type="button" className="stretched text-left" onClick={onClick}>
          {title}
        </button>
      </h3>
      <p className="text-ink-soft">{text}</p>
    </div>
  </Card>
);
