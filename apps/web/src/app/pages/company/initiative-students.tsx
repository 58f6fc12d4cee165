import type { OwnInitiative } from '@questline/contract';
import { useSearch } from '@tanstack/react-router';
import { UserRoundCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { useStudentTabs } from '../../../features/applications/working/use-student-tabs.ts';
import { WorkingList } from '../../../features/applications/working/working-list.tsx';
import { useNextReview } from '../../../features/submissions/review/use-next-review.ts';
import { Button } from '../../../ui/button.tsx';
import { Tabs } from '../../../ui/layout/tabs.tsx';
import { studentMessage } from '../messages/message-link.tsx';
import { WithTools } from './export/with-tools.tsx';
import { StudentDialog } from './student-dialog.tsx';
import { useInitiativeSearch } from './use-initiative-search.ts';

type Props = { initiative: OwnInitiative; onReview: (submissionId: string) => void; tools: ReactNode };

/** The Students tab of the company's initiative page. */
export function InitiativeStudents({ initiative, onReview, tools }: Props) {
  const { id } = initiative;
  const { students = 'all', student } = useSearch({ from: '/company-shell/company/initiative/$id' });
  const { change, open, close, show } = useInitiativeSearch();
  const asked = { tab: students, sort: 'attention', search: '', initiative_id: id } as const;
  const { tabs, nobody, failed } = useStudentTabs(asked);
  const reviewNext = useNextReview({ onReview, onNone: (application) => open({ application }) });
  const list = (
    <WorkingList
      key={students}
      asked={asked}
      onClear={() => change({ students: undefined })}
      onReview={({ application_id }) => void reviewNext(application_id)}
      onSubmissions={({ application_id }) => open({ application: application_id })}
      onProfile={({ student: { id: studentId } }) => open({ student: studentId })}
      message={studentMessage}
      tools={null}
      applications={
        initiative.totals.to_decide > 0 && (
          <Button
            variant="secondary"
            icon={<UserRoundCheck aria-hidden />}
            onClick={() => show('applicants')}
          >
            See applicants
          </Button>
        )
      }
    />
  );
  return (
    <>
      {nobody ? (
        list
      ) : (
        <WithTools tools={!failed && tools}>
          <Tabs
            label="Filter students"
            look="segment"
            tabs={tabs}
            value={students}
            onChange={(next) => change({ students: next === 'all' ? undefined : next })}
          >
            {list}
          </Tabs>
        </WithTools>
      )}
      <StudentDialog id={student} onClose={() => close('student')} />
    </>
  );
}
