// The welcome quest on other pages: progress and next step, until it's done or hidden.
import type { WelcomeQuest } from '@questline/contract';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Card } from '../../../ui/card.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { TrailDots } from '../../../ui/trail/trail-dots.tsx';
import { useWelcomeQuest } from './use-welcome-quest.ts';
import { welcomeWords } from './welcome-words.ts';

type Props = {
  quest: WelcomeQuest;
  /** To the next step. */
  link: ReactNode;
  /** Link to all steps, if the next one isn't among them. */
  steps?: ReactNode;
};

export function WelcomeCard({ quest, link, steps }: Props) {
  const { mutate } = useWelcomeQuest();
  if (!quest.shown) return null;
  const done = quest.steps.filter((one) => one.done).length;
  const next = quest.steps.find((one) => !one.done);
  return (
    <section aria-label="Welcome quest">
      <Card
        tight
        className="flex flex-wrap items-center gap-x-6 gap-y-3 border-trail/40 bg-trail-soft md:px-6"
      >
        <div className="grid min-w-0 flex-1 basis-60 gap-2">
          <div className="pr-10">
            <h2 className="text-lg">Welcome quest</h2>
            {next && (
              <p>
                Next: <span className="font-semibold">{welcomeWords[next.step].title}</span>
              </p>
            )}
          </div>
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
            <div className="w-28 md:w-40">
              <TrailDots done={done} total={quest.steps.length} />
            </div>
            <p className="text-ink-soft tabular-nums">
              {done} of {quest.steps.length} done
            </p>
            {steps}
          </div>
        </div>
        <div className="md:mr-8">{link}</div>
        <IconButton
          label="Hide the welcome quest"
          className="absolute! top-2 right-2"
          onClick={() => mutate({ dismissed: true })}
        >
          <X />
        </IconButton>
      </Card>
    </section>
  );
}
