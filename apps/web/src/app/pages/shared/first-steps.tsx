// The next steps for new students, on their home page and where they browse.
import type { WelcomeQuest } from '@questline/contract';
import { ArrowRight, Telescope } from 'lucide-react';
import { WelcomeCard } from '../../../features/students/welcome/welcome-card.tsx';
import { RouterButtonLink } from '../../shell/links.tsx';

const toQuest = (
  <RouterButtonLink to="/welcome-quest" icon={<ArrowRight aria-hidden />}>
    Continue
  </RouterButtonLink>
);
const toSurvey = (
  <div className="flex flex-wrap gap-x-2 gap-y-1">
    <RouterButtonLink to="/survey" icon={<ArrowRight aria-hidden />}>
      Take the 2-minute survey
    </RouterButtonLink>
    <RouterButtonLink to="/welcome-quest" variant="quiet">
      See all steps
    </RouterButtonLink>
  </div>
);

const asksForSurvey = ({ steps }: WelcomeQuest) => steps.find(({ done }) => !done)?.step === 'profile';

export const welcomeCard = (quest: WelcomeQuest) => (
  <WelcomeCard quest={quest} link={asksForSurvey(quest) ? toSurvey : toQuest} />
);

export const surveyInvitation = (
  <div className="flex flex-wrap items-center gap-x-4 gap-y-3 rounded-card bg-sun-soft p-4 md:p-5">
    <Telescope aria-hidden className="size-8 text-sun-strong" strokeWidth={1.75} />
    <div className="min-w-0 flex-1 basis-56">
      <h2 className="text-lg">See what fits you</h2>
      <p>Tell us what you like and how much time you have. We'll show the best fits first, and why.</p>
    </div>
    <RouterButtonLink to="/survey">Take the 2-minute survey</RouterButtonLink>
  </div>
);
