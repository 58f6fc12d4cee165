import { productName } from '@questline/contract/plain';
import type { ReactNode } from 'react';
import { Brand } from '../../ui/brand.tsx';

const links = [
  { href: '/', label: `About ${productName}` },
  { href: '/safety', label: 'Safety' },
  { href: '/parents', label: 'For parents' },
  { href: '/terms', label: 'Terms' },
  { href: '/privacy', label: 'Privacy' },
  { href: '/imprint', label: 'Contact' },
];

type Props = {
  /** Something about a student is on the page. */
  showsStudent: boolean;
  children: ReactNode;
};

/** For pages that anyone with a link can open: no menu, because there is no account behind it. */
export const SharedFrame = ({ showsStudent, children }: Props) => (
  <div className="mx-auto flex min-h-dvh w-full max-w-5xl flex-col px-5">
    <header className="flex min-h-17 items-center justify-between gap-x-4 gap-y-1 max-md:flex-col max-md:items-start max-md:pt-4 max-md:pb-5">
      <Brand href="/">{productName}</Brand>
      <p className="text-sm text-ink-soft md:text-right">High school students do real work for companies.</p>
    </header>
    <main className="grid grow grid-cols-1 content-start gap-6 pb-8">{children}</main>
    <footer className="grid gap-3 border-t border-line py-6 text-sm text-ink-soft">
      {showsStudent && <p>No photo, school or age appears on this page. That's on purpose.</p>}
      <nav aria-label="Footer">
        <ul className="-my-1 flex flex-wrap gap-x-6">
          {links.map(({ href, label }) => (
            <li key={href}>
              <a
                href={href}
                className="flex min-h-11 items-center underline-offset-4 hover:text-ink hover:underline md:min-h-8"
              >
                {label}
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </footer>
  </div>
);
