// /inbox: a student's conversations with companies.
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useCallback } from 'react';
import type { InboxPlace } from '../../../features/messages/inbox/inbox-place.ts';
import { RouterButtonLink } from '../../shell/links.tsx';
import { OwnInbox } from './own-inbox.tsx';

export function InboxPage() {
  const place = useSearch({ from: '/student-shell/inbox' });
  const navigate = useNavigate({ from: '/inbox' });
  const go = useCallback(
    (change: InboxPlace, { replace } = { replace: false }) =>
      void navigate({ search: (now: InboxPlace) => ({ ...now, ...change }), replace }),
    [navigate],
  );
  return <OwnInbox side="student" place={place} go={go} noContacts={noContacts} />;
}

const noContacts = { action: <RouterButtonLink to="/incentives">Browse initiatives</RouterButtonLink> };
