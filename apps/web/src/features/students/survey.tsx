// Six short questions, one at a time. Each is saved when it is left; all but the first can be skipped, and whoever
// comes back goes on where they were.
import type { OwnStudentProfile } from '@questline/contract';
import { type SurveyStep, surveySteps } from '@questline/contract/plain';
import { ArrowLeft, ArrowRight } from 'lucide-react';
import { type ReactNode, type SubmitEvent, useEffect, useId, useRef, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Stepper } from '../../ui/stepper.tsx';
import { AnswerFields } from './answer-fields.tsx';
import { answerWords } from './answer-words.ts';
import { answersOf, changesOf, isSaid, isSame, missingIn } from './answers.ts';
import { useSaveAnswers } from './use-save-answers.ts';

export type SurveyPlace = SurveyStep | 'done';

type Props = {
  profile: OwnStudentProfile;
  place: SurveyPlace;
  onPlace: (place: SurveyPlace) => void;
  /** What the answers have brought so far. */
  beside: ReactNode;
  /** What they have brought in the end. */
  end: ReactNode;
};

const names = surveySteps.map((step) => answerWords[step].name);

export function Survey({ profile, place, onPlace, beside, end }: Props) {
  const [moved, setMoved] = useState(false);
  const at = place === 'done' ? surveySteps.length : surveySteps.indexOf(place);
  return (
    <div className="grid grid-cols-1 gap-8">
      <Stepper label="Steps of the survey" steps={names} current={at} />
      {place === 'done' ? (
        end
      ) : (
        <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-[minmax(0,1fr)_20rem] lg:gap-10">
          <Question
            key={place}
            profile={profile}
            step={place}
            before={surveySteps[at - 1]}
            follows={moved}
            onLeave={(back) => {
              setMoved(true);
              onPlace(surveySteps[back ? at - 1 : at + 1] ?? 'done');
            }}
          />
          {beside}
        </div>
      )}
    </div>
  );
}

type QuestionProps = {
  profile: OwnStudentProfile;
  step: SurveyStep;
  before: SurveyStep | undefined;
  /** It came after another one: it is read from its beginning. */
  follows: boolean;
  onLeave: (back: boolean) => void;
};

function Question({ profile, step, before, follows, onLeave }: QuestionProps) {
  const [answers, setAnswers] = useState(() => answersOf(profile));
  const { save, saving, errors, setErrors } = useSaveAnswers();
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (follows) heading.current?.focus();
  }, [follows]);
  useEffect(() => {
    const wrong = '[aria-invalid=true]:not(fieldset), fieldset[aria-invalid=true] input';
    if (Object.keys(errors).length > 0) form.current?.querySelector<HTMLElement>(wrong)?.focus();
  }, [errors]);

  const { question, why } = answerWords[step];
  const said = isSaid(step, answers);
  const changes = isSame(step, answers, answersOf(profile)) ? undefined : changesOf(step, answers);

  async function goOn(event: SubmitEvent) {
    event.preventDefault();
    if (saving) return;
    const missing = missingIn(step, answers);
    if (Object.keys(missing).length > 0) return setErrors(missing);
    if (await save({ changes, skip: said || step === 'school' ? undefined : step })) onLeave(false);
  }
  async function goBack() {
    if (saving) return;
    // Half an answer to the first question is no reason to be kept there.
    if (!changes || (await save({ changes }))) onLeave(true);
  }

  return (
    <form
      ref={form}
      noValidate
      aria-labelledby={id}
      onSubmit={(event) => void goOn(event)}
      className="grid grid-cols-1 gap-6"
    >
      <div className="grid gap-1">
        <h2 id={id} ref={heading} tabIndex={-1} className="text-2xl outline-none">
          {question}
        </h2>
        <p className="max-w-line text-ink-soft">{why}</p>
      </div>
      <Card className="grid grid-cols-1 gap-7">
        <AnswerFields
          step={step}
          answers={answers}
          onChange={(some) => setAnswers((now) => ({ ...now, ...some }))}
          errors={errors}
        />
      </Card>
      <div className="sticky bottom-0 z-10 -mx-4 flex items-center justify-between gap-3 border-t border-line bg-paper px-4 py-3 max-md:[&>:last-child]:grow md:static md:m-0 md:border-0 md:p-0">
        {before ? (
          <Button variant="quiet" icon={<ArrowLeft aria-hidden />} onClick={() => void goBack()}>
            Back
          </Button>
        ) : (
          <span />
        )}
        {said || step === 'school' ? (
          <Button type="submit" size="large" busy={saving && 'Saving…'} icon={<ArrowRight aria-hidden />}>
            Continue
          </Button>
        ) : (
          <Button type="submit" size="large" variant="secondary" busy={saving && 'One moment…'}>
            Skip this step
          </Button>
        )}
      </div>
    </form>
  );
}
