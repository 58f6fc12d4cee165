import type { FeaturedInitiative } from '@questline/contract';
import { limits } from '@questline/contract/plain';
import {
  type ComponentProps,
  type ComponentType,
  type ReactNode,
  type RefObject,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react';
import { publicApi } from '../../../lib/public-api.ts';
import { loadChunk } from '../../../ui/lazy/load-chunk.ts';
import { SkeletonCard } from '../../../ui/feedback/skeleton.tsx';
import type { FeaturedCarousel } from './featured-carousel.tsx';
import { FeaturedHeading } from './featured-heading.tsx';
import { slide, slides } from './featured-slides.ts';

type State =
  | { is: 'waiting' }
  | { is: 'absent' }
  | {
      is: 'there';
      initiatives: readonly FeaturedInitiative[];
      Carousel: ComponentType<ComponentProps<typeof FeaturedCarousel>>;
    };

async function load(): Promise<State> {
  const [{ items }, { FeaturedCarousel }] = await Promise.all([
    publicApi('GET /api/initiatives/featured'),
    loadChunk(() => import('./featured-carousel.tsx')),
  ]);
  return items.length ? { is: 'there', initiatives: items, Carousel: FeaturedCarousel } : { is: 'absent' };
}

/** `Frame` draws the section around it. Without initiatives there is no section. */
export function FeaturedInitiatives({ Frame }: { Frame: ComponentType<{ children: ReactNode }> }) {
  const [state, setState] = useState<State>({ is: 'waiting' });
  const place = useRef<HTMLDivElement>(null);
  useNearing(place, () => {
    load().then(setState, (error: unknown) => {
      console.info('Featured initiatives could not be loaded.', error);
      setState({ is: 'absent' });
    });
  });

  if (state.is === 'absent') return null;
  if (state.is === 'there')
    return (
      <Frame>
        <state.Carousel initiatives={state.initiatives} />
      </Frame>
    );
  return (
    <Frame>
      <div ref={place}>
        <FeaturedHeading />
        <div role="status" className="overflow-hidden">
          <span className="sr-only">Loading…</span>
          <div className={slides}>
            {Array.from({ length: limits.skeletonCards }, (_, i) => (
              <div key={i} className={slide}>
                <SkeletonCard />
              </div>
            ))}
          </div>
        </div>
      </div>
    </Frame>
  );
}

/** Runs once, shortly before the place scrolls into view, so nothing is fetched for people who never scroll there. */
function useNearing(place: RefObject<HTMLElement | null>, arrive: () => void) {
  const arriveNow = useEffectEvent(arrive);
  useEffect(() => {
    const watcher = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        watcher.disconnect();
        arriveNow();
      },
      { rootMargin: '600px' },
    );
    watcher.observe(place.current!);
    return () => watcher.disconnect();
  }, [place]);
}
