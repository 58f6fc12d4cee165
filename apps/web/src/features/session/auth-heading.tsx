// A file of its own: the scripts of the sign-in pages don't contain the frame and its illustration.
import type { ReactNode } from 'react';
import { usePageTitle } from '../../lib/page-title.ts';
import { Notice } from '../../ui/feedback/notice.tsx';

type Props = { title: string; description?: ReactNode; error?: string | undefined };

export function AuthHeading({ title, description, error }: Props) {
  usePageTitle(title);
  return (
    <>
      <div className="grid gap-2">
        <h1 className="text-2xl">{title}</h1>
        {description && <p className="text-ink-soft">{description}</p>}
      </div>
      {error && <Notice tone="danger">{error}</Notice>}
    </>
  );
}
