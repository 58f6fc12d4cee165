import { limits } from '@questline/contract/plain';
import { useQuery } from '@tanstack/react-query';
import { MessageSquareQuote, Plus } from 'lucide-react';
import { type RefObject, Suspense, useEffect, useId, useRef, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { SkeletonBlock } from '../../../ui/feedback/skeleton.tsx';
import { Field } from '../../../ui/forms/field.tsx';
import { Textarea } from '../../../ui/forms/textarea.tsx';
import { useIsWide } from '../../../ui/layout/use-is-wide.ts';
import { lazyPart } from '../../../ui/lazy/lazy-component.tsx';
import { KeyHint } from '../../../ui/key-hint.tsx';
import { snippetsQuery } from './review-queries.ts';

type Props = {
  feedback: string;
  onChange: (feedback: string) => void;
  /** How often a revision was requested without feedback. */
  missing: number;
  field: RefObject<HTMLTextAreaElement | null>;
  /** Whether its label is shown. */
  titled: boolean;
};

const SnippetsPanel = lazyPart(() => import('./snippets-panel.tsx'), 'SnippetsPanel');

/** The rest is one tap away. */
const snippetsAtHand = 3;

/** The feedback field with saved snippets. */
export function ReviewFeedback({ feedback, onChange, missing, field, titled }: Props) {
  const [open, setOpen] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  // Focusing the field alone would leave the error below it out of view.
  useEffect(() => {
    if (missing === 0) return;
    field.current?.focus({ preventScroll: true });
    box.current?.scrollIntoView({ block: 'nearest' });
  }, [missing, field]);
  const panel = useId();
  const insert = (content: string) => {
    onChange(withParagraph(feedback, content));
    setOpen(false);
    field.current?.focus();
  };
  return (
    <div ref={box} className="relative grid grid-cols-1 gap-2">
      <span className="absolute top-1 right-0 text-ink-soft">
        <KeyHint>f</KeyHint>
      </span>
      <Field
        label={
          <span className={titled ? 'font-head text-lg font-bold tracking-tight' : 'sr-only'}>
            Company Feedback
          </span>
        }
        error={missing > 0 ? 'Tell the student what to change' : undefined}
        counter={{ length: feedback.length, max: limits.feedbackMaxLength }}
      >
        <Textarea
          ref={field}
          minRows={useIsWide() ? 7 : 4}
          maxLength={limits.feedbackMaxLength}
          placeholder="Provide feedback for the student..."
          value={feedback}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
      </Field>
      <div className="grid justify-items-start gap-1.5">
        {!open && <SnippetChips onInsert={insert} />}
        <Button
          variant="quiet"
          size="small"
          data-key="s"
          // Its icon is in line with the field.
          className="-ml-2.5 px-2"
          icon={<MessageSquareQuote aria-hidden />}
          aria-expanded={open}
          data-escape={open || undefined}
          aria-controls={open ? panel : undefined}
          onClick={() => setOpen(!open)}
        >
          Saved feedback <KeyHint>s</KeyHint>
        </Button>
      </div>
      {open && (
        <Suspense fallback={<SkeletonBlock className="h-40" />}>
          <SnippetsPanel id={panel} feedback={feedback} onInsert={insert} />
        </Suspense>
      )}
    </div>
  );
}

function SnippetChips({ onInsert }: { onInsert: (content: string) => void }) {
  const { data } = useQuery(snippetsQuery);
  if (!data?.items.length) return null;
  return (
    <div className="flex max-w-full flex-wrap gap-1.5">
      {data.items.slice(0, snippetsAtHand).map(({ id, name, content }) => (
        <button
          key={id}
          type="button"
          onClick={() => onInsert(content)}
          className="flex min-h-8 max-w-full items-center gap-1.5 rounded-[10px] border border-edge px-2.5 text-sm font-medium hover:bg-sunken pointer-coarse:min-h-10"
        >
          <Plus aria-hidden className="size-4 shrink-0 text-ink-soft" />
          <span className="truncate">
            <span className="sr-only">Add</span> {name}
          </span>
        </button>
      ))}
    </div>
  );
}

/** The text with another paragraph at its end. */
export const withParagraph = (text: string, paragraph: string) =>
  text.trim() ? `${text.trimEnd()}\n${paragraph}` : paragraph;
