import { Suspense } from 'react';
import { ComingSoonScene } from '../ui/scenes/coming-soon-scene.tsx';
import { NoMessagesScene } from '../ui/scenes/no-messages-scene.tsx';
import { EmptyTrailScene } from '../ui/scenes/empty-trail-scene.tsx';
import { ErrorScene } from '../ui/scenes/error-scene.tsx';
import { HeroScene } from '../ui/scenes/hero-scene.tsx';
import { LazyCelebration, LazyWelcome } from '../ui/scenes/lazy-scenes.ts';
import { NoResultsScene } from '../ui/scenes/no-results-scene.tsx';
import { NotFoundScene } from '../ui/scenes/not-found-scene.tsx';
import { OfflineScene } from '../ui/scenes/offline-scene.tsx';
import { ScenePlaceholder } from '../ui/scenes/scene-placeholder.tsx';
import { MapScene, PassScene, SetOutScene } from '../ui/scenes/step-scenes.tsx';
import { Section, Show } from './section.tsx';

const small = {
  PassScene,
  MapScene,
  SetOutScene,
  NoMessagesScene,
  EmptyTrailScene,
  NoResultsScene,
  ErrorScene,
  OfflineScene,
};
const large = { NotFoundScene, ComingSoonScene, LazyCelebration, LazyWelcome };

export const SceneSection = () => (
  <Section title="Scenes">
    <Show name="HeroScene">
      <HeroScene />
    </Show>
    <div className="grid grid-cols-2 gap-5 lg:grid-cols-4">
      {Object.entries(small).map(([name, Scene]) => (
        <Show key={name} name={name}>
          <Scene />
        </Show>
      ))}
    </div>
    <div className="grid gap-5 md:grid-cols-2">
      {Object.entries(large).map(([name, Scene]) => (
        <Show key={name} name={name}>
          <Suspense fallback={<ScenePlaceholder />}>
            <Scene />
          </Suspense>
        </Show>
      ))}
    </div>
  </Section>
);
