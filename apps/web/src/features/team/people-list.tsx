import type { Teammate } from '@questline/contract';
import { limits } from '@questline/contract/plain';
import { useState } from 'react';
import { timeAgo } from '../../lib/format/time-ago.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog.tsx';
import { roleNames } from './role-names.ts';
import { useTeamChange } from './use-team-change.ts';

function newRole({ you, role }: Teammate) {
  if (you) return 'Become a member';
  return role === 'owner' ? 'Make a member' : 'Make an owner';
}

function roleQuestion({ you, name, role }: Teammate) {
  if (you)
    return {
      title: 'Become a member?',
      loses:
        "You'll no longer manage the team or be able to rename, export or delete the company, and invitations you sent are canceled. Only another owner can make you an owner again.",
    };
  if (role === 'owner')
    return {
      title: `Make ${name} a member?`,
      loses: `${name} will no longer manage the team or be able to rename, export or delete the company. Invitations they sent are canceled.`,
    };
  return {
    title: `Make ${name} an owner?`,
    loses:
      'Owners can invite and remove people, change roles (including yours), rename the company, export its data and delete it.',
    harmless: true,
  };
}

type Props = { people: Teammate[]; onLeft: () => void };

export function PeopleList({ people, onLeft }: Props) {
  const [leaving, setLeaving] = useState<Teammate>();
  const [changing, setChanging] = useState<Teammate>();
  const { changeRole, remove } = useTeamChange({ onLeft });
  return (
    <>
      <ul>
        {people.map((person) => (
          <li
            key={person.id}
            className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-line py-3.5 first:pt-0 last:border-0 last:pb-0"
          >
            <Avatar id={person.id} name={person.name} src={person.photo_url} />
            <span className="min-w-0 grow basis-44">
              <span className="flex flex-wrap items-center gap-x-3 gap-y-1 font-semibold">
                <span className="min-w-0 break-words">{person.name}</span>
                {person.role === 'owner' && (
                  <Badge tone="green" icon={null}>
                    {roleNames.owner}
                  </Badge>
                )}
                {person.you && <Badge>You</Badge>}
              </span>
              {person.email && <span className="block text-sm break-all text-ink-soft">{person.email}</span>}
              <span className="block text-sm text-ink-soft">Joined {timeAgo(person.joined_at)}</span>
            </span>
            <span className="flex flex-wrap gap-2">
              {person.can.change_role && (
                <Button
                  size="small"
                  variant="secondary"
                  aria-label={person.you ? undefined : `${newRole(person)}: ${person.name}`}
                  onClick={() => setChanging(person)}
                >
                  {newRole(person)}
                </Button>
              )}
              {person.can.remove && (
                <Button
                  size="small"
                  variant="secondary"
                  aria-label={person.you ? undefined : `Remove ${person.name}`}
                  onClick={() => setLeaving(person)}
                >
                  {person.you ? 'Leave the team' : 'Remove'}
                </Button>
              )}
            </span>
          </li>
        ))}
      </ul>
      {changing && (
        <ConfirmDialog
          {...roleQuestion(changing)}
          open
          onOpenChange={(open) => !open && setChanging(undefined)}
          action={newRole(changing)}
          busy={changeRole.isPending && 'Saving…'}
          onConfirm={() => changeRole.mutate(changing, { onSettled: () => setChanging(undefined) })}
        />
      )}
      {leaving && (
        <ConfirmDialog
          open
          onOpenChange={(open) => !open && setLeaving(undefined)}
          title={leaving.you ? 'Leave the team?' : `Remove ${leaving.name}?`}
          loses={
            leaving.you
              ? `You'll be signed out and can only come back with a new invitation. What you wrote stays, under your name, and your drafts pass to an owner. Your account is deleted after ${limits.withoutCompanyDays} days, unless you join another company. To delete it now, choose “Delete my account” below instead.`
              : `${leaving.name} will be signed out on all devices right away. What they wrote stays, under their name, and their drafts pass to you.`
          }
          action={leaving.you ? 'Leave the team' : 'Remove'}
          busy={remove.isPending && (leaving.you ? 'Leaving…' : 'Removing…')}
          onConfirm={() => remove.mutate(leaving, { onSuccess: () => setLeaving(undefined) })}
        />
      )}
    </>
  );
}
