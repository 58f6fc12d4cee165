import { limits } from '@questline/contract/plain';
import { MessageSquareQuote } from 'lucide-react';
import { type RefObject, useEffect, useId, useRef, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/forms/field.tsx';
import { Textarea } from '../../../ui/forms/textarea.tsx';
import { SnippetsPanel } from './snippets-panel.tsx';

type Props = {
  feedback: string;
  onChange: (feedback: string) => void;
  /** How often a revision was requested without feedback. */
  missing: number;
  field: RefObject<HTMLTextAreaElement | null>;
};

/** The feedback field with saved snippets. */
export function ReviewFeedback({ feedback, onChange, missing, field }: Props) {
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
    onChange(feedback.trim() ? `${feedback.trimEnd()}\n${content}` : content);
    setOpen(false);
    field.current?.focus();
  };
  return (
    <div ref={box} className="grid grid-cols-1 gap-3">
      <Field
        label="Company Feedback"
        error={missing > 0 ? 'Tell the student what to change' : undefined}
        counter={{ length: feedback.length, max: limits.feedbackMaxLength }}
      >
        <Textarea
          ref={field}
          data-key="f"
          minRows={3}
          maxLength={limits.feedbackMaxLength}
          placeholder="Provide feedback for the student..."
          value={feedback}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
      </Field>
      <Button
        variant="quiet"
        size="small"
        data-key="s"
        className="justify-self-start"
        icon={<MessageSquareQuote aria-hidden />}
        aria-expanded={open}
        data-escape={open || undefined}
        aria-controls={open ? panel : undefined}
        onClick={() => setOpen(!open)}
      >
        Saved feedback
      </Button>
      {open && <SnippetsPanel id={panel} feedback={feedback} onInsert={insert} />}
    </div>
  );
}
