import type { ReactNode } from 'react';

type Props = { instagram_handle: string | null; linkedin_handle: string | null };

/** Links to a student's social profiles, in a new tab. */
export function StudentHandles({ instagram_handle: instagram, linkedin_handle: linkedin }: Props) {
  if (!instagram && !linkedin) return <p className="text-sm text-ink-soft">Not specified</p>;
  return (
    <ul className="flex flex-wrap gap-x-8 gap-y-2">
      {instagram && (
        <Handle place="Instagram" href={`https://www.instagram.com/${encodeURIComponent(instagram)}/`}>
          @{instagram}
        </Handle>
      )}
      {linkedin && (
        <Handle place="LinkedIn" href={`https://www.linkedin.com/in/${encodeURIComponent(linkedin)}/`}>
          {linkedin}
        </Handle>
      )}
    </ul>
  );
}

const Handle = ({ place, href, children }: { place: string; href: string; children: ReactNode }) => (
  <li className="flex max-w-full min-w-0 gap-2">
    <span className="text-ink-soft">{place}</span>
    <a
      href={href}
      target="_blank"
      rel="noopener noreferrer"
      className="truncate font-semibold text-trail underline decoration-[1.5px] underline-offset-4 hover:text-trail-strong"
    >
      {children}
      <span className="sr-only"> on {place} (opens in a new tab)</span>
    </a>
  </li>
);
