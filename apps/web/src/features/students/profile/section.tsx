// One section of the student's own profile, with its editor.
import type { OwnStudentProfile } from '@questline/contract';
import type { SurveyStep } from '@questline/contract/plain';
import { type ReactNode, useId, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { toast } from '../../../ui/overlays/toast-store.ts';
import { AnswerFields } from '../survey/answer-fields.tsx';
import { answersOf, changesOf, isSame } from '../survey/answers.ts';
import { useReportUnsaved } from '../../../lib/forms/use-report-unsaved.ts';
import { useSaveAnswers } from '../survey/use-save-answers.ts';

type SectionProps = {
  name: SurveyStep;
  title: string;
  /** The Edit link, hidden while this section is being edited. */
  edit: ReactNode;
  children: ReactNode;
};

export function Section({ name, title, edit, children }: SectionProps) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      data-section={name}
      tabIndex={-1}
      // The first line is on the border of the box.
      className="-mt-px grid min-w-0 grid-cols-1 content-start gap-3 border-t border-line p-5 outline-none md:p-6"
    >
      <div className="flex min-h-9 items-center pointer-coarse:min-h-11 justify-between gap-3">
        <h3 id={id} className="text-lg">
          {title}
        </h3>
        {edit}
      </div>
      {children}
    </section>
  );
}

type EditorProps = {
  step: SurveyStep;
  profile: OwnStudentProfile;
  onDone: () => void;
  onUnsaved: (isUnsaved: boolean) => void;
};

export function SectionEditor({ step, profile, onDone, onUnsaved }: EditorProps) {
  const [answers, setAnswers] = useState(() => answersOf(profile));
  const { save, saving, errors } = useSaveAnswers();
  useReportUnsaved(!isSame(step, answers, answersOf(profile)), onUnsaved);
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
      <div className="flex flex-wrap justify-end gap-3 max-md:sticky max-md:bottom-(--foot,0px) max-md:z-10 max-md:-mx-5 max-md:-mb-5 max-md:border-t max-md:border-line max-md:bg-surface max-md:px-5 max-md:py-3 max-md:*:grow">
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
