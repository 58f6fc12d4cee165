import { Eye } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { ReadinessList, type ReadinessCheck } from '../details/readiness-list.tsx';
import type { readinessOfValues } from './editor-facts.ts';
import { type EditorStep, stepNames } from './editor-steps.tsx';
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

/** By the number of checks that keep it from being activated. */
const missingInWords: Record<number, string> = {
  1: 'One thing before you can activate',
  2: 'Two things before you can activate',
  3: 'Three things before you can activate',
  4: 'Four things before you can activate',
};

type Props = {
  readiness: ReturnType<typeof readinessOfValues>;
  isActive: boolean;
  onStep: (step: EditorStep) => void;
  onPreview: () => void;
  /** The fix outside of the editor, such as a link to the profile. */
  renderFix: (what: ReadinessCheck) => ReactNode;
};

export function PublishSection({ readiness, isActive, onStep, onPreview, renderFix }: Props) {
  const missing = readiness.checks.filter(({ needed, done }) => needed && done === false).length;
  const title = isActive ? 'Students see this initiative' : (missingInWords[missing] ?? 'Ready to go');
  return (
    <>
      <SectionHead title={title}>
        {isActive
          ? "Students see your changes when you save. We'll notify the students who are working on it."
          : missing > 0
            ? 'Then students can find it and apply. Until you activate it, only your team sees it.'
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
                Go to {stepNames[step]}
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
