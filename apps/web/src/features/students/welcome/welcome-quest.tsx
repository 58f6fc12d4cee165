// The first five steps. Each is completed by what the student actually did.
import type { WelcomeQuest as Quest } from '@questline/contract';
import type { WelcomeStep } from '@questline/contract/plain';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { failureText } from '../../../lib/format/failure-text.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { LazyCelebration, LazyWelcome } from '../../../ui/scenes/lazy-scenes.ts';
import { ScenePlaceholder } from '../../../ui/scenes/scene-placeholder.tsx';
import { SkeletonText } from '../../../ui/feedback/skeleton.tsx';
import { Trail, Waypoint } from '../../../ui/trail/trail.tsx';
import { HowItWorksDialog } from './how-it-works-dialog.tsx';
import { welcomeQuestQuery } from '../student-queries.ts';
import { useWelcomeQuest } from './use-welcome-quest.ts';
import { welcomeWords } from './welcome-words.ts';

type Props = {
  /** Link to the page where a step is done. Reading happens right here. */
  way: (step: Exclude<WelcomeStep, 'read'>, label: string, variant: 'primary' | 'link') => ReactNode;
  /** Links to the home page and to matching initiatives. */
  ways: ReactNode;
  /** Link to leave the rest for later. */
  later: ReactNode;
};

export function WelcomeQuest({ way, ways, later }: Props) {
  const { data: quest, error, isFetching, refetch } = useQuery(welcomeQuestQuery);
  if (quest) return <Steps quest={quest} way={way} ways={ways} later={later} />;
  if (error)
    return (
      <ErrorState
        title="Failed to load your welcome quest"
        text={failureText(error)}
        busy={isFetching}
        onRetry={() => void refetch()}
      />
    );
  return (
    <div role="status" className="grid gap-8 lg:grid-cols-[minmax(0,1fr)_24rem]">
      <span className="sr-only">Loading your welcome quest…</span>
      <Card aria-hidden className="grid gap-10">
        {[1, 2, 3, 4, 5].map((step) => (
          <SkeletonText key={step} lines={2} />
        ))}
      </Card>
      <ScenePlaceholder />
    </div>
  );
}

function Steps({ quest, way, ways, later }: Props & { quest: Quest }) {
  const [reading, setReading] = useState(false);
  const { mutate, isPending } = useWelcomeQuest();
  // Stays visible after the server has recorded it, and is recorded only once.
  const [celebrates, setCelebrates] = useState(quest.celebrate);
  if (quest.celebrate && !celebrates) setCelebrates(true);
  const isReported = useRef(false);
  useEffect(() => {
    if (quest.celebrate && !isReported.current) mutate({ celebrated: true });
    isReported.current = quest.celebrate;
  }, [quest.celebrate, mutate]);

  const { steps, completed, dismissed } = quest;
  const done = steps.filter((one) => one.done).length;
  const next = steps.findIndex((one) => !one.done);
  const stateOf = (i: number) => (steps[i]!.done ? 'done' : i === next ? 'current' : 'open');
  return (
    <div className="grid grid-cols-1 items-start gap-8 lg:grid-cols-[minmax(0,1fr)_24rem]">
      <div role="status" className="grid gap-4 lg:order-last lg:sticky lg:top-8">
        <div className={completed && celebrates ? 'animate-pop' : undefined}>
          <Suspense fallback={<ScenePlaceholder />}>
            {completed ? <LazyCelebration /> : <LazyWelcome />}
          </Suspense>
        </div>
        <div className="grid gap-2">
          <h2 className="text-2xl lg:text-lg">
            {completed
              ? 'You did it!'
              : done === 0
                ? 'Your trail starts here'
                : `${done} of ${steps.length} done`}
          </h2>
          <p className="text-ink-soft">
            {completed
              ? "You've finished all five steps. Pick your next initiative whenever you're ready."
              : 'Five small steps to your first initiative.'}
          </p>
        </div>
        {completed && <div className="flex flex-wrap gap-3">{ways}</div>}
      </div>
      <div className="grid gap-4">
        <Card>
          <Trail label="Your first five steps" large>
            {steps.map(({ step, done: isDone }, i) => {
              const { title, note, action } = welcomeWords[step];
              return (
                <Waypoint
                  key={step}
                  state={stateOf(i)}
                  title={<span className="text-lg text-ink">{title}</span>}
                  note={note}
                >
                  {(!isDone || step === 'read') && (
                    <div className={i === next ? 'mt-3' : 'mt-1.5'}>
                      {step === 'read' ? (
                        <Button variant={i === next ? 'primary' : 'link'} onClick={() => setReading(true)}>
                          {isDone ? 'Read them again' : action}
                        </Button>
                      ) : (
                        way(step, action, i === next ? 'primary' : 'link')
                      )}
                    </div>
                  )}
                </Waypoint>
              );
            })}
          </Trail>
        </Card>
        {!completed && (
          <div className="flex flex-wrap items-center gap-x-6 text-sm *:min-h-11">
            {later}
            <Button
              variant="link"
              busy={isPending && 'One moment…'}
              onClick={() => mutate({ dismissed: !dismissed })}
            >
              {dismissed ? 'Show these steps on Home' : 'Hide these steps from Home'}
            </Button>
          </div>
        )}
      </div>
      {reading && (
        <HowItWorksDialog
          onClose={() => setReading(false)}
          onRead={() => {
            setReading(false);
            mutate({ read: true });
          }}
        />
      )}
    </div>
  );
}
