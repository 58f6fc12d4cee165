import { Eye } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { ReadinessList, type ReadinessCheck } from '../details/readiness-list.tsx';
import type { readinessOfValues } from './editor-facts.ts';
import type { EditorStep } from './editor-steps.tsx';
import { SectionHead } from './section-head.tsx';

/** The editor step of each check. The others are fixed outside of the editor. */
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
  /** The fix outside of the editor: a link to the profile, or Resend. */
  renderFix: (what: ReadinessCheck) => ReactNode;
};

export function PublishSection({ readiness, isActive, onStep, onPreview, renderFix }: Props) {
  const title = isActive ? 'Students see this initiative' : readiness.ready ? 'Ready to go' : 'Not ready yet';
  return (
    <>
      <SectionHead title={title}>
        {isActive
          ? "Students see your changes when you save. We'll notify the students who are working on it."
          : 'Activate it so students can find it and apply. You can deactivate it anytime. Students already working on it can still finish.'}
      </SectionHead>
      <Card className="bg-paper">
        <ReadinessList
          checks={readiness.checks}
          renderFix={(what) => {
            const step = places[what];
            if (!step) return renderFix(what);
            return (
              <Button size="small" variant="secondary" onClick={() => onStep(step)}>
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
