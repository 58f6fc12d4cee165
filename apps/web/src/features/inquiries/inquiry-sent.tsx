import { useEffect, useRef } from 'react';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { CelebrationScene } from '../../ui/scenes/celebration-scene.tsx';

/** Takes the focus, since the button that had it is gone. */
export function InquirySent({ email, onAgain }: { email: string; onAgain: () => void }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current!.focus(), []);
  return (
    <Card className="grid gap-5 md:p-8">
      <CelebrationScene />
      <div className="grid gap-2">
        <h2 ref={heading} tabIndex={-1} className="text-2xl outline-none">
          Thanks, we got your inquiry
        </h2>
        <p className="text-ink-soft">
          We sent a confirmation to <strong className="font-semibold text-ink">{email}</strong>. Someone from
          our team will read your inquiry and reply.
        </p>
      </div>
      <div className="flex flex-wrap gap-3">
        <ButtonLink href="/company/auth">Create company account</ButtonLink>
        <Button variant="secondary" onClick={onAgain}>
          Send another inquiry
        </Button>
      </div>
    </Card>
  );
}
