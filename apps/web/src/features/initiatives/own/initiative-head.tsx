import type { OwnInitiative } from '@questline/contract';
import type { ReactNode } from 'react';
import { Banner } from '../../../ui/banner.tsx';
import { StillScene } from '../../../ui/scenes/still-scene.tsx';
import { QuickWinBadge } from '../details/quick-win-badge.tsx';
import { IntakeFacts } from './intake-facts.tsx';
import { PlacesTrail } from './places-trail.tsx';
import { StatusBadge } from './status-badge.tsx';

type Props = { initiative: OwnInitiative; back: ReactNode; actions: ReactNode };

/** The top of the company's initiative page: what it is, how full it is, and what to do with it. */
export function InitiativeHead({ initiative, back, actions }: Props) {
  const { name, banner_url } = initiative;
  return (
    <header className="flex flex-wrap items-start gap-x-2 gap-y-3 max-md:-mt-3 max-[22rem]:gap-x-1 md:gap-x-5">
      {/* On phones, the buttons are next to the link back, so that the tabs begin in the upper third. */}
      <div className="mr-auto grid min-h-control items-center md:hidden">{back}</div>
      <div className="flex flex-wrap items-center gap-2 max-md:contents md:order-last md:w-full xl:w-auto">
        {actions}
      </div>
      <div className="flex min-w-0 basis-full items-start gap-4 md:gap-5 xl:flex-1 xl:basis-0">
        <Banner
          src={banner_url}
          alt=""
          fallback={<StillScene />}
          className="aspect-square! w-16 shrink-0 overflow-clip rounded-control border border-line bg-sunken md:aspect-3/2! md:w-38"
        />
        <div className="grid min-w-0 grow grid-cols-1 gap-2.5">
          <h2 title={name} className="line-clamp-3 text-2xl leading-tight wrap-anywhere">
            {name}
          </h2>
          <div className="flex flex-wrap items-center gap-x-3 gap-y-2 text-sm text-ink-soft">
            <StatusBadge initiative={initiative} />
            {initiative.quick_win && <QuickWinBadge />}
            <IntakeFacts intake={initiative.intake} />
          </div>
          <PlacesTrail intake={initiative.intake} totals={initiative.totals} counted />
        </div>
      </div>
    </header>
  );
}
