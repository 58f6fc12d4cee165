// The home page of a new student: the steps to a first initiative, and the next one to take.
import type { HomePage } from '@questline/contract';
import { productName, type WelcomeStep } from '@questline/contract/plain';
import { type ReactNode, Suspense } from 'react';
import { Card } from '../../ui/card.tsx';
import { LazyWelcome } from '../../ui/scenes/lazy-scenes.ts';
import { ScenePlaceholder } from '../../ui/scenes/scene-placeholder.tsx';
import { Trail, Waypoint } from '../../ui/trail/trail.tsx';

type Props = {
  name: string;
  home: HomePage;
  /** Buttons for the next step. */
  ways: ReactNode;
  /** The welcome quest, unless it was dismissed. */
  quest: ReactNode;
};

export const Start = ({ name, home, ways, quest }: Props) => (
  <Card className="grid grid-cols-1 gap-6 md:p-8">
    <div className="grid items-center gap-x-10 gap-y-5 md:grid-cols-[minmax(0,1fr)_minmax(0,20rem)]">
      <div className="grid gap-4 max-md:order-last">
        <h2 className="text-2xl md:text-3xl">
          Welcome to {productName}, {name}
        </h2>
        <p className="max-w-line text-lg text-pretty text-ink-soft">
          {home.survey_done
            ? 'You told us what you like. Now pick an initiative and take the first step.'
            : 'Real work for real companies, in small steps. Start by telling us what you like.'}
        </p>
        <div className="grid gap-3 md:flex md:flex-wrap">{ways}</div>
      </div>
      <div className="max-md:mx-auto max-md:w-3/5">
        <Suspense fallback={<ScenePlaceholder />}>
          <LazyWelcome />
        </Suspense>
      </div>
    </div>
    <div className="border-t border-line pt-5 md:pt-6">
      {home.welcome_quest.shown ? quest : <Steps home={home} />}
    </div>
  </Card>
);

function Steps({ home }: { home: HomePage }) {
  const did = (step: WelcomeStep) => home.welcome_quest.steps.some((one) => one.step === step && one.done);
  const points = [
    {
      title: 'Tell us what you like',
      note: 'Six short questions, two minutes',
      done: home.survey_done,
    },
    {
      title: 'Find what fits',
      note: 'Each initiative shows why it fits you',
      done: did('bookmarks') || did('application'),
    },
    { title: 'Apply', note: 'A sentence or two is enough', done: did('application') },
    { title: 'Start your first task', note: 'Once a company accepts you', done: false },
  ];
  const next = points.findIndex(({ done }) => !done);
  return (
    <Trail label="Steps to your first task" direction="across">
      {points.map(({ title, note, done }, i) => (
        <Waypoint
          key={title}
          state={done ? 'done' : i === next ? 'current' : 'open'}
          title={title}
          note={note}
        />
      ))}
    </Trail>
  );
}
