import type { VerificationState } from '@questline/contract/plain';
import { useQuery } from '@tanstack/react-query';
import { ShieldQuestionMark } from 'lucide-react';
import type { ReactNode } from 'react';
import { verificationStateQuery } from './verification-queries.ts';

type Hidden = Exclude<VerificationState, 'verified'>;

const words: Record<Hidden, { short: string; rest: string; link: string }> = {
  not_submitted: {
    short: "Students can't see your company yet.",
    rest: ' Tell us who you are, and we verify it. This usually takes one business day.',
    link: 'Get verified',
  },
  in_review: {
    short: 'Students will see this once your company is verified.',
    rest: ' This usually takes one business day.',
    link: 'See details',
  },
  declined: {
    short: "We couldn't verify your company yet.",
    rest: ' See why, and submit it again.',
    link: 'See why',
  },
};

type Props = {
  /** A link to the page about verification. */
  renderLink: (text: string) => ReactNode;
};

/** One slim line on every page until students can see the company. */
export function VerificationNotice({ renderLink }: Props) {
  const { data: state } = useQuery(verificationStateQuery);
  if (!state || state === 'verified') return null;
  const { short, rest, link: text } = words[state];
  return (
    <div
      role="status"
      className="flex items-center gap-3 bg-sky-soft page-edges py-1.5 text-sm forced-colors:border-b"
    >
      <ShieldQuestionMark aria-hidden className="text-sky max-[22rem]:hidden" />
      <p className="min-w-0 grow leading-snug wrap-anywhere">
        <span className="font-semibold">{short}</span>
        <span className="max-md:hidden">{rest}</span>
      </p>
      <span className="shrink-0 whitespace-nowrap">{renderLink(text)}</span>
    </div>
  );
}
