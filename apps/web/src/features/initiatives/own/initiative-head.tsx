import type { OwnInitiative } from '@questline/contract';
import type { ReactNode } from 'react';
import { Banner } from '../../../ui/banner.tsx';
import { StillScene } from '../../../ui/scenes/still-scene.tsx';
import { QuickWinBadge } from '../details/quick-win-badge.tsx';
import { IntakeFacts } from './intake-facts.tsx';
import { PlacesTrail } from './places-trail.tsx';
import { ShareLink } from './share-link.tsx';
import { StatusBadge } from './status-badge.tsx';

type Props = { initiative: OwnInitiative; actions: ReactNode };

/** The top of the company's initiative page: what it is, how full it is, how to share it, and what to do with it. */
export function InitiativeHead({ initiative, actions }: Props) {
  const { id, name, status, banner_url } = initiative;
  return (
    <header className="grid grid-cols-[4rem_minmax(0,1fr)] items-start gap-x-4 gap-y-3 md:grid-cols-[9.5rem_minmax(0,1fr)] md:gap-x-5 xl:grid-cols-[9.5rem_minmax(0,1fr)_auto]">
      <Banner
        src={banner_url}
        alt=""
        fallback={<StillScene />}
        className="aspect-square! w-full self-start overflow-clip rounded-control border border-line bg-sunken md:aspect-3/2!"
      />
      <div className="grid min-w-0 gap-2">
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
      <div className="col-span-full grid min-w-0 gap-2.5 xl:col-span-1 xl:w-max xl:min-w-100 xl:max-w-112">
        {actions}
        <ShareLink id={id} active={status === 'active'} />
      </div>
    </header>
  );
}
