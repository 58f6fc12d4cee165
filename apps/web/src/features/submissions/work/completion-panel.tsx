// Shown when every task is approved: a picture of the certificate, figures, skills practiced and feedback.
import type { Workspace, WorkspaceTask } from '@questline/contract';
import { bylineOf, productName } from '@questline/contract/plain';
import { type ReactNode, Suspense, useEffect, useId, useRef } from 'react';
import { workInWords } from '../../../lib/format/durations.ts';
import { About } from '../../../ui/about.tsx';
import { LogoTile } from '../../../ui/avatar.tsx';
import { Card } from '../../../ui/card.tsx';
import { LazyCertificate } from '../../../ui/scenes/lazy-scenes.ts';
import { ScenePlaceholder } from '../../../ui/scenes/scene-placeholder.tsx';
import { TagList } from '../../../ui/tag.tsx';
import { reviewerOf } from '../reviewer-of.ts';

type Props = {
  application: Workspace['application'];
  completion: NonNullable<Workspace['completion']>;
  tasks: WorkspaceTask[];
  /** The student's name. */
  holder: string;
  /** It was completed while the page was open. */
  isNew: boolean;
  actions: ReactNode;
};

export function CompletionPanel({ application, completion, tasks, holder, isNew, actions }: Props) {
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isNew) heading.current?.focus();
  }, [isNew]);
  const { company, initiative } = application;
  const learned = [...new Set([...completion.skills, ...completion.tags])];
  return (
    <Card
      role="region"
      aria-labelledby={id}
      className="grid gap-x-10 gap-y-6 overflow-hidden lg:grid-cols-[minmax(0,24rem)_minmax(0,1fr)] lg:items-center"
    >
      <div className="mx-auto w-full max-w-96">
        <Suspense fallback={<ScenePlaceholder />}>
          <LazyCertificate
            issuer={productName}
            holder={holder}
            work={initiative.name}
            company={company.company_name}
          />
        </Suspense>
      </div>
      <div className="grid min-w-0 grid-cols-1 gap-5">
        <div className="grid gap-1.5">
          <h3 id={id} ref={heading} tabIndex={-1} className="text-2xl outline-none md:text-3xl">
            You did it!
          </h3>
          <p className="max-w-line wrap-anywhere text-ink-soft">
            {company.company_name} approved everything you did for “{initiative.name}”. This is real work, and
            you can get a certificate for it that anyone can check.
          </p>
        </div>
        <Figures completion={completion} />
        {learned.length > 0 && (
          <div className="grid gap-2">
            <h4 className="text-base">What you practiced</h4>
            <TagList tags={learned} show={learned.length} />
          </div>
        )}
        <KindWords tasks={tasks} company={company} />
        <div className="grid gap-3 md:flex md:flex-wrap">{actions}</div>
      </div>
    </Card>
  );
}

function Figures({ completion: { tasks, minutes, skills } }: Pick<Props, 'completion'>) {
  const [worked, unit] = workInWords(minutes ?? 0).split(' ');
  const figures = [
    { name: tasks === 1 ? 'task approved' : 'tasks approved', figure: tasks },
    { name: `${unit} of work`, figure: minutes && <About>{worked}</About> },
    { name: skills.length === 1 ? 'skill practiced' : 'skills practiced', figure: skills.length },
  ].filter(({ figure }) => figure);
  return (
    <dl className="flex flex-wrap gap-x-8 gap-y-3">
      {figures.map(({ name, figure }) => (
        <div key={name} className="flex flex-col-reverse justify-end">
          <dt className="text-sm text-ink-soft">{name}</dt>
          <dd className="font-head text-xl font-bold tabular-nums">{figure}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Feedback from the last approved task that has some. */
function KindWords({ tasks, company }: { tasks: WorkspaceTask[]; company: Props['application']['company'] }) {
  const praise = tasks.findLast(({ state, attempts }) => state === 'approved' && attempts[0]?.feedback);
  if (!praise) return null;
  return (
    <figure className="flex gap-3 rounded-[14px] bg-trail-soft p-4">
      <LogoTile id={company.id} name={company.company_name} src={company.logo_url} />
      <div className="min-w-0">
        <blockquote className="max-w-line as-typed">“{praise.attempts[0]!.feedback}”</blockquote>
        <figcaption className="text-sm text-ink-soft">
          {bylineOf(reviewerOf(praise.attempts[0]!)?.name, company.company_name)} on “{praise.title}”
        </figcaption>
      </div>
    </figure>
  );
}
