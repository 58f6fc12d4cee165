// A saved initiative, short enough that several can be compared on one screen.
import type { InitiativeCard } from '@questline/contract';
import { nameOf } from '@questline/contract/plain';
import type { ReactNode } from 'react';
import { cx } from '../../../ui/cx.ts';
import { SkeletonBlock } from '../../../ui/feedback/skeleton.tsx';
import { InitiativePicture } from '../details/initiative-picture.tsx';
import { BookmarkButton } from './bookmark-button.tsx';
import { badgesOf, Facts } from './found-initiative.tsx';

type Props = { initiative: InitiativeCard; link: ReactNode; companyLink: ReactNode };

const row = 'relative flex gap-4 p-4 md:gap-6 md:p-5';
// The narrowest phones need its place for words.
const picture = 'size-16 shrink-0 rounded-[12px] max-[22.5rem]:hidden md:h-28 md:w-44';

export function SavedRow({ initiative, link, companyLink }: Props) {
  const { name, banner_url, company } = initiative;
  return (
    <li className={cx(row, 'transition-colors hover:bg-sunken/50')}>
      <InitiativePicture
        key={banner_url}
        src={banner_url}
        company={nameOf('company', company.company_name)}
        className={picture}
      />
      <div className="grid min-w-0 grow grid-cols-1 content-start gap-3">
        <div className="flex gap-3">
          <div className="grid min-w-0 grow gap-0.5">
            <h3 className="text-lg leading-tight wrap-anywhere">{name}</h3>
            <p className="line-clamp-2 text-sm font-semibold text-ink-soft">{companyLink}</p>
          </div>
          <BookmarkButton initiative={initiative} />
        </div>
        <Facts initiative={initiative} />
        <div className="mt-auto flex flex-wrap items-center justify-between gap-x-2 gap-y-2">
          {link}
          <div className="flex flex-wrap gap-1.5 empty:hidden">{badgesOf(initiative)}</div>
        </div>
      </div>
    </li>
  );
}

export const SavedSkeletons = () => (
  <div role="status">
    <span className="sr-only">Loading initiatives…</span>
    <div aria-hidden className="divide-y divide-line rounded-card border border-line bg-surface">
      {Array.from({ length: 3 }, (_, i) => (
        <div key={i} className={row}>
          <SkeletonBlock className={picture} />
          <span className="grid content-center gap-2.5">
            <SkeletonBlock className="h-5 w-3/5" />
            <SkeletonBlock className="h-4 w-2/5" />
          </span>
        </div>
      ))}
    </div>
  </div>
);
