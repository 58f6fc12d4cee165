import type { WelcomeStep } from '@questline/contract/plain';
import { ArrowRight, Compass } from 'lucide-react';
import { WelcomeQuest } from '../../../features/students/welcome/welcome-quest.tsx';
import { RouterButtonLink } from '../../shell/links.tsx';
import { useAccount } from '../../shell/use-account.ts';

export function WelcomeQuestPage() {
  const account = useAccount();
  return account && <WelcomeQuest way={wayOf(account.id)} ways={ways} later={later} />;
}

const wayOf =
  (userId: string) => (step: Exclude<WelcomeStep, 'read'>, label: string, variant: 'primary' | 'link') => {
    if (step === 'profile')
      return (
        <RouterButtonLink to="/survey" variant={variant}>
          {label}
        </RouterButtonLink>
      );
    if (step === 'photo')
      return (
        <RouterButtonLink
          to="/profile/$userId"
          params={{ userId }}
          search={{ edit: 'you' }}
          variant={variant}
        >
          {label}
        </RouterButtonLink>
      );
    return (
      <RouterButtonLink to="/incentives" variant={variant}>
        {label}
      </RouterButtonLink>
    );
  };

const later = (
  <RouterButtonLink to="/feed" variant="link">
    Do this later
  </RouterButtonLink>
);

const ways = (
  <>
    <RouterButtonLink to="/feed" iconAfter={<ArrowRight aria-hidden />}>
      Go to your home page
    </RouterButtonLink>
    <RouterButtonLink to="/incentives" variant="secondary" icon={<Compass aria-hidden />}>
      Look around
    </RouterButtonLink>
  </>
);
