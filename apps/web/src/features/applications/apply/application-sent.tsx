import type { ReactNode } from 'react';
import { daysInWords } from '../../../lib/format/durations.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { SetOutScene } from '../../../ui/scenes/step-scenes.tsx';
import { ApplicationSteps } from '../own/application-steps.tsx';

type Props = {
  initiativeName: string;
  company: { name: string; answers_within_days: number };
  /** Link to the list of applications. */
  applications: ReactNode;
  /** A way to learn of the answer. */
  offer: ReactNode;
  /** Until the guardian agrees. */
  waits?: boolean;
  onClose: () => void;
};

/** Confirms that the application was sent, and shows what happens next. */
export const ApplicationSent = ({
  initiativeName,
  company,
  applications,
  offer,
  waits = false,
  onClose,
}: Props) => (
  <Dialog
    open
    onOpenChange={onClose}
    reading
    title={waits ? 'Waiting for your parent or guardian' : 'Application sent'}
    description={
      waits
        ? `We emailed them a link. ${company.name} gets your application for “${initiativeName}” when they agree.`
        : `${company.name} has your application for “${initiativeName}”.`
    }
    footer={
      <>
        {applications}
        <Button onClick={onClose}>Done</Button>
      </>
    }
  >
    <div className="grid gap-5 max-md:gap-3">
      {/* The summit is for the end of the trail. Smaller on low screens, so that the offer fits. */}
      <div className="mx-auto w-[min(10rem,18dvh)]">
        <SetOutScene />
      </div>
      <ApplicationSteps
        at={waits ? 'waiting' : 'sent'}
        company={company.name}
        note={`You'll hear back within ${daysInWords(company.answers_within_days)}.`}
      />
      {offer}
    </div>
  </Dialog>
);
