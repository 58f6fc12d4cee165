import type { ReactNode } from 'react';
import { Replaceable } from './configured.tsx';
import { PathSegment } from '../../ui/trail/trail.tsx';
import { PublicFrame } from '../frame/public-frame.tsx';

type ProseProps = {
  title: string;
  intro: string;
  /** The setting with an operator's own text, which replaces everything but the title. */
  replaceable?: 'TERMS' | 'PRIVACY';
  children: ReactNode;
};

/** A text page with narrow lines and short sections. */
export function Prose({ title, intro, replaceable, children }: ProseProps) {
  const text = (
    <>
      <p className="text-lg text-ink-soft">{intro}</p>
      {children}
    </>
  );
  return (
    <PublicFrame>
      <article className="mx-auto grid max-w-line gap-3 py-8 lg:py-14">
        <h1 className="text-3xl">{title}</h1>
        {replaceable ? (
          <Replaceable setting={replaceable}>{text}</Replaceable>
        ) : (
          <div className="grid gap-10">{text}</div>
        )}
      </article>
    </PublicFrame>
  );
}

export const Section = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className="grid gap-3">
    <h2 className="text-xl">{title}</h2>
    {children}
  </section>
);

export const Points = ({ children }: { children: ReactNode }) => (
  <ul className="grid list-disc gap-2 pl-5 marker:text-trail">{children}</ul>
);

/** Steps along the trail, for what happens in order. */
export const Steps = ({ steps }: { steps: { title: string; text: ReactNode }[] }) => (
  <ol className="trail trail-large">
    {steps.map(({ title, text }) => (
      <li key={title}>
        <PathSegment />
        <span aria-hidden className="trail-pin" />
        <div className="trail-text pb-2">
          <h3 className="text-lg">{title}</h3>
          <p className="mt-1 text-ink-soft">{text}</p>
        </div>
      </li>
    ))}
  </ol>
);
