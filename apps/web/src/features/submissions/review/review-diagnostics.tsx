import type { ReviewedSubmission } from '@questline/contract';
import { Disclosure } from '../../../ui/layout/disclosure.tsx';

type Props = { submission: ReviewedSubmission; readAt: number };

/** Ids and times for debugging, without content. Rendered only when diagnostics are on. */
export const ReviewDiagnostics = ({ submission, readAt }: Props) => {
  const { id, application_id, student, initiative, task, file, status, attempt, queue } = submission;
  const facts = {
    submission: id,
    application: application_id,
    student: student.id,
    initiative: initiative.id,
    task: task.id,
    file: file && `${file.id} ${file.status}`,
    status,
    attempt,
    previous: queue.previous,
    next: queue.next,
    read: new Date(readAt).toISOString(),
  };
  return (
    <Disclosure summary="Debug">
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1 font-mono text-xs">
        {Object.entries(facts).map(([name, value]) => (
          <div key={name} className="contents">
            <dt>{name}</dt>
            <dd className="wrap-anywhere">{value ?? '–'}</dd>
          </div>
        ))}
      </dl>
    </Disclosure>
  );
};
