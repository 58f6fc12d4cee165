import { useMutation } from '@tanstack/react-query';
import { Lock } from 'lucide-react';
import type { ReactNode } from 'react';
import { failureText } from '../../lib/format/failure-text.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { BackButton } from '../../ui/layout/back-link.tsx';

type Props = {
  claim: { name: string; you: boolean } | null;
  /** Says what happened, once it's decided. */
  decided: string | null;
  release: () => Promise<unknown>;
  onBack: () => void;
  children?: ReactNode;
};

/** Above an open item: the way back, who has claimed it, and how to release it. */
export function ClaimBar({ claim, decided, release, onBack, children }: Props) {
  const { mutate, isPending, error } = useMutation({ mutationFn: release, onSuccess: onBack });
  return (
    <>
      <div className="flex flex-wrap items-center gap-3">
        <BackButton data-key="b" onClick={onBack}>
          Back
        </BackButton>
        {children}
        <span className="ml-auto flex items-center gap-2">
          {claim?.you && !decided && (
            <>
              <Badge tone="yellow" icon={<Lock aria-hidden />}>
                Claimed by you
              </Badge>
              <Button
                size="small"
                variant="secondary"
                data-key="u"
                busy={isPending && 'Releasing…'}
                onClick={() => mutate()}
              >
                Release
              </Button>
            </>
          )}
        </span>
      </div>
      {error && <Notice tone="danger">{failureText(error)}</Notice>}
      {decided && <Notice tone="info">{decided}</Notice>}
      {!decided && claim && !claim.you && (
        <Notice tone="info" title={`${claim.name} is looking at this one`}>
          You can read it, but only one operator decides.
        </Notice>
      )}
    </>
  );
}
