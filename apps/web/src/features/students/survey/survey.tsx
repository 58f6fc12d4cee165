// Six short questions, one at a time. Each is saved when the student leaves it, and all but the first can be skipped.
import type { OwnStudentProfile } from '@questline/contract';
import { type SurveyStep, surveySteps } from '@questline/contract/plain';
import { ArrowLeft, ArrowRight } from 'lucide-react';
import { type ReactNode, type SubmitEvent, useEffect, useId, useRef, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Stepper } from '../../../ui/trail/stepper.tsx';
import { AnswerFields } from './answer-fields.tsx';
import { answerWords } from './answer-words.ts';
import { type Answers, answersOf, changesOf, isAnswered, isSame, missingIn } from './answers.ts';
import { keepAnswers, startingAnswers } from './survey-draft.ts';
import { useSaveAnswers } from './use-save-answers.ts';

export type SurveyPlace = SurveyStep | 'done';

type Props = {
  profile: OwnStudentProfile;
  /** The survey was finished before. */
  done: boolean;
  place: SurveyPlace;
  onPlace: (place: SurveyPlace) => void;
  /** Matches so far: beside the question, and in one line on narrow screens. */
  beside: ReactNode;
  inOneLine: ReactNode;
  /** Shown after the last step. */
  end: ReactNode;
};

const names = surveySteps.map((step) => answerWords[step].name);

export function Survey({ profile, done, place, onPlace, beside, inOneLine, end }: Props) {
  const [moved, setMoved] = useState(false);
  const at = place === 'done' ? surveySteps.length : surveySteps.indexOf(place);
  return (
    <div className="grid grid-cols-1 gap-6">
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
            finishes={!done && at >= surveySteps.length - 2}
            isLast={at === surveySteps.length - 1}
            inOneLine={inOneLine}
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
  /** Continuing from here finishes the survey. */
  finishes: boolean;
  isLast: boolean;
  inOneLine: ReactNode;
  /** Another step came before, so the heading takes the focus. */
  follows: boolean;
  onLeave: (back: boolean) => void;
};

function Question({ profile, step, before, finishes, isLast, inOneLine, follows, onLeave }: QuestionProps) {
  const [answers, setAnswers] = useState(() => startingAnswers(step, profile));
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
  const said = isAnswered(step, answers);
  const changes = isSame(step, answers, answersOf(profile)) ? undefined : changesOf(step, answers);

  async function goForward(event: SubmitEvent) {
    event.preventDefault();
    if (saving) return;
    const missing = missingIn(step, answers);
    if (Object.keys(missing).length > 0) return setErrors(missing);
    if (await save({ step, changes, skips: !said, finishes })) onLeave(false);
  }
  async function goBack() {
    if (saving) return;
    // Going back doesn't require a complete answer.
    if (!changes || (await save({ step, changes }))) onLeave(true);
  }
  const change = (some: Partial<Answers>) => {
    const next = { ...answers, ...some };
    setAnswers(next);
    keepAnswers(step, next, profile);
  };

  return (
    <form
      ref={form}
      noValidate
      aria-labelledby={id}
      onSubmit={(event) => void goForward(event)}
      className="grid grid-cols-1 gap-5"
    >
      <div className="grid gap-1">
        <h2 id={id} ref={heading} tabIndex={-1} className="text-2xl outline-none">
          {question}
        </h2>
        <p className="max-w-line text-ink-soft">{why}</p>
      </div>
      <Card className="grid grid-cols-1 gap-7">
        <AnswerFields step={step} answers={answers} onChange={change} errors={errors} />
      </Card>
      <div className="sticky bottom-0 z-10 -mx-4 grid grid-cols-1 gap-2 border-t border-line bg-paper px-4 py-3 md:-mx-8 md:px-8 lg:static lg:m-0 lg:border-0 lg:p-0">
        <div className="lg:hidden">{inOneLine}</div>
        <div className="flex items-center justify-between gap-3 max-md:[&>:last-child]:grow md:[&>:last-child]:ml-auto">
          {before && (
            <Button variant="quiet" icon={<ArrowLeft aria-hidden />} onClick={() => void goBack()}>
              Back
            </Button>
          )}
          {said || step === 'school' ? (
            <Button
              type="submit"
              size="large"
              busy={saving && 'Saving…'}
              iconAfter={<ArrowRight aria-hidden />}
            >
              {isLast ? 'See my matches' : 'Continue'}
            </Button>
          ) : (
            <Button type="submit" size="large" variant="secondary" busy={saving && 'One moment…'}>
              Skip this step
            </Button>
          )}
        </div>
      </div>
    </form>
  );
}
