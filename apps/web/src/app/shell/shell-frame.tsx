// Shared by both shells: sidebar, top bar with the title, and the page. The caller provides the navigation.
import { productName, type UserType } from '@questline/contract/plain';
import { type ReactNode, useEffect, useRef } from 'react';
import { VerifyNotice } from '../../features/session/verify-notice.tsx';
import { cx } from '../../ui/cx.ts';
import { Sidebar } from '../../ui/layout/sidebar.tsx';
import { SkipLink } from '../../ui/layout/skip-link.tsx';
import { Tooltips } from '../../ui/overlays/tooltip.tsx';
import { TopBar } from '../../ui/layout/top-bar.tsx';
import { useSidebar } from '../../ui/layout/use-sidebar.ts';
import { Bell } from './bell.tsx';
import { RouterBrand } from './links.tsx';
import { useShellTitle } from './page-title.ts';
import { RequestedDialogs } from './requested-dialogs.tsx';
import { useFocusOnNavigation } from './use-focus-on-navigation.ts';
import { UserMenu } from './user-menu.tsx';
import { sendWorkLeftBehind } from './work-left-behind.ts';

type Props = {
  type: UserType;
  home: '/feed' | '/company-overview';
  navigation: ReactNode;
  /** Shown in the top bar on phones, where there is no sidebar. It takes the place of the brand, like `back`. */
  lead?: ReactNode;
  /** The way back to the page above, in the top bar. */
  back?: ReactNode;
  bottomBar?: ReactNode;
  /** Above every page. */
  notice?: ReactNode;
  /** Only the page: no sidebar, no top bar, the whole width. The page has its own way back. */
  focused?: boolean;
  children: ReactNode;
};

/** Loaded after the page. If it fails, it is retried when the browser is back online. */
const startOutbox = () =>
  import('../../features/messages/thread/own-outbox.ts').then(
    (outbox) => outbox.startOutbox(),
    () => window.addEventListener('online', startOutbox, { once: true }),
  );

export function ShellFrame({
  type,
  home,
  navigation,
  lead,
  back,
  bottomBar,
  notice,
  focused,
  children,
}: Props) {
  const sidebar = useSidebar();
  const title = useShellTitle(type);
  const main = useRef<HTMLElement>(null);
  useFocusOnNavigation(main);
  useEffect(() => {
    void startOutbox();
    sendWorkLeftBehind();
  }, []);
  const brand = (
    <RouterBrand to={home}>
      <span className="max-md:sr-only">{productName}</span>
    </RouterBrand>
  );
  return (
    <Tooltips>
      <SkipLink />
      <div className="flex min-h-dvh">
        {!focused && (
          <Sidebar label="Main" open={sidebar.open} onToggle={sidebar.toggle} head={brand}>
            {navigation}
          </Sidebar>
        )}
        <div className="flex min-w-0 grow flex-col">
          {!focused && (
            <>
              <TopBar
                title={title}
                back={back}
                lead={
                  <>
                    {lead}
                    <div className={cx((!!lead || !!back) && 'max-md:hidden', sidebar.open && 'md:hidden')}>
                      {brand}
                    </div>
                  </>
                }
              >
                <Bell />
                <UserMenu />
              </TopBar>
              <VerifyNotice />
              {notice}
            </>
          )}
          <main
            id="main"
            ref={main}
            tabIndex={-1}
            className={cx(
              'w-full grow outline-none',
              !focused && 'mx-auto max-w-page px-4 py-6 md:px-8 md:py-8',
              !!bottomBar && 'max-md:pb-26 max-md:[--foot:calc(4rem+env(safe-area-inset-bottom))]',
            )}
          >
            {children}
          </main>
        </div>
      </div>
      {bottomBar}
      <RequestedDialogs />
    </Tooltips>
  );
}
