// Asks why an operator opens something private, and says that it's recorded.
import { type DeskReason, deskReasons } from '@questline/contract/plain';
import { KeyRound } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { failureText } from '../lib/format/failure-text.ts';
import { Button } from '../ui/button.tsx';
import { Notice } from '../ui/feedback/notice.tsx';
import { ReasonFields, type Why } from './reason-fields.tsx';

type Props = {
  label: string;
  question: string;
  help: string;
  shortcut: string;
  /** The reasons that make sense here. The first one is chosen until the operator chooses another. */
  reasons?: readonly DeskReason[];
  /** Whether the number keys choose the reason. Only for one form on a screen. */
  keys?: boolean;
  busy: boolean;
  error: Error | null;
  onOpen: (why: Why) => void;
};

export function OpenPrivate(props: Props) {
  const { label, question, help, shortcut, reasons = deskReasons, keys = true, busy, error, onOpen } = props;
  const [why, setWhy] = useState<Why>({ reason: reasons[0]!, note: '' });
  return (
    <form
      aria-label={label}
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        onOpen(why);
      }}
      className="grid gap-3 rounded-[14px] border-[1.5px] border-sun bg-sun-soft/45 p-4"
    >
      <h2 className="flex items-center gap-2 font-semibold">
        <KeyRound aria-hidden className="size-4.5" />
        {question}
      </h2>
      <p className="text-sm text-ink-soft">{help}</p>
      <ReasonFields why={why} onChange={setWhy} keys={keys} reasons={reasons}>
        <Button type="submit" data-key={shortcut} busy={busy && 'Opening…'}>
          Open and record
        </Button>
      </ReasonFields>
      {error && <Notice tone="danger">{failureText(error)}</Notice>}
    </form>
  );
}
