import type { CompanyCard as Found } from '@questline/contract';
import { limits, nameOf } from '@questline/contract/plain';
import { Compass, MessageCircleReply } from 'lucide-react';
import type { ReactNode } from 'react';
import { waitInWords } from '../../../lib/format/durations.ts';
import { LogoTile } from '../../../ui/avatar.tsx';
import { Card } from '../../../ui/card.tsx';
import { TagList } from '../../../ui/tag.tsx';

type Props = {
  company: Found;
  /** The name, as the link over the whole card (class `stretched`). */
  link: ReactNode;
};

export function CompanyCard({ company, link }: Props) {
  const { mission, industry, answers_in_minutes } = company;
  return (
    <Card lifts className="flex h-full flex-col gap-3">
      <div className="flex items-center gap-4">
        <LogoTile
          id={company.id}
          name={nameOf('company', company.company_name)}
          src={company.logo_url}
          size="large"
        />
        <h3 className="line-clamp-3 min-w-0 text-lg leading-tight wrap-anywhere">{link}</h3>
      </div>
      {mission && <p className="line-clamp-2 text-ink-soft">{mission}</p>}
      {industry.length > 0 && <TagList tags={industry} show={limits.cardTags} />}
      <ul className="mt-auto grid gap-1.5 border-t border-line pt-3 text-sm text-ink-soft">
        <li className="flex items-center gap-2">
          <Compass aria-hidden className={company.open_initiatives > 0 ? 'text-trail' : undefined} />
          <OpenInitiatives count={company.open_initiatives} />
        </li>
        {answers_in_minutes !== null && (
          <li className="flex items-center gap-2">
            <MessageCircleReply aria-hidden />
            Usually answers in {waitInWords(answers_in_minutes)}
          </li>
        )}
      </ul>
    </Card>
  );
}

const OpenInitiatives = ({ count }: { count: number }) =>
  count === 0 ? (
    'No open initiatives right now'
  ) : (
    <span className="font-semibold text-trail-strong">
      {count} open {count === 1 ? 'initiative' : 'initiatives'}
    </span>
  );
