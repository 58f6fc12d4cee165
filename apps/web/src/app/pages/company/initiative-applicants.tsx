import type { OwnInitiative } from '@questline/contract';
import { useNavigate, useSearch } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { ReceivedApplications } from '../../../features/applications/received/received-list.tsx';
import { messageLink } from '../messages/message-link.tsx';
import { StudentDialog } from './student-dialog.tsx';
import { useInitiativeSearch } from './use-initiative-search.ts';

type Props = { initiative: OwnInitiative; tools: ReactNode };

/** The Applicants tab of the company's initiative page. */
export function InitiativeApplicants({ initiative, tools }: Props) {
  const { id } = initiative;
  const { status = 'pending', student } = useSearch({ from: '/company-shell/company/initiative/$id' });
  const { change, close } = useInitiativeSearch();
  const navigate = useNavigate();
  const closeProfile = () => close('student');
  return (
    <ReceivedApplications
      filter={status}
      initiative={id}
      onFilter={(next) => change({ status: next === 'pending' ? undefined : next })}
      // From one profile to the next, the last one is replaced: Back closes it.
      onProfile={({ student: { id: studentId } }) => change({ student: studentId }, student !== undefined)}
      message={messageLink}
      onMessage={({ student: applicant }) =>
        void navigate({ to: '/company-inbox', search: { tab: 'messages', to: applicant.id, about: id } })
      }
      initiatives={null}
      nobody={
        initiative.status === 'active'
          ? undefined
          : 'Activate this initiative so that students can find it and apply.'
      }
      tools={tools}
      opened={student === undefined ? undefined : { student, initiative: id }}
      Profile={StudentDialog}
      onProfileClose={closeProfile}
    />
  );
}
