import { isQuickWin } from '@questline/contract/hours';
import { initiativeTemplates } from '@questline/contract/initiative-templates';
import type { ReactNode } from 'react';
import { hoursInWords } from '../../lib/format/durations.ts';
import { Badge } from '../../ui/badge.tsx';
import { Card } from '../../ui/card.tsx';
import { Zap } from 'lucide-react';

/** Initiative templates to start from. The page passes in the links. */
export const TemplateChoice = ({ link }: { link: (slug: string, name: string) => ReactNode }) => (
  <ul className="grid gap-3 md:grid-cols-2">
    {initiativeTemplates.map(({ slug, content }) => (
      <li key={slug} className="min-w-0">
        <Card lifts tight className="flex h-full flex-col gap-2">
          <h3 className="leading-snug font-semibold">{link(slug, content.name)}</h3>
          <p className="text-sm text-ink-soft">{content.description}</p>
          <p className="mt-auto flex flex-wrap items-center gap-x-3 gap-y-1 pt-1 text-sm text-ink-soft tabular-nums">
            {content.tasks.length} tasks · {hoursInWords(content.total_hours)}
            {isQuickWin(content.total_hours) && <Badge icon={<Zap aria-hidden />}>Quick Win</Badge>}
          </p>
        </Card>
      </li>
    ))}
  </ul>
);
