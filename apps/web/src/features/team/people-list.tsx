import type { Teammate } from '@questline/contract';
import { useState } from 'react';
import { timeAgo } from '../../lib/format/time-ago.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog.tsx';
import { roleNames } from './role-names.ts';
import { useTeamChange } from './use-team-change.ts';

type Props = { people: Teammate[]; onLeft: () => void };

export function PeopleList({ people, onLeft }: Props) {
  const [leaving, setLeaving] = useState<Teammate>();
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
                {person.role === 'owner' && <Badge tone="green">{roleNames.owner}</Badge>}
                {person.you && <Badge>You</Badge>}
              </span>
              <span className="block text-sm text-ink-soft">Joined {timeAgo(person.joined_at)}</span>
            </span>
            <span className="flex flex-wrap gap-2">
              {person.can.change_role && (
                <Button
                  size="small"
                  variant="secondary"
                  aria-label={`${person.role === 'owner' ? 'Make a member' : 'Make an owner'}: ${person.name}`}
                  busy={changeRole.isPending && changeRole.variables.id === person.id && 'Saving…'}
                  onClick={() => changeRole.mutate(person)}
                >
                  {person.role === 'owner' ? 'Make a member' : 'Make an owner'}
                </Button>
              )}
              {person.can.remove && (
                <Button
                  size="small"
                  variant="secondary"
                  aria-label={person.you ? 'Leave the company' : `Remove ${person.name}`}
                  onClick={() => setLeaving(person)}
                >
                  {person.you ? 'Leave' : 'Remove'}
                </Button>
              )}
            </span>
          </li>
        ))}
      </ul>
      {leaving && (
        <ConfirmDialog
          open
          onOpenChange={(open) => !open && setLeaving(undefined)}
          title={leaving.you ? 'Leave this company?' : `Remove ${leaving.name}?`}
          loses={
            leaving.you
              ? "You'll be signed out and can only come back with a new invitation. What you wrote stays, under your name."
              : `${leaving.name} will be signed out on all devices right away. What they wrote stays, under their name.`
          }
          action={leaving.you ? 'Leave company' : 'Remove'}
          busy={remove.isPending && (leaving.you ? 'Leaving…' : 'Removing…')}
          onConfirm={() => remove.mutate(leaving, { onSuccess: () => setLeaving(undefined) })}
        />
      )}
    </>
  );
}
