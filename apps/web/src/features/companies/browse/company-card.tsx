import type { CompanyCard as Found } from '@questline/contract';
import { limits, nameOf } from '@questline/contract/plain';
import type { ReactNode } from 'react';
import { waitInWords } from '../../../lib/format/durations.ts';
import { LogoTile } from '../../../ui/avatar.tsx';
import { Card } from '../../../ui/card.tsx';

type Props = {
  company: Found;
  /** The name, as the link over the whole card (class `stretched`). */
  link: ReactNode;
};

/** Takes three rows of its list, so that the missions and facts of a row of cards are level. Without a mission, the
 *  facts are below the name. */
export function CompanyCard({ company, link }: Props) {
  const { mission } = company;
  const industries = industriesOf(company);
  return (
    <Card
      lifts
      tight
      className="grid grid-cols-1 content-start gap-x-4 gap-y-3 md:row-span-3 md:grid-rows-subgrid md:p-5"
    >
      <div className="flex items-start gap-4">
        <LogoTile
          id={company.id}
          name={nameOf('company', company.company_name)}
          src={company.logo_url}
          size="large"
        />
        <div className="grid min-h-14 min-w-0 grow content-center gap-1">
          <h3 className="line-clamp-3 min-w-0 text-base leading-tight wrap-anywhere md:text-lg">{link}</h3>
          {industries && <p className="text-sm leading-snug wrap-anywhere text-ink-soft">{industries}</p>}
          {!mission && <Facts company={company} />}
        </div>
      </div>
      {mission && <p className="line-clamp-2">{mission}</p>}
      {mission && <Facts company={company} />}
    </Card>
  );
}

const Facts = ({
  company: { open_initiatives: count, answers_in_minutes: minutes },
}: Pick<Props, 'company'>) => (
  <div className="flex flex-wrap content-start gap-x-4 gap-y-1 text-sm text-ink-soft">
    {count === 0 ? (
      <p>No open initiatives right now</p>
    ) : (
      <p className="font-semibold text-trail-strong">
        {count} open {count === 1 ? 'initiative' : 'initiatives'}
      </p>
    )}
    {minutes !== null && <p>Usually answers in {waitInWords(minutes)}</p>}
  </div>
);

/** "Bakeries, Catering +1 more" */
function industriesOf({ industry }: Found) {
  const more = industry.length - limits.cardTags;
  const industries = industry.slice(0, limits.cardTags).join(', ');
  return more > 0 ? `${industries} +${more} more` : industries;
}
