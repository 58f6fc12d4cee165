// The frame of all pages before sign-in: link home, title, description and form.
import { productName } from '@questline/contract/plain';
import { ArrowLeft } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { Brand } from '../../ui/brand.tsx';
import { cx } from '../../ui/cx.ts';
import { HeroScene } from '../../ui/scenes/hero-scene.tsx';
import { AuthHeading } from './auth-heading.tsx';

type ShellProps = {
  /** An illustration for this page, shown at every width. The default one needs a wide screen. */
  scene?: ReactNode;
  children: ReactNode;
};

/** What never changes while a page is open. */
export const AuthShell = ({ scene, children }: ShellProps) => (
  <div className="mx-auto flex min-h-dvh max-w-page flex-col px-5 md:px-10">
    <header className="flex min-h-17 items-center md:min-h-20">
      <Brand href="/">{productName}</Brand>
    </header>
    <main className="grid grow content-start gap-10 py-2 pb-10 md:py-8 lg:grid-cols-[minmax(0,26rem)_minmax(0,1fr)] lg:content-center lg:items-center lg:gap-16">
      <div className="mx-auto grid w-full max-w-md content-start gap-5 lg:mx-0">
        <a
          href="/"
          className="flex min-h-11 items-center gap-2 justify-self-start rounded-control pr-3 text-sm font-semibold text-ink-soft hover:text-ink"
        >
          <ArrowLeft aria-hidden />
          Back to home
        </a>
        {children}
      </div>
      <div
        className={cx(
          'w-full max-w-xl justify-self-center self-start lg:block lg:self-center lg:justify-self-end',
          !scene && 'hidden',
        )}
      >
        {scene ?? <HeroScene />}
      </div>
    </main>
  </div>
);

type Props = ComponentProps<typeof AuthHeading> & Partial<ShellProps>;

export const AuthFrame = ({ scene, children, ...heading }: Props) => (
  <AuthShell scene={scene}>
    <AuthHeading {...heading} />
    {children}
  </AuthShell>
);
