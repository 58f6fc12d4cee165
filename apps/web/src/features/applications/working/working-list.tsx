// Active Students: one row per accepted or completed application, with tabs, search and sorting.
import type { ActiveStudent } from '@questline/contract';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { type ReactNode, useRef, useState } from 'react';
import { failureText } from '../../../lib/format/failure-text.ts';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { NoResults } from '../../../ui/feedback/no-results.tsx';
import { PagedList } from '../../../ui/lists/paged-list.tsx';
import { EmptyTrailScene } from '../../../ui/scenes/empty-trail-scene.tsx';
import { useListFocus } from '../../../ui/lists/use-list-focus.ts';
import { ClosingWordsDialog } from './closing-words-dialog.tsx';
import { EndDialog } from './end-dialog.tsx';
import { type StudentsAsked, workingStudentsQuery } from './working-queries.ts';
import { type MessageLink, WorkingRow, WorkingRows } from './working-row.tsx';
import { WorkingSkeleton } from './working-skeleton.tsx';

type Props = {
  asked: StudentsAsked;
  onClear: () => void;
  /** Opens the student's oldest submission without a review. */
  onReview: (row: ActiveStudent) => void;
  onSubmissions: (row: ActiveStudent) => void;
  onProfile: (row: ActiveStudent) => void;
  message: MessageLink;
  /** Search and sorting, hidden for a company without students. */
  tools: ReactNode;
  /** Link to the applications, for a company that hasn't accepted anyone. */
  applications: ReactNode;
};

export function WorkingList(props: Props) {
  const { asked, onClear, onReview, onSubmissions, onProfile, message, tools, applications } = props;
  // Keeps the previous list on screen while the search text changes.
  const list = useInfiniteQuery({ ...workingStudentsQuery(asked), placeholderData: keepPreviousData });
  const [ending, setEnding] = useState<ActiveStudent>();
  const [closing, setClosing] = useState<ActiveStudent>();
  const box = useRef<HTMLDivElement>(null);
  const listFocus = useListFocus(box, list.data);
  const nobody = list.data?.pages[0]?.items.length === 0 && asked.tab === 'all' && !asked.search;
  return (
    <div ref={box} tabIndex={-1} className="outline-none">
      {!nobody && tools}
      <PagedList
        list={list}
        failed={{ title: 'Error loading data', text: failureText(list.error) }}
        loading={<WorkingSkeleton />}
        empty={<NoStudents asked={asked} onClear={onClear} applications={applications} />}
        noun={['student', 'students']}
      >
        {(items) => (
          <WorkingRows>
            {items.map((row) => (
              <li key={row.application_id} className="min-w-0">
                <WorkingRow
                  row={row}
                  first={row === items.find(({ reviews_pending }) => reviews_pending > 0)}
                  ofInitiative={asked.initiative_id !== undefined}
                  onReview={() => onReview(row)}
                  onSubmissions={() => onSubmissions(row)}
                  onProfile={() => onProfile(row)}
                  message={message}
                  onEnd={() => setEnding(row)}
                  onClosingWords={() => setClosing(row)}
                />
              </li>
            ))}
          </WorkingRows>
        )}
      </PagedList>
      <ClosingWordsDialog row={closing} onClose={() => setClosing(undefined)} />
      <EndDialog row={ending} onClose={() => setEnding(undefined)} onEnded={(id) => listFocus.stayAt(id)} />
    </div>
  );
}

function NoStudents({
  asked: { tab, search },
  onClear,
  applications,
}: Pick<Props, 'asked' | 'onClear' | 'applications'>) {
  if (search)
    return (
      <NoResults
        title="No students found"
        text={`No first or last name starts with “${search}”.`}
        onClear={onClear}
      />
    );
  return (
    <EmptyState
      scene={<EmptyTrailScene />}
      title="No students found"
      text={empty[tab]}
      action={tab === 'all' && applications}
    />
  );
}

const empty = {
  all: 'Once you accept an application, the student shows up here with all their work.',
  in_progress: 'Nobody is working on this right now.',
  completed: 'Students show up here once all their tasks are approved.',
  needs_attention:
    'Students show up here after 7 days without a submission, or 3 days without the changes you requested.',
};
