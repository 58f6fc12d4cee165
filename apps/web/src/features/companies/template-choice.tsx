import { isQuickWin } from '@questline/contract/hours';
import { initiativeTemplates } from '@questline/contract/initiative-templates';
import { type ReactNode, useState } from 'react';
import { hoursInWords } from '../../lib/format/durations.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { ArrowRight, Zap } from 'lucide-react';

const shownAtFirst = 6;

/** Initiative templates to start from. The page passes in the links. */
export function TemplateChoice({ link }: { link: (slug: string, name: string) => ReactNode }) {
  const [all, setAll] = useState(false);
  return (
    <div className="grid gap-4">
      <ul className="grid gap-3 md:grid-cols-2">
        {initiativeTemplates.slice(0, all ? undefined : shownAtFirst).map(({ slug, content }) => (
          <li key={slug} className="min-w-0">
            <Card lifts tight className="group flex h-full flex-col gap-2">
              <h3 className="leading-snug font-semibold">{link(slug, content.name)}</h3>
              <p className="text-sm text-ink-soft">{content.description}</p>
              <p className="mt-auto flex flex-wrap items-center gap-x-3 gap-y-1 pt-1 text-sm text-ink-soft tabular-nums">
                {content.tasks.length} tasks · {hoursInWords(content.total_hours)}
                {isQuickWin(content.total_hours) && <Badge icon={<Zap aria-hidden />}>Quick Win</Badge>}
                <ArrowRight
                  aria-hidden
                  className="ml-auto size-5 text-trail transition-transform group-hover:translate-x-0.5"
                />
              </p>
            </Card>
          </li>
        ))}
      </ul>
      <Button
        variant="secondary"
        className="justify-self-start"
        aria-expanded={all}
        onClick={() => setAll(!all)}
      >
        {all ? 'Show fewer templates' : `Show all ${initiativeTemplates.length} templates`}
      </Button>
    </div>
  );
}
