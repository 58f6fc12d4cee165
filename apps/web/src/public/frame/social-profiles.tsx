// Links to social profiles at the end of every public page. The server fills in the marked places or removes them,
// depending on the deployment's settings. Outside the page's root, because it needs no script.
import { ArrowUpRight } from 'lucide-react';
import { renderToStaticMarkup } from 'react-dom/server';

const profiles = [
  { setting: 'INSTAGRAM_URL', label: 'Instagram' },
  { setting: 'TIKTOK_URL', label: 'TikTok' },
  { setting: 'LINKEDIN_URL', label: 'LinkedIn' },
];

const Profile = ({ label }: { label: string }) => (
  <a
    href="__SETTING__"
    target="_blank"
    rel="noopener"
    className="flex min-h-11 items-center gap-1 font-semibold text-ink-soft underline-offset-4 hover:text-ink hover:underline"
  >
    {label}
    <ArrowUpRight aria-hidden className="size-4" />
    <span className="sr-only">(opens in a new tab)</span>
  </a>
);

const marked = profiles
  .map(
    ({ setting, label }) =>
      `<!--setting ${setting}-->${renderToStaticMarkup(<Profile label={label} />)}<!--/setting-->`,
  )
  .join('');

export const socialProfiles = `<!--settings--><div class="bg-sunken"><div class="mx-auto max-w-page px-5 md:px-10"><nav aria-label="Social profiles" class="flex flex-wrap gap-x-7 border-t border-line py-3">${marked}</nav></div></div><!--/settings-->`;
