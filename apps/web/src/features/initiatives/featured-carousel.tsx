import type { FeaturedInitiative } from '@questline/contract';
import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react';
import type { KeyboardEvent } from 'react';
import { IconButton } from '../../ui/icon-button.tsx';
import { Tooltips } from '../../ui/tooltip.tsx';
import { FeaturedHeading } from './featured-heading.tsx';
import { slide, slides } from './featured-slides.ts';
import { InitiativeCard } from './initiative-card.tsx';
import { useDrift } from './use-drift.ts';

export function FeaturedCarousel({ initiatives }: { initiatives: readonly FeaturedInitiative[] }) {
  const drift = useDrift();
  const steer = ({ key }: KeyboardEvent) => {
    if (key === 'ArrowLeft') drift.back();
    if (key === 'ArrowRight') drift.on();
  };
  return (
    <Tooltips>
      <div {...drift.holders}>
        <FeaturedHeading>
          {!drift.isStill && (
            <IconButton outlined label={drift.isPaused ? 'Play' : 'Pause'} onClick={drift.togglePause}>
              {drift.isPaused ? <Play /> : <Pause />}
            </IconButton>
          )}
          <IconButton outlined label="Previous initiative" onClick={drift.back}>
            <ChevronLeft />
          </IconButton>
          <IconButton outlined label="Next initiative" onClick={drift.on}>
            <ChevronRight />
          </IconButton>
        </FeaturedHeading>
        {/* Can be focused, so that the keyboard can hold and steer it. */}
        <div
          ref={drift.viewport}
          role="group"
          aria-roledescription="carousel"
          aria-label="Featured Initiatives"
          tabIndex={0}
          onKeyDown={steer}
          className="cursor-grab overflow-hidden rounded-card"
        >
          <ul className={slides}>
            {initiatives.map((initiative) => (
              <li key={initiative.id} className={slide}>
                <InitiativeCard {...initiative} />
              </li>
            ))}
          </ul>
        </div>
      </div>
    </Tooltips>
  );
}
