import { Circle, CircleCheck, CircleDashed } from 'lucide-react';
import type { ReactNode } from 'react';
import { cx } from '../../../ui/cx.ts';
import { DottedRing } from '../../../ui/feedback/spinner.tsx';
import type { Check as CheckOfValues } from '../editor/editor-facts.ts';

export type ReadinessCheck = CheckOfValues['what'];

const words: Record<ReadinessCheck, { done: string; open: string }> = {
  name: { done: 'Name', open: 'Give it a name' },
  tasks: {
    done: 'At least one task, each with a title',
    open: 'Add at least one task and give each one a title',
  },
  company_name: { done: 'Company name', open: 'Add your company name' },
  verified_email: { done: 'Verified email', open: 'Verify your email' },
  description: { done: 'Description', open: 'Describe it in a sentence or two' },
  tags: { done: 'Tags', open: 'Add tags so students can find it' },
  hours: { done: 'Hours per week and total hours', open: 'Add how many hours it takes' },
  instructions: { done: 'Instructions in every task', open: 'Write instructions for every task' },
  banner: { done: 'Banner', open: 'Add a banner' },
};

type Props = {
  checks: CheckOfValues[];
  /** The fix for something missing. */
  renderFix?: (what: ReadinessCheck) => ReactNode;
};

/** What is required to activate, and what helps students decide. */
export function ReadinessList({ checks, renderFix }: Props) {
  const groups = [
    { title: 'Needed to activate', items: checks.filter(({ needed }) => needed) },
    { title: 'Nice to have', items: checks.filter(({ needed }) => !needed) },
  ];
  return (
    <div className="grid gap-5">
      {groups.map(({ title, items }) => (
        <div key={title} className="grid gap-2">
          <h3 className="flex justify-between gap-4 font-text text-sm font-semibold tracking-normal text-ink-soft">
            {title}
            <span className="tabular-nums">
              {items.filter(({ done }) => done).length} of {items.length}
            </span>
          </h3>
          <ul className="grid gap-2">
            {items.map((check) => (
              <Check key={check.what} {...check} way={check.done === false && renderFix?.(check.what)} />
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}

function Check({ what, done, needed, way }: CheckOfValues & { way: ReactNode }) {
  const Icon = done ? CircleCheck : needed ? Circle : CircleDashed;
  return (
    <li className="flex min-h-9 flex-wrap items-center gap-x-3 gap-y-1">
      {done === undefined ? (
        <DottedRing />
      ) : (
        <Icon aria-hidden className={done ? 'text-trail' : needed ? 'text-sun-strong' : 'text-ink-soft'} />
      )}
      <span
        className={cx(
          'min-w-0 flex-1 basis-40',
          done !== false ? 'text-ink-soft' : needed && 'font-semibold',
        )}
      >
        <span className="sr-only">{done === undefined ? 'Checking: ' : done ? 'Done: ' : 'Missing: '}</span>
        {words[what][done === false ? 'open' : 'done']}
      </span>
      {way}
    </li>
  );
}
