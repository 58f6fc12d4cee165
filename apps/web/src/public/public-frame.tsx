import { productName } from '@questline/contract/plain';
import type { ReactNode } from 'react';
import { Brand } from '../ui/brand.tsx';
import { SkipLink } from '../ui/skip-link.tsx';
import { Entrances } from './entrances.tsx';

const footLinks = [
  { href: '/company/inquiry', label: 'For Companies' },
  { href: '/terms', label: 'Terms' },
  { href: '/privacy', label: 'Privacy' },
];

export const PublicFrame = ({ children }: { children: ReactNode }) => (
  <div className="flex min-h-dvh flex-col">
    <SkipLink />
    <header className="mx-auto flex min-h-17 w-full max-w-page items-center justify-between gap-6 px-5 md:min-h-20 md:px-10">
      <Brand href="/">{productName}</Brand>
      <Entrances />
    </header>
    <main id="main" tabIndex={-1} className="mx-auto w-full max-w-page grow px-5 outline-none md:px-10">
      {children}
    </main>
    <footer className="mt-16 border-t border-line bg-sunken">
      <nav
        aria-label="Footer"
        className="mx-auto flex max-w-page flex-wrap items-center gap-x-8 gap-y-1 px-5 py-6 text-ink-soft md:px-10"
      >
        <span className="mr-auto font-head font-bold text-ink max-md:basis-full">{productName}</span>
        {footLinks.map(({ href, label }) => (
          <a
            key={href}
            href={href}
            className="flex min-h-11 items-center hover:text-ink hover:underline underline-offset-4"
          >
            {label}
          </a>
        ))}
      </nav>
    </footer>
  </div>
);
