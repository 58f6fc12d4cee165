import { limits, productName } from '@questline/contract/plain';
import { Brand } from '../../ui/brand.tsx';
import { SignInLinks } from './sign-in-links.tsx';
import { PhoneMenu } from './phone-menu.tsx';
import { sections } from './sections.ts';
import { useScrolledPast } from './use-scrolled-past.ts';

/** `landing`: includes links to the sections. Sticky, and turns solid after scrolling. */
export function PublicHeader({ landing }: { landing?: boolean | undefined }) {
  const isSolid = useScrolledPast(limits.headerSolidAfterPx);
  return (
    <header
      data-solid={isSolid || undefined}
      className="sticky top-0 z-30 border-b border-transparent transition-colors data-solid:border-line data-solid:bg-paper"
    >
      <div className="mx-auto flex min-h-17 w-full max-w-page items-center gap-x-3 px-5 md:min-h-20 md:gap-x-8 md:px-10">
        <Brand href="/">{productName}</Brand>
        {landing && (
          <nav aria-label="Sections" className="flex gap-6 max-lg:hidden">
            {sections.map(({ anchor, label }) => (
              <a
                key={anchor}
                href={anchor}
                className="flex min-h-11 items-center font-medium text-ink-soft hover:text-ink hover:underline underline-offset-4"
              >
                {label}
              </a>
            ))}
          </nav>
        )}
        <div className="ml-auto flex items-center">
          <SignInLinks />
          <PhoneMenu landing={landing} />
        </div>
      </div>
    </header>
  );
}
