// The messages around a report. They are private, so the operator says why first.
import { deskReasons, limits, type DeskReason } from '@questline/contract/plain';
import { useMutation } from '@tanstack/react-query';
import { KeyRound } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { failureText } from '../../lib/format/failure-text.ts';
import { timeAgo } from '../../lib/format/time-ago.ts';
import { Button } from '../../ui/button.tsx';
import { Chip } from '../../ui/chip.tsx';
import { cx } from '../../ui/cx.ts';
import { Notice } from '../../ui/feedback/notice.tsx';
import { Field } from '../../ui/forms/field.tsx';
import { TextInput } from '../../ui/forms/text-input.tsx';
import { deskApi } from '../desk-queries.ts';
import { reasonWords } from './report-words.ts';

export function ReportConversation({ id }: { id: string }) {
  const [reason, setReason] = useState<DeskReason>('report');
  const [note, setNote] = useState('');
  const { mutate, data, error, isPending } = useMutation({
    mutationFn: () =>
      deskApi('POST /api/desk/reports/:id/conversation', { params: { id }, body: { reason, note } }),
  });
  if (data)
    return (
      <section aria-label="The conversation" className="grid gap-3">
        <h2 className="text-sm font-semibold text-ink-soft">The conversation</h2>
        <ol className="grid gap-3">
          {data.messages.map((message) => (
            <li key={message.id} className={cx('grid gap-0.5', message.by === 'student' && 'pl-8')}>
              <span className="text-sm text-ink-soft">
                {message.person ?? 'A deleted account'}, {message.by},{' '}
                <time dateTime={message.written_at}>{timeAgo(message.written_at)}</time>
              </span>
              <span className="w-fit max-w-line rounded-[14px] border border-line bg-paper px-4 py-2 as-typed">
                {message.text}
              </span>
            </li>
          ))}
        </ol>
      </section>
    );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    mutate();
  };
  return (
    <form
      aria-label="The conversation"
      onSubmit={submit}
      className="grid gap-3 rounded-[14px] border-[1.5px] border-sun bg-sun-soft/45 p-4"
    >
      <h2 className="flex items-center gap-2 font-semibold">
        <KeyRound aria-hidden className="size-4.5" />
        Why do you need to read it?
      </h2>
      <p className="text-sm text-ink-soft">The messages around it are private. Your reason is recorded.</p>
      <div className="flex flex-wrap gap-2">
        {deskReasons.map((one) => (
          <Chip key={one} pressed={one === reason} onPress={() => setReason(one)} small>
            {reasonWords[one]}
          </Chip>
        ))}
      </div>
      <div className="flex flex-wrap items-end gap-3">
        <Field label="Note" optional className="min-w-52 grow">
          <TextInput
            value={note}
            maxLength={limits.deskNoteMaxLength}
            onChange={({ target }) => setNote(target.value)}
          />
        </Field>
        <Button type="submit" data-key="o" busy={isPending && 'Opening…'}>
          Open and record
        </Button>
      </div>
      {error && <Notice tone="danger">{failureText(error)}</Notice>}
    </form>
  );
}
