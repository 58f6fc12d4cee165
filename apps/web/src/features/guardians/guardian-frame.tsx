import { productName } from '@questline/contract/plain';
import { Lock } from 'lucide-react';
import type { ReactNode } from 'react';
import { usePageTitle } from '../../lib/page-title.ts';
import { Badge } from '../../ui/badge.tsx';
import { Brand } from '../../ui/brand.tsx';

type Props = { title: string; text?: ReactNode; children?: ReactNode };

/** The guardian's page has no menu: there is no account behind it. */
export function GuardianFrame({ title, text, children }: Props) {
  usePageTitle(title);
  return (
    <div className="flex min-h-dvh flex-col">
      <header className="border-b border-line">
        <div className="mx-auto flex min-h-17 max-w-3xl items-center justify-between gap-4 px-5">
          <Brand href="/">{productName}</Brand>
          <Badge icon={<Lock aria-hidden />}>Private page</Badge>
        </div>
      </header>
      <main className="mx-auto grid w-full max-w-3xl grow grid-cols-1 content-start gap-8 px-5 py-7 md:py-10">
        <div className="grid gap-2">
          <h1 className="text-3xl wrap-anywhere">{title}</h1>
          {text && <p className="text-lg text-ink-soft">{text}</p>}
        </div>
        {children}
      </main>
    </div>
  );
}
