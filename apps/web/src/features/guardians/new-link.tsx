// A new link for a guardian. It is only ever sent to the guardian's email.
import { limits } from '@questline/contract/plain';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { GuardianFrame } from './guardian-frame.tsx';
import { useNewLink } from './use-guardian-page.ts';

const sentText =
  'If this link was yours, a new one is on its way to the same email. It can take a few minutes.';

/** Doesn't say whose link it was, or whether it ever worked. */
export function ExpiredLink({ token }: { token: string }) {
  const link = useNewLink(token);
  return (
    <GuardianFrame
      title="This link has expired"
      text={`For privacy, links to this page work for ${limits.guardianLinkHours} hours.`}
    >
      {link.isSuccess ? (
        <Notice tone="info" title="Check your inbox">
          {sentText}
        </Notice>
      ) : (
        <div>
          <Button busy={link.isPending && 'Sending…'} onClick={() => link.mutate()}>
            Email me a new link
          </Button>
        </div>
      )}
    </GuardianFrame>
  );
}

export function NewLink({ token }: { token: string }) {
  const link = useNewLink(token);
  if (link.isSuccess) return <span role="status">A new link is on its way to your email.</span>;
  return (
    <Button variant="link" busy={link.isPending && 'Sending…'} onClick={() => link.mutate()}>
      Email me a new link
    </Button>
  );
}
