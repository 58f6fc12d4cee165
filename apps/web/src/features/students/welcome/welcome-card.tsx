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
  return (
    <section aria-label="Welcome quest">
      <Card
        tight
        className="flex flex-wrap items-center gap-x-6 gap-y-3 border-trail/40 bg-trail-soft md:px-6"
      >
        <div className="min-w-0 flex-1 basis-60">
          <WelcomeProgress quest={quest} steps={steps} saysNext />
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

type Progress = Omit<Props, 'link'> & {
  /** Unless something nearby says what to do next. */
  saysNext?: boolean;
};

/** How far it is, and the next step. */
export function WelcomeProgress({ quest, steps, saysNext = false }: Progress) {
  const done = quest.steps.filter((one) => one.done).length;
  const next = quest.steps.find((one) => !one.done);
  return (
    <div className="grid grid-cols-1 gap-2">
      <div className="flex flex-wrap items-baseline gap-x-3">
        <h2 className="text-lg">Welcome quest</h2>
        <p className="text-sm text-ink-soft tabular-nums">
          {done} of {quest.steps.length} done
        </p>
      </div>
      <TrailDots done={done} total={quest.steps.length} />
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 text-sm">
        {saysNext && next && (
          <p>
            Next: <span className="font-semibold">{welcomeWords[next.step].title}</span>
          </p>
        )}
        {steps}
      </div>
    </div>
  );
}
