// The company's own profile as a small card, for its overview. /company/profile shows all of it.
import type { CompanyProfile } from '@questline/contract';
import { nameOf } from '@questline/contract/plain';
import { Building2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { LogoTile } from '../../../ui/avatar.tsx';
import { cx } from '../../../ui/cx.ts';
import { TagList } from '../../../ui/tag.tsx';
import { TrailDots } from '../../../ui/trail/trail-dots.tsx';
import { CompanyBanner } from './company-banner.tsx';
import { CompanyLinks } from './company-links.tsx';
import { missingParts, partsCount, partsInWords } from './missing-parts.ts';

type Props = {
  company: CompanyProfile;
  /** Links, which only the page can build. */
  edit: (words: string) => ReactNode;
  actions: ReactNode;
};

const tagsShown = 3;

export function CompanyProfileCard({ company, edit, actions }: Props) {
  const { company_name, mission, description, industry } = company;
  const name = company_name ? nameOf('company', company_name) : 'Your company name';
  const [next, ...later] = missingParts(company);
  const done = partsCount - later.length - 1;
  return (
    <div className="grid grid-cols-1 overflow-hidden rounded-card border border-line bg-surface lg:grid-cols-[13rem_minmax(0,1fr)]">
      <div className="relative max-lg:h-24 *:absolute! *:inset-0 *:aspect-auto!">
        <CompanyBanner src={company.banner_url} name={name} />
      </div>
      <div
        className={cx(
          'grid grid-cols-1 items-start gap-x-8 gap-y-4 p-5 max-lg:pt-0',
          !!(mission || description) && 'lg:grid-cols-[minmax(0,1fr)_18rem]',
        )}
      >
        <div className="grid min-w-0 grid-cols-1 gap-3">
          <div className="gap-4 lg:flex">
            <span className="relative inline-grid self-start rounded-[26%] bg-surface max-lg:-mt-8 max-lg:mb-1 max-lg:border-4 max-lg:border-surface">
              {company_name || company.logo_url ? (
                <LogoTile id={company.id} name={name} src={company.logo_url} size="large" />
              ) : (
                <span className="grid size-14 place-items-center rounded-[26%] border-[1.5px] border-dashed border-edge text-ink-soft">
                  <Building2 aria-hidden className="size-6" strokeWidth={1.5} />
                </span>
              )}
            </span>
            <div className="grid min-w-0 grid-cols-1 gap-1">
              <h2 title={name} className="line-clamp-2 text-lg leading-tight wrap-anywhere">
                {name}
              </h2>
              {mission && (
                <p className="line-clamp-2 leading-snug font-semibold wrap-anywhere text-trail-strong">
                  {mission}
                </p>
              )}
              {description && <p className="line-clamp-2 text-sm wrap-anywhere">{description}</p>}
            </div>
          </div>
          {industry.length > 0 && <TagList tags={industry} show={tagsShown} />}
          <div className="text-sm empty:hidden">
            <CompanyLinks
              website={company.website}
              instagram_handle={company.instagram_handle}
              video_id={company.video_id}
            />
          </div>
        </div>
        <div className="grid gap-3 text-sm max-lg:border-t max-lg:border-line max-lg:pt-4">
          <p className="text-ink-soft">
            This is how your company appears to students.
            {next && ' Complete your profile to attract more ambassadors.'}
          </p>
          {next && (
            <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
              <div className="w-28">
                <TrailDots done={done} total={partsCount} />
              </div>
              <p className="tabular-nums">
                <b className="font-semibold">
                  {done} of {partsCount}.
                </b>{' '}
                Next: {edit(partsInWords[next])}
              </p>
            </div>
          )}
          <div className="flex flex-wrap gap-2">{actions}</div>
        </div>
      </div>
    </div>
  );
}
