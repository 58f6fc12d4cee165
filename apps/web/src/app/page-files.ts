// The files that each page of the app needs before it is useful: its shell, the page, and the parts they load immediately. The
// build groups scripts by them, and the server tells the browser to load them together with the entry, instead of one after
// another. router.test.ts compares this list with the routes.
import type { pages } from '@questline/contract/plain';

export type AppPath = Extract<(typeof pages)[number], { entry: 'app' }>['path'];

const toaster = 'ui/overlays/toaster.tsx';
const inShell = [toaster, 'features/messages/thread/own-outbox.ts'];
const student = [...inShell, 'app/shell/student-shell.tsx', 'app/shell/acceptance-toast.tsx'];
const company = [...inShell, 'app/shell/company-shell.tsx'];
const own = [...inShell, 'app/shell/own-shell.tsx', 'app/shell/acceptance-toast.tsx'];
const fullScreen = [toaster, 'app/shell/full-screen.tsx'];
const page = (name: string) => `app/pages/${name}-page.tsx`;

export const pageFiles: Record<AppPath, readonly string[]> = {
  '/verify-email': [toaster, 'app/pages/shared/link-pages.tsx'],
  '/email-change': [toaster, 'app/pages/shared/link-pages.tsx'],
  '/forgot-password': [toaster, 'features/session/forgot-password-page.tsx'],
  '/reset-password': [toaster, 'app/pages/shared/link-pages.tsx'],
  '/invitation': [toaster, 'app/pages/shared/invitation-page.tsx'],
  '/guardian': [toaster, page('shared/guardian')],
  '/r/:link': [page('shared/shared-record')],
  '/verify/:code': [page('shared/shared-record')],
  '/unsubscribe': [toaster, page('shared/unsubscribe')],
  '/student/auth': [toaster, 'app/pages/shared/auth-pages.tsx'],
  '/company/auth': [toaster, 'app/pages/shared/auth-pages.tsx'],

  '/incentives': [...student, page('shared/incentives')],
  '/profile/:userId': [...student, page('shared/profile')],
  '/student/profile/:userId': [...student, page('shared/profile')],
  '/settings': [...own, page('shared/settings')],
  '/notification/:id': [...own, page('shared/notification')],

  '/feed': [...student, page('student/feed')],
  '/inbox': [...student, page('messages/inbox')],
  '/companies': [...student, page('student/companies')],
  '/active': [...student, page('student/active')],
  '/record': [...student, page('student/record')],
  '/initiative/:id': [...student, page('student/initiative')],
  '/initiative-tasks/:id': [...student, page('student/initiative-tasks')],
  '/company/:id': [...student, page('student/company')],
  '/survey': [...fullScreen, page('student/survey')],
  '/welcome-quest': [...fullScreen, page('student/welcome-quest')],

  '/company-overview': [...company, page('company/company-overview')],
  '/company-initiatives': [...company, page('company/company-overview')],
  '/company-active-users': [...company, page('company/active-users')],
  '/company-inbox': [...company, page('messages/company-inbox')],
  '/company/verification': [...company, page('company/verification')],
  '/company/profile': [...company, page('company/company-profile')],
  '/company/initiative/:id': [...company, page('company/company-initiative')],
  '/create-initiative': [...company, page('company/create-initiative')],
  '/edit-initiative/:id': [
    ...company,
    page('company/initiative-editor'),
    'features/initiatives/editor/student-view.tsx',
  ],
  '/company-onboarding': [...fullScreen, page('company/company-onboarding')],
  '/initiative-overview/:id': [...fullScreen, page('company/initiative-preview')],
};

/** For people with a session who open an address that doesn't exist. */
export const notFoundFiles = [...own, page('shared/not-found')];
