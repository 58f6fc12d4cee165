import type { ReceivedApplication } from '@questline/contract';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { KeyHint } from '../../../ui/key-hint.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { useShortcuts } from '../../../ui/overlays/shortcuts.tsx';
import { Reasons, SinceWhen } from './received-card.tsx';

/** What an applicant's profile says about the application: the initiative, the time to answer, what the student wrote,
 *  and why they fit. */
export const ProfileApplication = ({ application }: { application: ReceivedApplication }) => (
  <section aria-label="Application" className="grid gap-3 rounded-card bg-sunken p-4">
    <div className="flex flex-wrap items-center justify-between gap-x-5 gap-y-1 text-sm">
      <p className="min-w-0 wrap-anywhere">
        <span className="text-ink-soft">Applied for</span>{' '}
        <span className="font-semibold">{application.initiative.name}</span>
      </p>
      <SinceWhen application={application} />
    </div>
    {application.note && (
      <figure>
        <figcaption className="sr-only">{application.student.full_name} wrote</figcaption>
        <blockquote className="max-w-line as-typed before:content-['“'] after:content-['”']">
          {application.note}
        </blockquote>
      </figure>
    )}
    {application.fit_reasons.length > 0 && <Reasons reasons={application.fit_reasons} />}
  </section>
);

type StepsProps = {
  at: number;
  count: number;
  /** More of them can be loaded. */
  more: boolean;
  onStep: (by: 1 | -1) => void;
};

/** Leads from one applicant's profile to the next, with the keys of the list. */
export function ProfileSteps({ at, count, more, onStep }: StepsProps) {
  const [hasPrevious, hasNext] = [at > 0, at < count - 1];
  useShortcuts({
    shortcuts: [
      { key: 'j', does: 'Next application', run: () => hasNext && onStep(1) },
      { key: 'k', does: 'Previous application', run: () => hasPrevious && onStep(-1) },
    ],
    active: true,
  });
  return (
    <nav aria-label="Applicants" className="flex items-center">
      <IconButton
        label="Previous applicant"
        aria-disabled={!hasPrevious}
        className="aria-disabled:opacity-40"
        onClick={() => hasPrevious && onStep(-1)}
      >
        <ChevronLeft aria-hidden />
      </IconButton>
      <KeyHint>k</KeyHint>
      <span className="pl-1 text-center text-sm text-ink-soft tabular-nums max-md:sr-only lg:pointer-fine:px-1">
        {at + 1} of {count}
        {more && '+'}
      </span>
      <KeyHint>j</KeyHint>
      <IconButton
        label="Next applicant"
        aria-disabled={!hasNext}
        className="aria-disabled:opacity-40"
        onClick={() => hasNext && onStep(1)}
      >
        <ChevronRight aria-hidden />
      </IconButton>
    </nav>
  );
}
