import type { ReactNode } from 'react';

/** `children` are the carousel's buttons; their space is reserved before they load. */
export const FeaturedHeading = ({ children }: { children?: ReactNode }) => (
  <div className="mb-7 flex flex-wrap items-end justify-between gap-x-6 gap-y-4 md:mb-9">
    <div>
      <h2 className="text-3xl">Featured Initiatives</h2>
      <p className="mt-2 text-lg text-ink-soft">Sign up to view more details.</p>
    </div>
    <div className="flex min-h-control gap-2">{children}</div>
  </div>
);
