import { productName } from '@questline/contract/plain';
import { Brand } from '../../ui/brand.tsx';
import { sections } from './sections.ts';

const columns = [
  {
    title: 'Explore',
    links: sections.map(({ anchor, label }) => ({ href: `/${anchor}`, label })),
  },
  {
    title: 'Get started',
    links: [
      { href: '/coming-soon', label: 'Student Sign Up' },
      { href: '/company/inquiry', label: 'For Companies' },
      { href: '/student/auth', label: 'Sign in' },
    ],
  },
  {
    title: 'Trust',
    links: [
      { href: '/parents', label: 'For parents' },
      { href: '/safety', label: 'Safety' },
      { href: '/terms', label: 'Terms' },
      { href: '/privacy', label: 'Privacy' },
      { href: '/imprint', label: 'Contact' },
    ],
  },
];

export const PublicFooter = () => (
  <footer className="border-t border-line bg-sunken">
    <nav
      aria-label="Footer"
      className="mx-auto grid max-w-page grid-cols-2 gap-x-8 gap-y-8 px-5 py-10 md:grid-cols-[minmax(0,1.6fr)_repeat(3,minmax(0,1fr))] md:px-10 md:py-14"
    >
      <div className="max-md:col-span-2">
        <Brand href="/">{productName}</Brand>
        <p className="mt-3 max-w-xs text-ink-soft">
          Real work for high school students, one quest at a time.
        </p>
      </div>
      {columns.map(({ title, links }) => (
        <div key={title}>
          <h2 className="text-base">{title}</h2>
          <ul className="mt-1">
            {links.map(({ href, label }) => (
              <li key={href}>
                <a
                  href={href}
                  className="flex min-h-11 items-center text-ink-soft underline-offset-4 hover:text-ink hover:underline md:min-h-9"
                >
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  </footer>
);
