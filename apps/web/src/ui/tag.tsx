import { Check, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { cx } from './cx.ts';

type TagProps = {
  /** Matches what is wanted. */
  good?: boolean;
  children: ReactNode;
};

export const Tag = ({ good = false, children }: TagProps) => (
  <span
    className={cx(
      'inline-block max-w-full truncate rounded-tag px-2.5 py-0.5 align-bottom text-xs font-semibold',
      good ? 'bg-trail-soft text-trail-strong' : 'bg-chip text-ink-soft',
    )}
  >
    {good && <Check aria-label="Matches:" className="mr-1 inline size-3.5" strokeWidth={2.75} />}
    {children}
  </span>
);

/** The first `show` tags, then "+N more". */
export function TagList({ tags, show = 3 }: { tags: readonly string[]; show?: number }) {
  const more = tags.length - show;
  return (
    <ul className="flex min-w-0 flex-wrap gap-1.5">
      {tags.slice(0, show).map((tag) => (
        <li key={tag} className="flex max-w-full">
          <Tag>{tag}</Tag>
        </li>
      ))}
      {more > 0 && (
        <li className="flex">
          <Tag>+{more} more</Tag>
        </li>
      )}
    </ul>
  );
}

/** A selected tag with a remove button. */
export function TagChip({ children, onRemove }: { children: string; onRemove: () => void }) {
  return (
    <span className="inline-flex min-h-9 max-w-full items-center rounded-tag bg-trail-soft pl-3 text-sm font-semibold text-trail-strong">
      <span className="truncate">{children}</span>
      <button
        type="button"
        aria-label={`Remove ${children}`}
        onClick={onRemove}
        className="grid size-9 shrink-0 place-items-center rounded-tag hover:bg-surface"
      >
        <X className="size-4" />
      </button>
    </span>
  );
}
