// The card of an initiative, the same everywhere. The caller passes in the links.
import { limits, smallPicture } from '@questline/contract/plain';
import { Building2, Sparkles } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Badge } from '../../../ui/badge.tsx';
import { Card } from '../../../ui/card.tsx';
import { cx } from '../../../ui/cx.ts';
import { colorOf } from '../../../ui/initials.ts';
import { TagList } from '../../../ui/tag.tsx';
import { Tooltip } from '../../../ui/overlays/tooltip.tsx';
import { InitiativePicture } from './initiative-picture.tsx';

type Props = {
  name: string;
  description: string;
  tags: readonly string[];
  company: { company_name: string; logo_url: string | null };
  /** Null draws hills instead; left out, the card has no image. */
  banner_url?: string | null;
  /** The company's name as a link. */
  companyLink?: ReactNode;
  bestFit?: boolean;
  /** Optional parts: badges next to 'Best Fit', why it fits, facts, a button in the corner. */
  badges?: ReactNode;
  reasons?: ReactNode;
  facts?: ReactNode;
  corner?: ReactNode;
  /** 'View Initiative', if the page can be opened. */
  link?: ReactNode;
};

export function InitiativeCard(props: Props) {
  const { name, description, tags, company, companyLink, banner_url } = props;
  const { bestFit, badges, reasons, facts, corner, link } = props;
  return (
    <Card lifts={!!link} className={cx('flex flex-col gap-2.5 md:gap-3', description && 'h-full')}>
      {banner_url !== undefined && (
        <InitiativePicture
          key={banner_url}
          src={banner_url}
          company={company.company_name}
          className={atTheTop}
        />
      )}
      <div className="flex items-center gap-3">
        <CompanyLogo {...company} />
        <p className="line-clamp-2 min-w-0 grow text-sm leading-snug font-semibold text-ink-soft">
          {companyLink ?? company.company_name}
        </p>
        {corner}
      </div>
      {(bestFit || badges) && (
        <div
          className={cx(
            'flex flex-wrap gap-1.5',
            // On phones they are on the image, so that more than one initiative fits on the screen.
            banner_url !== undefined && 'max-md:absolute max-md:top-4 max-md:right-4 max-md:left-5',
          )}
        >
          {bestFit && (
            <Badge tone="green" icon={<Sparkles aria-hidden />}>
              Best Fit
            </Badge>
          )}
          {badges}
        </div>
      )}
      <h3 className="text-lg leading-tight wrap-anywhere">{name}</h3>
      {description && <p className="line-clamp-3 text-ink-soft">{description}</p>}
      {reasons}
      {tags.length > 0 && (
        // On phones the reason is enough.
        <div className={cx(!!reasons && 'max-md:hidden')}>
          <TagList tags={tags} show={limits.cardTags} />
        </div>
      )}
      {facts}
      {link && <div className="mt-auto pt-1">{link}</div>}
    </Card>
  );
}

const atTheTop =
  '-mx-5 -mt-5 mb-1 h-14 w-[calc(100%+2.5rem)] max-w-none rounded-t-[calc(var(--radius-card)-1px)] md:-mx-6 md:h-auto md:-mt-6 md:aspect-16/5 md:w-[calc(100%+3rem)]';

/** The logo, or a building icon when there is none or it fails to load. Raised above the link that covers the card, so
 *  its tooltip works. */
function CompanyLogo({ company_name: name, logo_url }: Props['company']) {
  const [broken, setBroken] = useState<string>();
  const logo = logo_url && smallPicture(logo_url);
  const showsImage = logo && logo !== broken;
  return (
    <Tooltip text={name}>
      <span
        className={cx(
          'relative z-10 grid size-10 shrink-0 place-items-center overflow-hidden rounded-[26%] forced-colors:border',
          showsImage ? 'border border-line bg-surface' : colorOf(name),
        )}
      >
        {showsImage ? (
          <img
            src={logo}
            alt=""
            width="40"
            height="40"
            className="size-full rounded-[inherit] object-contain p-[8%]"
            onError={() => setBroken(logo)}
          />
        ) : (
          <Building2 aria-hidden />
        )}
      </span>
    </Tooltip>
  );
}
