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

/** Takes two rows of its list, so that the missions of a row of cards are level. */
export function CompanyCard({ company, link }: Props) {
  const { mission, open_initiatives: count } = company;
  const known = knownAbout(company);
  return (
    <Card
      lifts
      tight
      className="grid grid-cols-1 content-start gap-3 md:row-span-2 md:grid-rows-subgrid md:p-5"
    >
      <div className="flex gap-4">
        <LogoTile
          id={company.id}
          name={nameOf('company', company.company_name)}
          src={company.logo_url}
          size="large"
        />
        <div className="grid min-w-0 grow content-start gap-1 text-sm text-ink-soft">
          <h3 className="line-clamp-3 text-base leading-tight wrap-anywhere text-ink md:text-lg">{link}</h3>
          {known && <p className="wrap-anywhere">{known}</p>}
          {count === 0 ? (
            <p>No open initiatives right now</p>
          ) : (
            <p className="font-semibold text-trail-strong">
              {count} open {count === 1 ? 'initiative' : 'initiatives'}
            </p>
          )}
        </div>
      </div>
      {mission && <p className="line-clamp-2 max-md:text-sm">{mission}</p>}
    </Card>
  );
}

/** "Bakeries, Catering · Usually answers in 19 hours" */
function knownAbout({ industry, answers_in_minutes }: Found) {
  const more = industry.length - limits.cardTags;
  const industries = industry.slice(0, limits.cardTags).join(', ');
  return [
    more > 0 ? `${industries} +${more} more` : industries,
    answers_in_minutes !== null && `Usually answers in ${waitInWords(answers_in_minutes)}`,
  ]
    .filter(Boolean)
    .join(' · ');
}
