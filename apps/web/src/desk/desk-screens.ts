// The screens of the desk, in the order of the navigation. Each is loaded when it is opened; the build finds them by
// their file names (`*-screen.tsx`).
import { CircleUser, Flag, type LucideIcon } from 'lucide-react';
import type { ComponentType } from 'react';
import { lazyPart } from '../ui/lazy/lazy-component.tsx';
import { ReportCount } from './reports/report-count.tsx';

type DeskScreen = {
  path: string;
  name: string;
  icon: LucideIcon;
  /** How many items need a decision, for the navigation. */
  Count?: ComponentType;
  Screen: ComponentType;
};

export const deskScreens: readonly DeskScreen[] = [
  {
    path: '/desk/reports',
    name: 'Reports',
    icon: Flag,
    Count: ReportCount,
    Screen: lazyPart(() => import('./reports/reports-screen.tsx'), 'ReportsScreen'),
  },
  {
    path: '/desk/account',
    name: 'Your account',
    icon: CircleUser,
    Screen: lazyPart(() => import('./account/account-screen.tsx'), 'AccountScreen'),
  },
];
