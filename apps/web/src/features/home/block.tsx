import { type ReactNode, useId } from 'react';

type Props = { title: string; more?: ReactNode; children: ReactNode };

/** A titled section of the home page. */
export function Block({ title, more, children }: Props) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="grid min-w-0 grid-cols-1 content-start gap-4">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h2 id={id} className="text-xl">
          {title}
        </h2>
        {more}
      </div>
      {children}
    </section>
  );
}
