// The Applications tab of /company-inbox. The filter and the open profile are in the URL.
import type { ReceivedApplication } from '@questline/contract';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { ReceivedApplications } from '../../../features/applications/received/received-list.tsx';
import { messageLink } from '../messages/message-link.tsx';
import { StudentDialog } from './student-dialog.tsx';

export function CompanyApplications() {
  const { student, about, ...search } = useSearch({ from: '/company-shell/company-inbox' });
  const { status = 'pending' } = search;
  const navigate = useNavigate({ from: '/company-inbox' });
  const closeProfile = () => void navigate({ search, replace: true, resetScroll: false });
  return (
    <ReceivedApplications
      filter={status}
      initiative={search.initiative}
      onFilter={(next) =>
        void navigate({
          search: {
            tab: 'applications',
            ...(search.initiative && { initiative: search.initiative }),
            ...(next !== 'pending' && { status: next }),
          },
          replace: true,
          resetScroll: false,
        })
      }
      onProfile={({ student: { id }, initiative }) =>
        void navigate({
          search: { ...search, student: id, about: initiative.id },
          // From one profile to the next: Back closes it.
          replace: student !== undefined,
          resetScroll: false,
        })
      }
      about={initiativeLink}
      message={messageLink}
      onMessage={({ student: { id }, initiative }) =>
        void navigate({ search: { tab: 'messages', to: id, about: initiative.id } })
      }
      initiatives={initiatives}
      opened={student === undefined ? undefined : { student, initiative: about }}
      Profile={StudentDialog}
      onProfileClose={closeProfile}
    />
  );
}

const initiativeLink = ({ initiative: { id, name } }: ReceivedApplication) => (
  <Link
    to="/company/initiative/$id"
    params={{ id }}
    className="font-medium text-ink underline-offset-4 hover:underline"
  >
    {name}
  </Link>
);

const initiatives = (
  <Link
    to="/company-initiatives"
    className="font-semibold text-trail underline underline-offset-4 hover:text-trail-strong"
  >
    See your initiatives
  </Link>
);
