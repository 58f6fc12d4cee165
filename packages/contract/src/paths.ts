// Every page, for the server, the dev server, the router and the route guard. This list doesn't protect data: the
// server decides who may see what.
import type { UserType } from './vocabularies/vocabularies.ts';

export type PageAccess = 'public' | 'auth-page' | 'signed-in' | UserType;

export type Page = {
  path: string;
  /** Which kind of HTML document renders it. Visitors without a session get a public one for an 'auth-page'. */
  entry: 'public' | 'app' | 'desk';
  access: PageAccess;
  /** Heading in the shell, if the page has one. */
  title?: string;
  /** What previews of a link to it say. Anyone who has the link can open such a page, and search engines leave it out. */
  preview?: string;
};

export const pages = [
  { path: '/', entry: 'public', access: 'public' },
  { path: '/coming-soon', entry: 'public', access: 'public' },
  { path: '/company/inquiry', entry: 'public', access: 'public' },
  { path: '/terms', entry: 'public', access: 'public' },
  { path: '/privacy', entry: 'public', access: 'public' },
  { path: '/parents', entry: 'public', access: 'public' },
  { path: '/safety', entry: 'public', access: 'public' },
  { path: '/imprint', entry: 'public', access: 'public' },
  // What the service worker shows instead of the browser's error page.
  { path: '/offline', entry: 'public', access: 'public' },

  { path: '/verify-email', entry: 'app', access: 'public' },
  { path: '/email-change', entry: 'app', access: 'public' },
  { path: '/forgot-password', entry: 'app', access: 'public' },
  { path: '/reset-password', entry: 'app', access: 'public' },
  { path: '/invitation', entry: 'app', access: 'public' },
  { path: '/guardian', entry: 'app', access: 'public' },
  { path: '/unsubscribe', entry: 'app', access: 'public' },
  { path: '/r/:link', entry: 'app', access: 'public', preview: "A student's record" },
  { path: '/verify/:code', entry: 'app', access: 'public', preview: 'Check a certificate' },
  { path: '/student/auth', entry: 'app', access: 'auth-page' },
  { path: '/company/auth', entry: 'app', access: 'auth-page' },

  // For operators, who sign in there.
  { path: '/desk', entry: 'desk', access: 'public' },
  { path: '/desk/set-up', entry: 'desk', access: 'public' },
  { path: '/desk/reports', entry: 'desk', access: 'public' },
  { path: '/desk/companies', entry: 'desk', access: 'public' },
  { path: '/desk/contacts', entry: 'desk', access: 'public' },
  { path: '/desk/waitlist', entry: 'desk', access: 'public' },
  { path: '/desk/emails', entry: 'desk', access: 'public' },
  { path: '/desk/corrections', entry: 'desk', access: 'public' },
  { path: '/desk/health', entry: 'desk', access: 'public' },
  { path: '/desk/people', entry: 'desk', access: 'public' },
  { path: '/desk/operators', entry: 'desk', access: 'public' },
  { path: '/desk/account', entry: 'desk', access: 'public' },

  { path: '/incentives', entry: 'app', access: 'signed-in', title: 'Initiatives' },
  { path: '/profile/:userId', entry: 'app', access: 'signed-in', title: 'My Profile' },
  { path: '/student/profile/:userId', entry: 'app', access: 'signed-in', title: 'My Profile' },
  { path: '/settings', entry: 'app', access: 'signed-in', title: 'Settings' },
  // Leads to what a notification on a device is about.
  { path: '/notification/:id', entry: 'app', access: 'signed-in', title: 'Notification' },

  { path: '/feed', entry: 'app', access: 'student', title: 'Discover' },
  { path: '/inbox', entry: 'app', access: 'student', title: 'Inbox' },
  { path: '/companies', entry: 'app', access: 'student', title: 'Companies' },
  { path: '/active', entry: 'app', access: 'student', title: 'Active Initiatives' },
  { path: '/record', entry: 'app', access: 'student', title: 'My record' },
  { path: '/initiative/:id', entry: 'app', access: 'student', title: 'Initiative Details' },
  { path: '/initiative-tasks/:id', entry: 'app', access: 'student', title: 'Initiative Tasks' },
  { path: '/company/:id', entry: 'app', access: 'student', title: 'Company Profile' },
  { path: '/survey', entry: 'app', access: 'student', title: 'Survey' },
  { path: '/welcome-quest', entry: 'app', access: 'student', title: 'Welcome quest' },

  { path: '/company-overview', entry: 'app', access: 'company', title: 'Company Overview' },
  { path: '/company-initiatives', entry: 'app', access: 'company', title: 'Company Dashboard' },
  { path: '/company-active-users', entry: 'app', access: 'company', title: 'Active Users' },
  { path: '/company-inbox', entry: 'app', access: 'company', title: 'Inbox' },
  { path: '/company/verification', entry: 'app', access: 'company', title: 'Verification' },
  { path: '/company/profile', entry: 'app', access: 'company', title: 'My Profile' },
  { path: '/company/initiative/:id', entry: 'app', access: 'company', title: 'Company Dashboard' },
  { path: '/company-onboarding', entry: 'app', access: 'company' },
  { path: '/create-initiative', entry: 'app', access: 'company' },
  { path: '/edit-initiative/:id', entry: 'app', access: 'company' },
  { path: '/initiative-overview/:id', entry: 'app', access: 'company' },
] as const satisfies readonly Page[];

export type PagePath = (typeof pages)[number]['path'];

/** Where people land after an auth form, and when they open an auth page or the other account type's page. */
export const landings = {
  student: { afterAuth: '/incentives', otherwise: '/feed' },
  company: { afterAuth: '/company-overview', otherwise: '/company-overview' },
} as const satisfies Record<UserType, Record<string, PagePath>>;

// A parameter is an id. It can't contain dots or percent signs, so that file names don't fall back to HTML and an
// encoded slash means the same here as in every other router.
const patternOf = (path: string) =>
  new RegExp(`^${path.replace(/:\w+/g, '[\\w-]+')}${path === '/' ? '' : '/?'}$`);

// Fixed paths come first, so that /company/profile is never a company called "profile".
const patterns = pages
  .toSorted((a, b) => Number(a.path.includes(':')) - Number(b.path.includes(':')))
  .map((page) => ({ page, pattern: patternOf(page.path) }));

/** The page at a pathname (without query and hash), or undefined for a 404. */
export const matchPath = (pathname: string): Page | undefined =>
  patterns.find(({ pattern }) => pattern.test(pathname))?.page;
