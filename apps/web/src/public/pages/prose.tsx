import type { ReactNode } from 'react';
import { PathSegment } from '../../ui/trail/trail.tsx';
import { PublicFrame } from '../frame/public-frame.tsx';

/** A text page with narrow lines and short sections. */
export const Prose = ({ title, intro, children }: { title: string; intro: string; children: ReactNode }) => (
  <PublicFrame>
    <article className="mx-auto grid max-w-line gap-10 py-8 lg:py-14">
      <header className="grid gap-3">
        <h1 className="text-3xl">{title}</h1>
        <p className="text-lg text-ink-soft">{intro}</p>
      </header>
      {children}
    </article>
  </PublicFrame>
);

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
