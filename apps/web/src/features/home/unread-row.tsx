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

/** The same inside the card of a task, above that card's link. */
export const UnreadLine = ({ message: { unread, preview }, link }: Props) => (
  <div className="relative z-10 flex items-center gap-3 border-t border-line pt-4">
    <CountBadge count={unread} of={unread === 1 ? 'new message' : 'new messages'} />
    <p className="line-clamp-2 min-w-0 flex-1 text-sm text-ink-soft">“{preview}”</p>
    {link}
  </div>
);

/** A conversation with unread messages. */
export function UnreadRow({ message, link }: Props) {
  const { company, unread, preview, at } = message;
  const name = nameOf('company', company.company_name);
  return (
    <Card lifts tight className="flex flex-wrap items-start gap-x-4 gap-y-3 md:items-center">
      <LogoTile id={company.id} name={name} src={company.logo_url} />
      <div className="min-w-0 flex-1">
        <h3 className="flex items-center gap-2 text-base">
          <span className="truncate">{name}</span>
          <CountBadge count={unread} of={unread === 1 ? 'new message' : 'new messages'} />
        </h3>
        <p className="line-clamp-2 text-sm text-ink-soft md:line-clamp-1">{preview}</p>
      </div>
      <div className="flex items-center justify-between gap-4 max-md:basis-full max-md:pl-14">
        <time dateTime={at} className="text-sm text-ink-soft">
          {timeAgo(at)}
        </time>
        {link}
      </div>
    </Card>
  );
}
