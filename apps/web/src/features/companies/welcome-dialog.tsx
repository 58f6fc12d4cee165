import { productName } from '@questline/contract/plain';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { useSession } from '../../lib/session/session.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { LazyWelcome } from '../../ui/scenes/lazy-scenes.ts';
import { ScenePlaceholder } from '../../ui/scenes/scene-placeholder.tsx';
import { ownCompanyQuery } from '../../lib/query/own-company.ts';
import { dismissWelcome, shouldShowWelcome } from './welcome.ts';

/** Shown once. Closing it counts as skipping. */
export function WelcomeDialog({ onComplete }: { onComplete: () => void }) {
  const { current } = useSession();
  const { data: company } = useQuery(ownCompanyQuery);
  const [answered, setAnswered] = useState(false);
  const user = current.state === 'signed-in' ? current.user : undefined;
  if (answered || !user || !company || !shouldShowWelcome(user, company)) return null;

  const answer = () => {
    setAnswered(true);
    dismissWelcome(user);
  };
  return (
    <Dialog
      open
      onOpenChange={answer}
      title={`Welcome to ${productName}!`}
      description="Students apply to companies they know something about. Take about five minutes to show who you are and what you'd do together."
      footer={
        <>
          <Button variant="secondary" onClick={answer}>
            Skip for now
          </Button>
          <Button
            data-first-focus
            onClick={() => {
              answer();
              onComplete();
            }}
          >
            Complete your profile
          </Button>
        </>
      }
    >
      <Suspense fallback={<ScenePlaceholder />}>
        <LazyWelcome />
      </Suspense>
    </Dialog>
  );
}
