import { Menu } from 'lucide-react';
import { useRef } from 'react';
import { ButtonLink } from '../../ui/button.tsx';
import { usePagePath } from '../page-path.ts';
import { sections } from './sections.ts';

/** Links that don't fit into the header on small screens. A native popover, so it works without script. */
export function PhoneMenu({ landing }: { landing?: boolean | undefined }) {
  const path = usePagePath();
  const panel = useRef<HTMLElement>(null);
  return (
    <>
      <button
        type="button"
        aria-label="Menu"
        popoverTarget="phone-menu"
        className="-mr-2 grid size-11 place-items-center rounded-control text-ink-soft hover:bg-sunken hover:text-ink lg:hidden"
      >
        <Menu aria-hidden />
      </button>
      <nav
        ref={panel}
        id="phone-menu"
        popover="auto"
        aria-label="Menu"
        className="fixed inset-x-3 top-16 bottom-auto m-0 w-auto rounded-[20px] border border-line bg-surface p-4 text-ink shadow-pop backdrop:bg-scrim open:grid open:animate-pop md:left-auto md:w-80 lg:hidden"
      >
        {landing &&
          sections.map(({ anchor, label }) => (
            <a
              key={anchor}
              href={anchor}
              onClick={() => panel.current?.hidePopover()}
              className="flex min-h-12 items-center rounded-control px-3 text-lg font-semibold hover:bg-sunken"
            >
              {label}
            </a>
          ))}
        <div className="grid gap-3 pt-3 first:pt-0">
          {path !== '/company/inquiry' && (
            <ButtonLink variant="secondary" href="/company/inquiry">
              For Companies
            </ButtonLink>
          )}
          {path !== '/coming-soon' && <ButtonLink href="/coming-soon">Student Sign Up</ButtonLink>}
        </div>
      </nav>
    </>
  );
}
