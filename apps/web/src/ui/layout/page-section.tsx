import { type ReactNode, useId } from 'react';
import { Card } from '../card.tsx';

type Props = { title: string; text: ReactNode; children: ReactNode };

/** A section of a long page: title and content side by side, if there is room. */
export function PageSection({ title, text, children }: Props) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className="@container border-t border-line pt-8 first-of-type:border-0 first-of-type:pt-0"
    >
      <div className="grid grid-cols-1 gap-x-10 gap-y-4 @4xl:grid-cols-[16rem_minmax(0,1fr)]">
        <div>
          <h2 id={id} className="text-xl">
            {title}
          </h2>
          <p className="mt-1 max-w-prose text-sm text-ink-soft">{text}</p>
        </div>
        <Card>{children}</Card>
      </div>
    </section>
  );
}
