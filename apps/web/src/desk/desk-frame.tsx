// The frame of the pages before an operator is signed in: name, title and one form.
import { productName } from '@questline/contract/plain';
import { type ReactNode, useEffect, useRef } from 'react';
import { usePageTitle } from '../lib/page-title.ts';
import { Badge } from '../ui/badge.tsx';
import { Brand } from '../ui/brand.tsx';
import { Notice } from '../ui/feedback/notice.tsx';

export const DeskBrand = () => (
  <span className="flex items-center gap-3">
    <Brand href="/desk">{productName}</Brand>
    <Badge>Desk</Badge>
  </span>
);

/** The step that this document showed last. */
let lastTitle: string | undefined;

type Props = { title: string; description?: ReactNode; error?: string | undefined; children?: ReactNode };

export function DeskFrame({ title, description, error, children }: Props) {
  usePageTitle(`${title} · Desk`);
  const heading = useRef<HTMLHeadingElement>(null);
  // Each step replaces the one before. Keyboard and screen reader continue at its title.
  useEffect(() => {
    if (lastTitle !== undefined && lastTitle !== title) heading.current?.focus();
    lastTitle = title;
  }, [title]);

  return (
    <div className="mx-auto flex min-h-dvh max-w-md flex-col px-5">
      <header className="flex min-h-17 items-center md:min-h-20">
        <DeskBrand />
      </header>
      <main id="main" className="grid grow content-start gap-5 py-6 md:content-center md:pb-32">
        <div className="grid gap-2">
          <h1 ref={heading} tabIndex={-1} className="text-2xl outline-none">
            {title}
          </h1>
          {description && <p className="text-ink-soft">{description}</p>}
        </div>
        {error && <Notice tone="danger">{error}</Notice>}
        {children}
      </main>
    </div>
  );
}
