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

type Props = {
  name: string;
  description: string;
  tags: readonly string[];
  company: { company_name: string; logo_url: string | null };
  /** Null draws a trail instead; left out, the card has no image. */
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
    <Card lifts={!!link} className="flex h-full flex-col gap-3">
      {banner_url !== undefined && (
        <CardImage key={banner_url} src={banner_url} company={company.company_name} />
      )}
      <div className="flex items-center gap-3">
        <CompanyLogo {...company} />
        <p className="line-clamp-2 min-w-0 grow text-sm leading-snug font-semibold text-ink-soft">
          {companyLink ?? company.company_name}
        </p>
        {corner}
      </div>
      {(bestFit || badges) && (
        <div className="flex flex-wrap gap-1.5">
          {bestFit && (
            <Badge tone="green" icon={<Sparkles aria-hidden />}>
              Best Fit
            </Badge>
          )}
          {badges}
        </div>
      )}
      <h3 className="text-lg leading-tight wrap-anywhere">{name}</h3>
      <p className="line-clamp-3 text-ink-soft">{description}</p>
      {reasons}
      {tags.length > 0 && <TagList tags={tags} show={limits.cardTags} />}
      {facts}
      {link && <div className="mt-auto pt-1">{link}</div>}
    </Card>
  );
}

const atTheTop =
  '-mx-5 -mt-5 mb-1 aspect-16/5 w-[calc(100%+2.5rem)] max-w-none rounded-t-[calc(var(--radius-card)-1px)] md:-mx-6 md:-mt-6 md:w-[calc(100%+3rem)]';

function CardImage({ src, company }: { src: string | null; company: string }) {
  const [isBroken, setIsBroken] = useState(false);
  if (!src || isBroken) return <DrawnTrail company={company} />;
  return (
    <img
      src={smallPicture(src)}
      alt=""
      loading="lazy"
      className={cx(atTheTop, 'bg-sunken object-cover')}
      onError={() => setIsBroken(true)}
    />
  );
}

/** In the company's color, so that cards in one row have the same shape. On phones, where each card is alone, it's hidden. */
const DrawnTrail = ({ company }: { company: string }) => (
  <svg
    viewBox="0 0 320 100"
    aria-hidden
    preserveAspectRatio="xMidYMax slice"
    className={cx(atTheTop, colorOf(company), 'max-md:hidden')}
  >
    <path d="M-5 66C60 34 130 40 195 60s95 0 130-22v70H-5z" fill="currentColor" opacity="0.12" />
    <path d="M-5 88c90-34 170-20 230-10s70-2 100-10v40H-5z" fill="currentColor" opacity="0.16" />
    <g fill="none" stroke="currentColor" strokeWidth="3">
      <path
        d="M40 66C80 44 110 44 160 62s80 2 120-20"
        strokeLinecap="round"
        strokeDasharray="0.1 8"
        opacity="0.6"
      />
      <circle cx="40" cy="66" r="6" className="fill-surface" />
      <circle cx="160" cy="62" r="6" className="fill-surface" />
      <circle cx="280" cy="42" r="6" className="fill-sun" />
    </g>
  </svg>
);

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
            className="size-full object-contain p-[8%]"
            onError={() => setBroken(logo)}
          />
        ) : (
          <Building2 aria-hidden />
        )}
      </span>
    </Tooltip>
  );
}
