import { type ReactNode, useId } from 'react';
import { Card } from '../card.tsx';

type Props = { title: string; text: ReactNode; children: ReactNode };

/** One matter of a long page: what it is on the left, where it is done on the right; on phones one below the other. */
export function PageSection({ title, text, children }: Props) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className="grid gap-x-10 gap-y-4 border-t border-line pt-8 first:border-0 first:pt-0 lg:grid-cols-[16rem_minmax(0,1fr)]"
    >
      <div>
        <h2 id={id} className="text-xl">
          {title}
        </h2>
        <p className="mt-1 text-sm text-ink-soft">{text}</p>
      </div>
      <Card>{children}</Card>
    </section>
  );
}
