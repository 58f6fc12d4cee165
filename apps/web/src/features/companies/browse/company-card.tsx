import type { CompanyCard as Found } from '@questline/contract';
import { limits, nameOf } from '@questline/contract/plain';
import { Compass, MessageCircleReply } from 'lucide-react';
import type { ReactNode } from 'react';
import { waitInWords } from '../../../lib/format/durations.ts';
import { LogoTile } from '../../../ui/avatar.tsx';
import { Card } from '../../../ui/card.tsx';
import { cx } from '../../../ui/cx.ts';
import { TagList } from '../../../ui/tag.tsx';

type Props = {
  company: Found;
  /** The name, as the link over the whole card (class `stretched`). */
  link: ReactNode;
};

export function CompanyCard({ company, link }: Props) {
  const { mission, industry, answers_in_minutes } = company;
  return (
    <Card
      lifts
      tight
      className="grid h-full grid-cols-[auto_minmax(0,1fr)] content-center items-center gap-x-4 gap-y-1 md:grid-rows-[auto_auto_auto_1fr] md:gap-y-3 md:p-6 md:*:not-first:not-[h3]:col-span-2"
    >
      <div className="max-md:row-span-3 max-md:self-start">
        <LogoTile
          id={company.id}
          name={nameOf('company', company.company_name)}
          src={company.logo_url}
          size="large"
        />
      </div>
      <h3 className="line-clamp-3 text-base leading-tight wrap-anywhere md:text-lg">{link}</h3>
      {mission && <p className="line-clamp-2 text-ink-soft max-md:text-sm">{mission}</p>}
      {industry.length > 0 && (
        <div className="max-md:hidden">
          <TagList tags={industry} show={limits.cardTags} />
        </div>
      )}
      <ul className="flex flex-wrap gap-x-3 gap-y-1.5 self-end text-sm text-ink-soft md:row-start-4 md:grid md:border-t md:border-line md:pt-3">
        <li className="flex items-center gap-2">
          <Compass
            aria-hidden
            className={cx('max-md:hidden', company.open_initiatives > 0 && 'text-trail')}
          />
          <OpenInitiatives count={company.open_initiatives} />
        </li>
        {answers_in_minutes !== null && (
          <li className="flex items-center gap-2">
            <MessageCircleReply aria-hidden className="max-md:hidden" />
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
