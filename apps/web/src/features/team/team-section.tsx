// The people of a company, in the settings.
import type { Teammate } from '@questline/contract';
import { useQuery } from '@tanstack/react-query';
import { failureText } from '../../lib/format/failure-text.ts';
import { FailedNotice } from '../../ui/feedback/notice.tsx';
import { SkeletonList } from '../../ui/feedback/skeleton.tsx';
import { PageSection } from '../../ui/layout/page-section.tsx';
import { InvitationList } from './invitation-list.tsx';
import { InviteForm } from './invite-form.tsx';
import { PeopleList } from './people-list.tsx';
import { teamQuery } from './team-query.ts';

/** With others on the team, one of them can become an owner. */
const isOnlyOwner = (people: Teammate[]) =>
  people.length > 1 && people.every(({ you, role }) => you === (role === 'owner'));

type Props = { /** Called after the person left the company. */ onLeft: () => void };

export function TeamSection({ onLeft }: Props) {
  const { data, error, isFetching, refetch } = useQuery(teamQuery);
  return (
    <PageSection
      title="Team"
      text="Everyone on the team sees all initiatives, applications and conversations with students. That keeps students safe: a second adult can always look."
    >
      {data ? (
        <>
          <PeopleList people={data.people} onLeft={onLeft} />
          {isOnlyOwner(data.people) && (
            <p className="mt-3 text-sm text-ink-soft">
              You're the only owner. To hand the company over, make someone else an owner. Then you can become
              a member or leave the team.
            </p>
          )}
          {data.invitations.length > 0 && <InvitationList invitations={data.invitations} />}
          {data.can.invite ? (
            <InviteForm />
          ) : (
            <p className="mt-4 border-t border-line pt-5 text-sm text-ink-soft">
              Owners can invite people and change roles.
            </p>
          )}
        </>
      ) : error ? (
        <FailedNotice title="Failed to load your team" busy={isFetching} onRetry={() => void refetch()}>
          {failureText(error)}
        </FailedNotice>
      ) : (
        <SkeletonList of="row" count={2} label="Loading your team…" />
      )}
    </PageSection>
  );
}
