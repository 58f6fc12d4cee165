// One operator with what a lead can change.
import type { ListedOperator } from '@questline/contract';
import type { OperatorState } from '@questline/contract/plain';
import { useState } from 'react';
import { timeAgo } from '../../lib/format/time-ago.ts';
import { Badge, type BadgeTone } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { roleNames } from '../role-names.ts';
import { OperatorChange, type Change } from './operator-change.tsx';

const stateBadges: Record<OperatorState, { tone: BadgeTone; text: string } | undefined> = {
  active: undefined,
  invited: { tone: 'yellow', text: 'Invited' },
  link_expired: { tone: 'red', text: 'Link expired' },
  disabled: { tone: 'neutral', text: 'Disabled' },
};

type Props = { operator: ListedOperator; onDone: (said: string) => void };

export function OperatorRow({ operator, onDone }: Props) {
  const { name, email, role, state, last_seen_at, passkeys, can } = operator;
  const [change, setChange] = useState<Change>();
  const badge = stateBadges[state];
  const facts = [
    last_seen_at ? `Last seen ${timeAgo(last_seen_at)}` : 'Never signed in',
    state === 'active' && `${passkeys} ${passkeys === 1 ? 'passkey' : 'passkeys'}`,
  ];
  const action = (what: Change, label: string) => (
    <Button size="small" variant="secondary" aria-label={`${label}: ${name}`} onClick={() => setChange(what)}>
      {label}
    </Button>
  );
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-3 border-b border-line py-4">
      <div className="min-w-0 grow basis-64">
        <p className="flex flex-wrap items-center gap-2 font-semibold">
          <span className="min-w-0 wrap-anywhere">{name}</span>
          <Badge tone={role === 'lead' ? 'green' : 'blue'} icon={null}>
            {roleNames[role]}
          </Badge>
          {badge && <Badge tone={badge.tone}>{badge.text}</Badge>}
        </p>
        <p className="text-sm wrap-anywhere text-ink-soft">{email}</p>
        <p className="text-sm text-ink-soft">{facts.filter(Boolean).join(' · ')}</p>
      </div>
      {can.change ? (
        <div className="flex flex-wrap gap-2">
          {state !== 'disabled' &&
            action(role === 'lead' ? 'operator' : 'lead', role === 'lead' ? 'Make operator' : 'Make lead')}
          {action('link', state === 'disabled' ? 'Let back in' : 'New set-up link')}
          {state !== 'disabled' && action('disable', 'Disable')}
        </div>
      ) : (
        <p className="text-sm text-ink-soft">This is you. Another lead can change it.</p>
      )}
      {change && (
        <OperatorChange
          operator={operator}
          change={change}
          onClose={() => setChange(undefined)}
          onDone={onDone}
        />
      )}
    </li>
  );
}
