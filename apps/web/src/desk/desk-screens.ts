// The screens of the desk, in the order of the navigation. Each is loaded when it is opened; the build finds them by
// their file names (`*-screen.tsx`).
import {
  Activity,
  AtSign,
  Building2,
  CircleUser,
  Flag,
  type LucideIcon,
  MailPlus,
  MailX,
  MessageSquareOff,
  Search,
  UserCog,
} from 'lucide-react';
import type { ComponentType } from 'react';
import { lazyPart } from '../ui/lazy/lazy-component.tsx';
import { CompanyCount } from './companies/company-count.tsx';
import { CorrectionCount } from './corrections/correction-count.tsx';
import { ContactCount } from './contacts/contact-count.tsx';
import { ProspectCount } from './prospects/prospect-count.tsx';
import { EmailCount } from './emails/email-count.tsx';
import { ReportCount } from './reports/report-count.tsx';

type DeskScreen = {
  path: string;
  name: string;
  icon: LucideIcon;
  /** How many items need a decision, for the navigation. */
  Count?: ComponentType;
  /** The server refuses other operators. */
  leadsOnly?: true;
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
    path: '/desk/companies',
    name: 'Companies to verify',
    icon: Building2,
    Count: CompanyCount,
    Screen: lazyPart(() => import('./companies/companies-screen.tsx'), 'CompaniesScreen'),
  },
  {
    path: '/desk/contacts',
    name: 'Removed contacts',
    icon: MessageSquareOff,
    Count: ContactCount,
    Screen: lazyPart(() => import('./contacts/contacts-screen.tsx'), 'ContactsScreen'),
  },
  {
    path: '/desk/waitlist',
    name: 'Waitlist and inquiries',
    icon: MailPlus,
    Count: ProspectCount,
    Screen: lazyPart(() => import('./prospects/waitlist-screen.tsx'), 'WaitlistScreen'),
  },
  {
    path: '/desk/emails',
    name: 'Undelivered emails',
    icon: MailX,
    Count: EmailCount,
    Screen: lazyPart(() => import('./emails/emails-screen.tsx'), 'EmailsScreen'),
  },
  {
    path: '/desk/corrections',
    name: 'Email corrections',
    icon: AtSign,
    Count: CorrectionCount,
    leadsOnly: true,
    Screen: lazyPart(() => import('./corrections/corrections-screen.tsx'), 'CorrectionsScreen'),
  },
  {
    path: '/desk/people',
    name: 'People and companies',
    icon: Search,
    Screen: lazyPart(() => import('./people/people-screen.tsx'), 'PeopleScreen'),
  },
  {
    path: '/desk/operators',
    name: 'Operators',
    icon: UserCog,
    leadsOnly: true,
    Screen: lazyPart(() => import('./operators/operators-screen.tsx'), 'OperatorsScreen'),
  },
  {
    path: '/desk/health',
    name: 'Health',
    icon: Activity,
    Screen: lazyPart(() => import('./health/health-screen.tsx'), 'HealthScreen'),
  },
  {
    path: '/desk/account',
    name: 'Your account',
    icon: CircleUser,
    Screen: lazyPart(() => import('./account/account-screen.tsx'), 'AccountScreen'),
  },
];
