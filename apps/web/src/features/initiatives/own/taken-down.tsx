import { takedownReasons } from '@questline/contract/plain';
import type { Takedown } from '@questline/contract';
import { ShieldX } from 'lucide-react';
import type { ReactNode } from 'react';
import { timeAgo } from '../../../lib/format/time-ago.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Card } from '../../../ui/card.tsx';

type Props = {
  takedown: Takedown;
  /** What the company can do now. */
  ways: ReactNode;
};

/** Instead of an initiative that operators took down: why, and what the company can do. */
export const TakenDown = ({ takedown: { name, reason, taken_down_at }, ways }: Props) => (
  <Card className="grid max-w-2xl grid-cols-1 gap-5">
    <div className="grid grid-cols-1 justify-items-start gap-2">
      <Badge tone="coral" icon={<ShieldX aria-hidden />}>
        Taken down {timeAgo(taken_down_at)}
      </Badge>
      <h1 className="text-2xl wrap-anywhere">{name}</h1>
      <p>A person on our safety team looked at this initiative and took it down. {takedownReasons[reason]}</p>
    </div>
    <div className="grid gap-2">
      <h2 className="text-base">What this means</h2>
      <ul className="grid list-disc gap-1.5 pl-5 text-ink-soft">
        <li>Students can't see it anymore, and the work on it has ended.</li>
        <li>What students finished stays in their history.</li>
        <li>Your other initiatives haven't changed.</li>
      </ul>
    </div>
    <div className="grid gap-3">
      <h2 className="text-base">What you can do</h2>
      <p className="text-ink-soft">
        Create a new initiative that follows the code of conduct. If you think we got this wrong, reply to the
        email we sent you. A person reads it.
      </p>
      <div className="flex flex-wrap gap-3">{ways}</div>
    </div>
  </Card>
);
