import type { ReactNode } from 'react';
import { ReportNote } from './report-note.tsx';

type Props = { from: string; action?: ReactNode; children: string };

/** What the student or the company wrote about an application. */
export const Quote = ({ from, action, children }: Props) => (
  <figure className="grid grid-cols-1 gap-1 rounded-control bg-sunken px-4 py-3 text-sm">
    <figcaption className="flex items-center justify-between gap-2 font-semibold">
      {from}
      {/* Above the link over a whole row. */}
      <span className="relative z-10">{action}</span>
    </figcaption>
    <blockquote className="as-typed text-ink-soft">{children}</blockquote>
  </figure>
);

type NoteProps = { id: string; company: string; note: string | null };

/** The company's note with its decision. */
export const DecisionNote = ({ id, company, note }: NoteProps) =>
  note && (
    <Quote from={company} action={<ReportNote applicationId={id} company={company} />}>
      {note}
    </Quote>
  );
