// The messages around a report. They are private, so the operator says why first.
import { useMutation } from '@tanstack/react-query';
import { KeyRound } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { failureText } from '../../lib/format/failure-text.ts';
import { timeAgo } from '../../lib/format/time-ago.ts';
import { Button } from '../../ui/button.tsx';
import { cx } from '../../ui/cx.ts';
import { Notice } from '../../ui/feedback/notice.tsx';
import { deskApi } from '../desk-queries.ts';
import { ReasonFields, type Why } from '../reason-fields.tsx';

export function ReportConversation({ id }: { id: string }) {
  const [why, setWhy] = useState<Why>({ reason: 'report', note: '' });
  const { mutate, data, error, isPending } = useMutation({
    mutationFn: () => deskApi('POST /api/desk/reports/:id/conversation', { params: { id }, body: why }),
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
      <ReasonFields why={why} onChange={setWhy}>
        <Button type="submit" data-key="o" busy={isPending && 'Opening…'}>
          Open and record
        </Button>
      </ReasonFields>
      {error && <Notice tone="danger">{failureText(error)}</Notice>}
    </form>
  );
}
