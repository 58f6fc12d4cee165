// The next steps for new students, on their home page and where they browse.
import type { WelcomeQuest } from '@questline/contract';
import { ArrowRight, Telescope } from 'lucide-react';
import { WelcomeCard, WelcomeProgress } from '../../../features/students/welcome/welcome-card.tsx';
import { RouterButtonLink } from '../../shell/links.tsx';

type Look = { variant: 'primary' | 'secondary' };

const toQuest = ({ variant }: Look) => (
  <RouterButtonLink to="/welcome-quest" variant={variant} iconAfter={<ArrowRight aria-hidden />}>
    Continue
  </RouterButtonLink>
);
const toSurvey = ({ variant }: Look) => (
  <RouterButtonLink to="/survey" variant={variant} iconAfter={<ArrowRight aria-hidden />}>
    Take the 2-minute survey
  </RouterButtonLink>
);

const allSteps = (
  <RouterButtonLink to="/welcome-quest" variant="link">
    See all steps
  </RouterButtonLink>
);

const asksForSurvey = ({ steps }: WelcomeQuest) => steps.find(({ done }) => !done)?.step === 'profile';

/** `isFirst`: nothing else on the page is more important. */
export function welcomeCard(quest: WelcomeQuest, isFirst = true) {
  const look: Look = { variant: isFirst ? 'primary' : 'secondary' };
  return asksForSurvey(quest) ? (
    <WelcomeCard quest={quest} link={toSurvey(look)} steps={allSteps} />
  ) : (
    <WelcomeCard quest={quest} link={toQuest(look)} />
  );
}

/** Inside another card. */
export const welcomeProgress = (quest: WelcomeQuest) => (
  <section aria-label="Welcome quest">
    <WelcomeProgress quest={quest} steps={allSteps} />
  </section>
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
