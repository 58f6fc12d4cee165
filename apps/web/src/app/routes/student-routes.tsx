import { createRoute } from '@tanstack/react-router';
import { lazyPage } from '../../ui/lazy/lazy-component.tsx';
import { companiesSearch, initiativesSearch } from './discovery-search.ts';
import { inboxSearch } from './messages-search.ts';
import { profileSearch, surveySearch } from './own-search.ts';
import { FullScreen, rootRoute } from './root-route.tsx';
import { activeSearch, tasksSearch } from './work-search.ts';

const shell = createRoute({
  getParentRoute: () => rootRoute,
  id: 'student-shell',
  component: lazyPage(() => import('../shell/student-shell.tsx'), 'StudentShell'),
});
const getParentRoute = () => shell;

const fullScreen = createRoute({
  getParentRoute: () => rootRoute,
  id: 'student-full-screen',
  component: FullScreen,
});

const profile = lazyPage(() => import('../pages/shared/profile-page.tsx'), 'ProfilePage');

export const studentRoutes = [
  shell.addChildren([
    createRoute({
      getParentRoute,
      path: '/feed',
      component: lazyPage(() => import('../pages/student/feed-page.tsx'), 'FeedPage'),
    }),
    createRoute({
      getParentRoute,
      path: '/incentives',
      validateSearch: initiativesSearch,
      component: lazyPage(() => import('../pages/shared/incentives-page.tsx'), 'IncentivesPage'),
    }),
    createRoute({
      getParentRoute,
      path: '/inbox',
      validateSearch: inboxSearch,
      component: lazyPage(() => import('../pages/messages/inbox-page.tsx'), 'InboxPage'),
    }),
    createRoute({
      getParentRoute,
      path: '/companies',
      validateSearch: companiesSearch,
      component: lazyPage(() => import('../pages/student/companies-page.tsx'), 'CompaniesPage'),
    }),
    createRoute({
      getParentRoute,
      path: '/active',
      validateSearch: activeSearch,
      component: lazyPage(() => import('../pages/student/active-page.tsx'), 'ActivePage'),
    }),
    createRoute({
      getParentRoute,
      path: '/record',
      component: lazyPage(() => import('../pages/student/record-page.tsx'), 'RecordPage'),
    }),
    createRoute({
      getParentRoute,
      path: '/initiative/$id',
      component: lazyPage(() => import('../pages/student/initiative-page.tsx'), 'InitiativePage'),
    }),
    createRoute({
      getParentRoute,
      path: '/initiative-tasks/$id',
      validateSearch: tasksSearch,
      component: lazyPage(() => import('../pages/student/initiative-tasks-page.tsx'), 'InitiativeTasksPage'),
    }),
    createRoute({
      getParentRoute,
      path: '/company/$id',
      component: lazyPage(() => import('../pages/student/company-page.tsx'), 'CompanyPage'),
    }),
    createRoute({
      getParentRoute,
      path: '/profile/$userId',
      validateSearch: profileSearch,
      component: profile,
    }),
    createRoute({
      getParentRoute,
      path: '/student/profile/$userId',
      validateSearch: profileSearch,
      component: profile,
    }),
  ]),
  fullScreen.addChildren([
    createRoute({
      getParentRoute: () => fullScreen,
      path: '/survey',
      validateSearch: surveySearch,
      component: lazyPage(() => import('../pages/student/survey-page.tsx'), 'SurveyPage'),
    }),
    createRoute({
      getParentRoute: () => fullScreen,
      path: '/welcome-quest',
      component: lazyPage(() => import('../pages/student/welcome-quest-page.tsx'), 'WelcomeQuestPage'),
    }),
  ]),
] as const;
