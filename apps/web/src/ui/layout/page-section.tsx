import { type ReactNode, useId } from 'react';
import { Card } from '../card.tsx';

type Props = { title: string; text: ReactNode; children: ReactNode };

/** A section of a long page: title on the left, content on the right, stacked on phones. */
export function PageSection({ title, text, children }: Props) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className="grid gap-x-10 gap-y-4 border-t border-line pt-8 first-of-type:border-0 first-of-type:pt-0 lg:grid-cols-[16rem_minmax(0,1fr)]"
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
