// What was reported, as it was at that moment.
import type { OpenedReport, ReportSnapshot } from '@questline/contract';
import { timeAgo } from '../../lib/format/time-ago.ts';
import { Card } from '../../ui/card.tsx';

/** Shown elsewhere, or of no use to an operator. */
const hidden = new Set([
  'account',
  'account_id',
  'person',
  'person_id',
  'conversation_id',
  'initiative_id',
  'file_id',
  'logo',
  'banner',
  'photo',
  'title',
  'text',
  'messages',
  'written_at',
]);

export function Snapshot({ report: { snapshot, created_at } }: { report: OpenedReport }) {
  const { title, text } = snapshot;
  const facts = Object.entries(snapshot).filter(
    ([key, value]) => !hidden.has(key) && value !== null && value !== '' && JSON.stringify(value) !== '[]',
  );
  return (
    <section aria-label="What was reported" className="grid gap-2">
      <h2 className="flex flex-wrap justify-between gap-x-4 text-sm font-semibold text-ink-soft">
        What was reported
        <span className="font-normal">
          Saved as it was <time dateTime={created_at}>{timeAgo(created_at)}</time>
        </span>
      </h2>
      <Card tight className="grid gap-3">
        {typeof title === 'string' && <p className="font-semibold wrap-anywhere">{title}</p>}
        {text && <p className="max-w-line as-typed">{text}</p>}
        <Messages snapshot={snapshot} />
        {facts.length > 0 && (
          <dl className="grid gap-2 border-t border-line pt-3 text-sm">
            {facts.map(([key, value]) => (
              <div key={key} className="grid gap-x-4 md:grid-cols-[8rem_minmax(0,1fr)]">
                <dt className="text-ink-soft first-letter:uppercase">{key}</dt>
                <dd className="as-typed">{typeof value === 'string' ? value : JSON.stringify(value)}</dd>
              </div>
            ))}
          </dl>
        )}
      </Card>
    </section>
  );
}

type Copied = { by: string; person: string | null; text: string; written_at: string };

function Messages({ snapshot }: { snapshot: ReportSnapshot }) {
  const messages = (snapshot['messages'] ?? []) as Copied[];
  return messages.map(({ by, person, text, written_at }) => (
    <p key={written_at} className="as-typed">
      <span className="block text-sm text-ink-soft">
        {person ?? by}, <time dateTime={written_at}>{timeAgo(written_at)}</time>
      </span>
      {text}
    </p>
  ));
}
