// One section of the student's own profile, with its editor.
import type { OwnStudentProfile } from '@questline/contract';
import type { SurveyStep } from '@questline/contract/plain';
import { type ReactNode, useId, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { cx } from '../../../ui/cx.ts';
import { toast } from '../../../ui/overlays/toast-store.ts';
import { AnswerFields } from '../survey/answer-fields.tsx';
import { answersOf, changesOf } from '../survey/answers.ts';
import { useSaveAnswers } from '../survey/use-save-answers.ts';

type SectionProps = {
  title: string;
  /** The Edit link, hidden while a section is being edited. */
  edit: ReactNode;
  /** Full width, while editing. */
  wide?: boolean;
  children: ReactNode;
};

export function Section({ title, edit, wide, children }: SectionProps) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className={cx(
        // The first line is on the border of the box.
        '-mt-px grid min-w-0 grid-cols-1 content-start gap-3 border-t border-line p-5 md:p-6',
        wide && 'lg:col-span-2',
      )}
    >
      <div className="flex min-h-9 items-center justify-between gap-3">
        <h3 id={id} className="text-lg">
          {title}
        </h3>
        {edit}
      </div>
      {children}
    </section>
  );
}

type EditorProps = { step: SurveyStep; profile: OwnStudentProfile; onDone: () => void };

export function SectionEditor({ step, profile, onDone }: EditorProps) {
  const [answers, setAnswers] = useState(() => answersOf(profile));
  const { save, saving, errors } = useSaveAnswers();
  async function submit() {
    if (saving || !(await save({ step, changes: changesOf(step, answers) }))) return;
    toast({ title: 'Profile updated', description: 'Your profile has been updated successfully.' });
    onDone();
  }
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
      className="grid grid-cols-1 gap-6"
    >
      <AnswerFields
        step={step}
        answers={answers}
        onChange={(some) => setAnswers((now) => ({ ...now, ...some }))}
        errors={errors}
      />
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="secondary" disabled={saving} onClick={onDone}>
          Cancel
        </Button>
        <Button type="submit" busy={saving && 'Saving…'}>
          Save Changes
        </Button>
      </div>
    </form>
  );
}
