import { Zap } from 'lucide-react';
import { Badge } from '../../../ui/badge.tsx';

export const QuickWinBadge = () => <Badge icon={<Zap aria-hidden />}>Quick Win</Badge>;
