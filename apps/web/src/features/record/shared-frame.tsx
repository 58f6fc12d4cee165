import { productName } from '@questline/contract/plain';
import type { ReactNode } from 'react';
import { Brand } from '../../ui/brand.tsx';

/** For pages that anyone with a link can open: no menu, because there is no account behind it. */
export const SharedFrame = ({ children }: { children: ReactNode }) => (
  <div className="mx-auto flex min-h-dvh w-full max-w-5xl flex-col px-5">
    <header className="flex min-h-17 items-center justify-between gap-4">
      <Brand href="/">{productName}</Brand>
      <p className="text-right text-sm text-ink-soft max-md:hidden">
        {productName} connects high school students with small companies.
      </p>
    </header>
    <main className="grid grow grid-cols-1 content-start gap-6 pb-8">{children}</main>
    <footer className="flex flex-wrap justify-between gap-x-6 gap-y-2 border-t border-line py-6 text-sm text-ink-soft">
      <p>No photo, school or age appears on this page. That's on purpose.</p>
      <a href="/safety" className="text-trail underline underline-offset-4">
        How {productName} keeps students safe
      </a>
    </footer>
  </div>
);
