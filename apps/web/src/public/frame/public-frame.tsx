import type { ReactNode } from 'react';
import { cx } from '../../ui/cx.ts';
import { SkipLink } from '../../ui/layout/skip-link.tsx';
import { Island } from '../island.tsx';
import Header from '../islands/header.tsx';
import LandingHeader from '../islands/landing-header.tsx';
import { PublicFooter } from './public-footer.tsx';

type Props = {
  /** The landing page: its sections are full width and linked in the header. */
  landing?: boolean;
  children: ReactNode;
};

export const PublicFrame = ({ landing, children }: Props) => (
  <div className="flex min-h-dvh flex-col">
    <SkipLink />
    <Island name={landing ? 'landing-header' : 'header'}>{landing ? <LandingHeader /> : <Header />}</Island>
    <main
      id="main"
      tabIndex={-1}
      className={cx('w-full grow outline-none', !landing && 'mx-auto mb-16 max-w-page px-5 md:px-10')}
    >
      {children}
    </main>
    <PublicFooter />
  </div>
);
