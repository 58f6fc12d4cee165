import { Coffee } from 'lucide-react';
import { Badge } from './badge.tsx';

/** During a break, it's `calm`: the work can wait. */
export const YourTurnBadge = ({ calm = false }: { calm?: boolean | undefined }) =>
  calm ? <Badge icon={<Coffee aria-hidden />}>When you're back</Badge> : <Badge tone="sun">Your turn</Badge>;
