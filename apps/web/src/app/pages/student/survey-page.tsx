import type { OwnStudentProfile, Survey as SurveyState } from '@questline/contract';
import { surveySteps } from '@questline/contract/plain';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { Compass } from 'lucide-react';
import { useState } from 'react';
import { FitResult } from '../../../features/matching/fit-result.tsx';
import { FitsInOneLine, FitsSoFar } from '../../../features/matching/fits-so-far.tsx';
import { OwnStudent } from '../../../features/students/own-student.tsx';
import { surveyQuery } from '../../../features/students/student-queries.ts';
import { SurveySkeleton } from '../../../features/students/survey/survey-skeleton.tsx';
import { Survey } from '../../../features/students/survey/survey.tsx';
import { failureText } from '../../../lib/format/failure-text.ts';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { MapScene } from '../../../ui/scenes/step-scenes.tsx';
import { RouterButtonLink } from '../../shell/links.tsx';
import { studentCard } from './student-card.tsx';

export function SurveyPage() {
  const { data: survey, error, isFetching, refetch } = useQuery(surveyQuery);
  if (!survey && error)
    return (
      <ErrorState
        title="Failed to load the survey"
        text={failureText(error)}
        busy={isFetching}
        onRetry={() => void refetch()}
      />
    );
  return (
    <OwnStudent loading={<SurveySkeleton />}>
      {(profile) => (survey ? <Questions profile={profile} survey={survey} /> : <SurveySkeleton />)}
    </OwnStudent>
  );
}

function Questions({ profile, survey }: { profile: OwnStudentProfile; survey: SurveyState }) {
  // The starting step is set once, when the page opens.
  const [resumed] = useState(survey.done ? 'done' : (survey.next ?? 'done'));
  const { step = resumed } = useSearch({ from: '/student-full-screen/survey' });
  const navigate = useNavigate();
  const isLast = step === surveySteps.at(-1);
  return (
    <Survey
      profile={profile}
      done={survey.done}
      place={step}
      onPlace={(place) => void navigate({ to: '/survey', search: { step: place } })}
      beside={<FitsSoFar scene={<MapScene />} isLast={isLast} />}
      inOneLine={<FitsInOneLine isLast={isLast} />}
      end={<FitResult card={studentCard} ways={ways} />}
    />
  );
}

const ways = (
  <>
    <RouterButtonLink to="/survey" search={{ step: 'school' }} variant="quiet">
      Retake the survey
    </RouterButtonLink>
    <RouterButtonLink to="/welcome-quest" variant="secondary">
      Next: your welcome quest
    </RouterButtonLink>
    <RouterButtonLink to="/incentives" icon={<Compass aria-hidden />}>
      See all matches
    </RouterButtonLink>
  </>
);
