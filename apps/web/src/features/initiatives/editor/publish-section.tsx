import { Eye } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { ReadinessList, type ReadinessCheck } from '../details/readiness-list.tsx';
import type { readinessOfValues } from './editor-facts.ts';
import type { EditorStep } from './editor-steps.tsx';
import { SectionHead } from './section-head.tsx';

/** Where each thing that may be missing is written. The others are outside of the editor. */
const places: Partial<Record<ReadinessCheck, EditorStep>> = {
  name: 'basics',
  description: 'basics',
  tags: 'basics',
  banner: 'basics',
  hours: 'details',
  tasks: 'tasks',
  instructions: 'tasks',
};

type Props = {
  readiness: ReturnType<typeof readinessOfValues>;
  isActive: boolean;
  onStep: (step: EditorStep) => void;
  onPreview: () => void;
  /** Out of the editor: to the profile, Resend. */
  renderWay: (what: ReadinessCheck) => ReactNode;
};

export function PublishSection({ readiness, isActive, onStep, onPreview, renderWay }: Props) {
  const title = isActive ? 'Students see this initiative' : readiness.ready ? 'Ready to go' : 'Nearly there';
  return (
    <>
      <SectionHead title={title}>
        {isActive
          ? 'What you change here reaches them when you save. Those who work on it are told that it has changed.'
          : 'Activate it, and students can find it and apply. You can pause it at any time; work that is running goes on.'}
      </SectionHead>
      <Card className="bg-paper">
        <ReadinessList
          checks={readiness.checks}
          renderWay={(what) => {
            const step = places[what];
            if (!step) return renderWay(what);
            return (
              <Button size="small" variant="quiet" onClick={() => onStep(step)}>
                Open
              </Button>
            );
          }}
        />
      </Card>
      <Button
        variant="secondary"
        icon={<Eye aria-hidden />}
        className="justify-self-start"
        onClick={onPreview}
      >
        Preview
      </Button>
    </>
  );
}
