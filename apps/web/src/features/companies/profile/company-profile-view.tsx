// A company as students see it: on its own pages, in the onboarding preview, on /company/{id}. `hints` show the company
// what is missing.
import type { CompanyProfile } from '@questline/contract';
import { nameOf } from '@questline/contract/plain';
import { Building2, MessageCircleReply } from 'lucide-react';
import type { ReactNode } from 'react';
import { LogoTile } from '../../../ui/avatar.tsx';
import { TagList } from '../../../ui/tag.tsx';
import { VideoStill } from '../../../ui/video-still.tsx';
import { CompanyBanner } from './company-banner.tsx';
import { CompanyLinks } from './company-links.tsx';

export type ShownCompany = Omit<
  CompanyProfile,
  'updated_at' | 'can' | 'video_url' | 'time_zone' | 'answers_within_days'
>;

type Props = {
  company: ShownCompany;
  hints?: boolean;
  /** That it was verified, for students. */
  mark?: ReactNode;
  /** The main button: Edit Profile for the company, its initiatives for students. */
  action?: ReactNode;
  /** In the corner of the banner. */
  menu?: ReactNode;
  /** How soon it answers. */
  answers?: string;
  /** The company's initiatives, on pages that show them. */
  children?: ReactNode;
};

export function CompanyProfileView({ company, hints = false, mark, action, menu, answers, children }: Props) {
  const name = hints && !company.company_name ? 'Your company name' : nameOf('company', company.company_name);
  const { mission, description, industry, video_id: video } = company;
  const links = <CompanyLinks website={company.website} instagram_handle={company.instagram_handle} />;
  return (
    <div className="relative overflow-hidden rounded-card border border-line bg-surface">
      <CompanyBanner src={company.banner_url} name={name} />
      {menu && <div className="absolute top-3 right-3">{menu}</div>}
      <div className="@container grid grid-cols-1 gap-6 px-5 py-5 md:p-8 md:pt-6">
        {/* Below the banner, which may show something where a logo would cover it. */}
        <div className="flex flex-wrap items-center gap-x-4 gap-y-3 md:gap-x-5">
          {company.company_name || company.logo_url ? (
            <LogoTile id={company.id} name={name} src={company.logo_url} size="huge" />
          ) : (
            <NoLogo />
          )}
          <div className="grid min-w-0 flex-1 basis-48 gap-1">
            <h2 title={name} className="line-clamp-2 text-2xl wrap-anywhere">
              {name}
            </h2>
            {mark}
          </div>
          {action}
        </div>
        <div className="grid grid-cols-1 gap-3">
          {industry.length > 0 ? (
            <TagList tags={industry} show={industry.length} />
          ) : (
            hints && <Hint>Add industry tags so students can find you.</Hint>
          )}
          {answers && (
            <p className="flex items-start gap-2 text-sm text-ink-soft">
              <MessageCircleReply aria-hidden className="mt-px" />
              {answers}
            </p>
          )}
          {mission ? (
            <p className="max-w-line font-head text-lg leading-snug font-semibold as-typed text-trail-strong">
              {mission}
            </p>
          ) : (
            hints && <Hint>Add your mission: one or two sentences about why you do this.</Hint>
          )}
        </div>
        {description || video || hints ? (
          <div className="grid grid-cols-1 gap-6 @3xl:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] @3xl:items-start">
            <div className="grid grid-cols-1 gap-5">
              {description ? (
                <p className="max-w-line as-typed">{description}</p>
              ) : (
                hints && <Hint>Add a description: who you are and what students would work on.</Hint>
              )}
              {links}
            </div>
            {video && <VideoStill key={video} id={video} title={`Video by ${name}`} />}
          </div>
        ) : (
          links
        )}
        {children}
      </div>
    </div>
  );
}

/** Placeholder while there is no name to take initials from. */
const NoLogo = () => (
  <span className="grid size-24 place-items-center rounded-[26%] border-[1.5px] border-dashed border-edge text-ink-soft">
    <Building2 aria-hidden className="size-9" strokeWidth={1.5} />
  </span>
);

const Hint = ({ children }: { children: ReactNode }) => (
  <p className="max-w-line border-l-[3px] border-dotted border-trail py-0.5 pl-3 text-sm text-ink-soft">
    {children}
  </p>
);
