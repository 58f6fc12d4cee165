import { websiteLink } from '@questline/contract/plain';
import { Camera, CirclePlay, Globe } from 'lucide-react';
import type { ReactNode } from 'react';

type Props = {
  website: string | null;
  instagram_handle: string | null;
  /** Where the video itself isn't shown. */
  video_id?: string | null;
};

/** External links in a new tab. A website that isn't a valid URL stays text. */
export function CompanyLinks({ website, instagram_handle: handle, video_id: video }: Props) {
  const link = website ? websiteLink(website) : null;
  if (!website && !handle && !video) return null;
  return (
    <ul className="flex flex-wrap gap-x-6 gap-y-2">
      {website && (
        <Row icon={<Globe aria-hidden />}>
          {link ? <WayOut href={link.href} label={link.label} says="Website" /> : website}
        </Row>
      )}
      {handle && (
        <Row icon={<Camera aria-hidden />}>
          <WayOut
            href={`https://www.instagram.com/${encodeURIComponent(handle)}/`}
            label={`@${handle}`}
            says="Instagram"
          />
        </Row>
      )}
      {video && (
        <Row icon={<CirclePlay aria-hidden />}>
          <WayOut
            href={`https://www.youtube.com/watch?v=${encodeURIComponent(video)}`}
            label="Video"
            says="YouTube"
          />
        </Row>
      )}
    </ul>
  );
}

const Row = ({ icon, children }: { icon: ReactNode; children: ReactNode }) => (
  <li className="flex max-w-full min-w-0 items-center gap-2 text-ink-soft">
    {icon}
    <span className="min-w-0 truncate">{children}</span>
  </li>
);

const WayOut = ({ href, label, says }: { href: string; label: string; says: string }) => (
  <a
    href={href}
    target="_blank"
    rel="noopener noreferrer"
    className="relative font-semibold text-trail underline decoration-[1.5px] underline-offset-4 hover:text-trail-strong"
  >
    <span className="sr-only">{says}: </span>
    {label}
    <span className="sr-only"> (opens in a new tab)</span>
  </a>
);
