// The messages around a report. They are private, so the operator says why first.
import { useMutation } from '@tanstack/react-query';
import { timeAgo } from '../../lib/format/time-ago.ts';
import { cx } from '../../ui/cx.ts';
import { deskApi } from '../desk-queries.ts';
import type { Why } from '../reason-fields.tsx';
import { OpenPrivate } from '../open-private.tsx';

export function ReportConversation({ id }: { id: string }) {
  const { mutate, data, error, isPending } = useMutation({
    mutationFn: (why: Why) =>
      deskApi('POST /api/desk/reports/:id/conversation', { params: { id }, body: why }),
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
  return (
    <OpenPrivate
      label="The conversation"
      question="Why do you need to read it?"
      help="The messages around it are private. Your reason is recorded."
      shortcut="o"
      busy={isPending}
      error={error}
      onOpen={mutate}
    />
  );
}
