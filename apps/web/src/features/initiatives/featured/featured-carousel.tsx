import type { FeaturedInitiative } from '@questline/contract';
import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react';
import type { KeyboardEvent } from 'react';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Tooltips } from '../../../ui/overlays/tooltip.tsx';
import { FeaturedHeading } from './featured-heading.tsx';
import { slide, slides } from './featured-slides.ts';
import { InitiativeCard } from '../details/initiative-card.tsx';
import { useAutoScroll } from './use-auto-scroll.ts';

export function FeaturedCarousel({ initiatives }: { initiatives: readonly FeaturedInitiative[] }) {
  const { viewport, pauseHandlers, reducesMotion, isPaused, togglePause, back, on } = useAutoScroll();
  const steer = ({ key }: KeyboardEvent) => {
    if (key === 'ArrowLeft') back();
    if (key === 'ArrowRight') on();
  };
  return (
    <Tooltips>
      <div {...pauseHandlers}>
        <FeaturedHeading>
          {!reducesMotion && (
            <IconButton outlined label={isPaused ? 'Play' : 'Pause'} onClick={togglePause}>
              {isPaused ? <Play /> : <Pause />}
            </IconButton>
          )}
          <IconButton outlined label="Previous initiative" onClick={back}>
            <ChevronLeft />
          </IconButton>
          <IconButton outlined label="Next initiative" onClick={on}>
            <ChevronRight />
          </IconButton>
        </FeaturedHeading>
        {/* oxlint-disable jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/no-noninteractive-tabindex --
            focusable, so the keyboard can pause and move it */}
        <div
          ref={viewport}
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
