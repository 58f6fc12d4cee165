// The frame of the desk after signing in: navigation, and the screen that the URL names. `/desk` is the first one.
import type { OperatorSession } from '@questline/contract';
import { useMutation } from '@tanstack/react-query';
import { LogOut } from 'lucide-react';
import { Suspense, useEffect, useRef } from 'react';
import { failureText } from '../lib/format/failure-text.ts';
import { usePageTitle } from '../lib/page-title.ts';
import { Notice } from '../ui/feedback/notice.tsx';
import { SkeletonList } from '../ui/feedback/skeleton.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import { SkipLink } from '../ui/layout/skip-link.tsx';
import { useShortcuts } from '../ui/overlays/shortcuts.tsx';
import { DeskBrand } from './desk-frame.tsx';
import { followLink, useDeskLocation } from './desk-location.ts';
import { deskApi } from './desk-queries.ts';
import { deskScreens } from './desk-screens.ts';

export function SignedInFrame({ operator }: { operator: OperatorSession }) {
  const { path } = useDeskLocation();
  const screens = deskScreens.filter(({ leadsOnly }) => !leadsOnly || operator.role === 'lead');
  const current = screens.find((screen) => screen.path === path) ?? screens[0]!;
  usePageTitle(`${current.name} · Desk`);
  const main = useRef<HTMLElement>(null);
  const navigation = useRef<HTMLElement>(null);
  const shown = useRef(current);
  // Keyboard and screen reader continue at the new screen.
  useEffect(() => {
    if (shown.current !== current) main.current?.focus();
    shown.current = current;
  }, [current, shown]);
  const focusNavigation = () =>
    navigation.current?.querySelector<HTMLElement>('[aria-current=page]')?.focus();
  useShortcuts({ shortcuts: [{ key: 'g', does: 'Go to the menu', run: focusNavigation }], active: true });
  const signOut = useMutation({
    mutationFn: () => deskApi('DELETE /api/desk/session'),
    // A new document has nothing in memory of what the operator saw.
    onSuccess: () => location.replace('/desk'),
  });

  return (
    <div className="md:grid md:min-h-dvh md:grid-cols-[17rem_minmax(0,1fr)]">
      <SkipLink />
      <header className="flex flex-col border-line bg-sunken/50 max-md:border-b md:sticky md:top-0 md:h-dvh md:border-r md:p-3.5">
        <div className="flex min-h-15 items-center justify-between gap-3 px-4 md:px-1.5">
          <DeskBrand />
          <IconButton label="Sign out" disabled={signOut.isPending} onClick={() => signOut.mutate()}>
            <LogOut />
          </IconButton>
        </div>
        {/* `relative`, because hidden texts inside would widen the page otherwise. */}
        <nav
          ref={navigation}
          aria-label="Desk"
          className="relative flex gap-1 overflow-x-auto px-3 pb-2 [scrollbar-width:none] md:mt-3 md:flex-col md:overflow-visible md:p-0"
        >
          {screens.map((screen) => (
            <NavigationLink key={screen.path} screen={screen} isCurrent={screen === current} />
          ))}
        </nav>
      </header>
      <main
        id="main"
        ref={main}
        tabIndex={-1}
        className="mx-auto grid w-full max-w-page content-start gap-8 px-4 pt-6 pb-16 outline-none md:px-8"
      >
        {signOut.error && <Notice tone="danger">{failureText(signOut.error)}</Notice>}
        <Suspense fallback={<SkeletonList of="row" count={3} label="One moment…" />}>
          <current.Screen key={current.path} />
        </Suspense>
      </main>
    </div>
  );
}

type LinkProps = { screen: (typeof deskScreens)[number]; isCurrent: boolean };

function NavigationLink({ screen: { path, name, icon: Icon, Count }, isCurrent }: LinkProps) {
  const link = useRef<HTMLAnchorElement>(null);
  // On phones, the row of links scrolls, and grows when the counts arrive.
  useEffect(() => {
    if (!isCurrent) return undefined;
    const growth = new ResizeObserver(() =>
      link.current?.scrollIntoView({ block: 'nearest', inline: 'center' }),
    );
    for (const each of link.current!.parentElement!.children) growth.observe(each);
    return () => growth.disconnect();
  }, [isCurrent]);
  return (
    <a
      ref={link}
      href={path}
      aria-current={isCurrent ? 'page' : undefined}
      onClick={followLink}
      className="flex min-h-11 shrink-0 items-center gap-2.5 rounded-control px-3 font-semibold whitespace-nowrap text-ink-soft transition-colors hover:bg-sunken hover:text-ink focus-visible:-outline-offset-2 aria-[current=page]:bg-surface aria-[current=page]:text-ink aria-[current=page]:shadow-[0_1px_2px_rgb(0_0_0/0.14)]"
    >
      <Icon aria-hidden className="size-5" />
      <span className="md:grow">{name}</span>
      {Count && <Count />}
    </a>
  );
}
