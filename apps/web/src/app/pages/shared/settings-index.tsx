// The list of sections: a column that stays in view, and rows of a page on narrow screens.
import { Link } from '@tanstack/react-router';
import {
  Bell,
  ChevronRight,
  Clock,
  Coffee,
  Database,
  Eye,
  Flag,
  HeartHandshake,
  KeyRound,
  MonitorSmartphone,
  ScanEye,
  SunMoon,
  UserRound,
  Users,
} from 'lucide-react';
import { type ReactNode, type RefObject, Suspense, useEffect, useState } from 'react';
import { lazyPart } from '../../../ui/lazy/lazy-component.tsx';
import { idOf, type SettingsPart } from './settings-parts.ts';

/** Only on narrow screens. */
const SettingsValue = lazyPart(() => import('./settings-value.tsx'), 'SettingsValue');

const icons: Record<SettingsPart, ReactNode> = {
  Notifications: <Bell aria-hidden />,
  Team: <Users aria-hidden />,
  'Time zone': <Clock aria-hidden />,
  'Taking a break': <Coffee aria-hidden />,
  Appearance: <SunMoon aria-hidden />,
  Account: <UserRound aria-hidden />,
  Password: <KeyRound aria-hidden />,
  Devices: <MonitorSmartphone aria-hidden />,
  'Who sees what': <Eye aria-hidden />,
  'Who has seen my profile': <ScanEye aria-hidden />,
  'Parent or guardian': <HeartHandshake aria-hidden />,
  'Your reports': <Flag aria-hidden />,
  'Your data': <Database aria-hidden />,
};

type Props = {
  groups: readonly (readonly SettingsPart[])[];
  /** What holds the sections. */
  box: RefObject<HTMLElement | null>;
};

export function SettingsIndex({ groups, box }: Props) {
  const shown = useShown(box);
  return (
    <nav
      aria-label="Settings"
      className="grid gap-5 lg:sticky lg:top-25 lg:max-h-[calc(100dvh-7rem)] lg:overflow-y-auto"
    >
      {groups.map((parts) => (
        <ul
          key={parts[0]}
          className="max-lg:overflow-clip max-lg:rounded-card max-lg:border max-lg:border-line max-lg:bg-surface"
        >
          {parts.map((part) => (
            <li key={part} className="max-lg:border-b max-lg:border-line max-lg:last:border-0">
              <Link
                to="/settings"
                hash={idOf(part)}
                activeOptions={{ includeHash: true }}
                data-shown={idOf(part) === shown || undefined}
                className="flex min-h-14 items-center gap-3 px-4 font-semibold transition-colors hover:bg-sunken focus-visible:-outline-offset-3 lg:min-h-9.5 lg:rounded-control lg:px-3 lg:text-sm lg:text-ink-soft lg:hover:text-ink lg:data-shown:bg-trail-soft lg:data-shown:text-trail-strong [&_svg]:size-5 [&_svg]:shrink-0 [&_svg]:text-ink-soft lg:[&_svg]:size-4.5 lg:[&_svg]:text-inherit"
              >
                {icons[part]}
                <span className="grow">{part}</span>
                <span className="max-w-2/5 truncate font-normal text-ink-soft lg:hidden">
                  <Suspense>
                    <SettingsValue part={part} />
                  </Suspense>
                </span>
                <ChevronRight aria-hidden className="lg:hidden" />
              </Link>
            </li>
          ))}
        </ul>
      ))}
    </nav>
  );
}

/** The id of the section under the top bar. */
function useShown(box: Props['box']) {
  const [shown, setShown] = useState<string>();
  useEffect(() => {
    const sight = new IntersectionObserver(
      (entries) => {
        const found = entries.find(({ isIntersecting }) => isIntersecting);
        if (found) setShown(found.target.id);
      },
      { rootMargin: '-120px 0px -75%' },
    );
    for (const part of box.current!.querySelectorAll(':scope > [id]')) sight.observe(part);
    return () => sight.disconnect();
  }, [box]);
  return shown;
}
