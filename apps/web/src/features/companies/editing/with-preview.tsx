import type { ReactNode } from 'react';
import { daysInWords } from '../../../lib/format/durations.ts';
import { CompanyProfileView, type ShownCompany } from '../profile/company-profile-view.tsx';

type Props = {
  company: ShownCompany;
  answersWithinDays: number;
  /** Only the form. */
  hidden?: boolean;
  children: ReactNode;
};

/** A form with a live preview of what students see, beside it or below. */
export const WithPreview = ({ company, answersWithinDays, hidden, children }: Props) =>
  hidden ? (
    children
  ) : (
    <div className="grid grid-cols-1 gap-8 lg:grid-cols-[minmax(0,1fr)_minmax(0,26rem)] lg:items-start xl:grid-cols-[minmax(0,1fr)_minmax(0,30rem)]">
      <div className="min-w-0">{children}</div>
      <aside aria-label="What students see" className="grid min-w-0 grid-cols-1 gap-3 lg:sticky lg:top-24">
        <p className="text-sm font-semibold text-ink-soft">This is how students see you</p>
        <CompanyProfileView
          company={company}
          answers={`Answers within ${daysInWords(answersWithinDays)}`}
          hints
        />
      </aside>
    </div>
  );
