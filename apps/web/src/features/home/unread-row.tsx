import type { HomePage } from '@questline/contract';
import { nameOf } from '@questline/contract/plain';
import type { ReactNode } from 'react';
import { timeAgo } from '../../lib/format/time-ago.ts';
import { LogoTile } from '../../ui/avatar.tsx';
import { CountBadge } from '../../ui/badge.tsx';
import { Card } from '../../ui/card.tsx';

type Props = {
  message: HomePage['messages'][number];
  /** To the conversation, as the link over the whole row (class `stretched`). */
  link: ReactNode;
};

/** A conversation with unread messages. */
export function UnreadRow({ message, link }: Props) {
  const { company, unread, preview, at } = message;
  const name = nameOf('company', company.company_name);
  return (
    <Card lifts tight className="flex flex-wrap items-center gap-x-4 gap-y-3">
      <LogoTile id={company.id} name={name} src={company.logo_url} />
      <div className="min-w-0 flex-1 basis-48">
        <div className="flex items-baseline justify-between gap-3">
          <h3 className="flex min-w-0 items-center gap-2 text-base">
            <span className="truncate">{name}</span>
            <CountBadge count={unread} of={unread === 1 ? 'new message' : 'new messages'} />
          </h3>
          <time dateTime={at} className="shrink-0 text-sm text-ink-soft">
            {timeAgo(at)}
          </time>
        </div>
        <p className="line-clamp-1 text-sm text-ink-soft">{preview}</p>
      </div>
      {link}
    </Card>
  );
}
