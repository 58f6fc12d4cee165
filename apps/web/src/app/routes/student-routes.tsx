import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { companiesSearch, initiativesSearch } from './discovery-search.ts';
import { inboxSearch } from './inbox-search.ts';
import { profileSearch, surveySearch } from './own-search.ts';
import { FullScreen, rootRoute } from './root-route.tsx';
import { activeSearch, tasksSearch } from './work-search.ts';

const shell = createRoute({
  getParentRoute: () => rootRoute,
  id: 'student-shell',
  component: lazyRouteComponent(() => import('../shell/student-shell.tsx'), 'StudentShell'),
});
const getParentRoute = () => shell;

const fullScreen = createRoute({
  getParentRoute: () => rootRoute,
  id: 'student-full-screen',
  component: FullScreen,
});

const profile = lazyRouteComponent(() => import('../pages/profile-page.tsx'), 'ProfilePage');

export const studentRoutes = [
  shell.addChildren([
    createRoute({
      getParentRoute,
      path: '/feed',
      component: lazyRouteComponent(() => import('../pages/feed-page.tsx'), 'FeedPage'),
    }),
    createRoute({
      getParentRoute,
      path: '/incentives',
      validateSearch: initiativesSearch,
      component: lazyRouteComponent(() => import('../pages/incentives-page.tsx'), 'IncentivesPage'),
    }),
    createRoute({
      getParentRoute,
      path: '/inbox',
      validateSearch: inboxSearch,
      component: lazyRouteComponent(() => import('../pages/inbox-page.tsx'), 'InboxPage'),
    }),
    createRoute({
      getParentRoute,
      path: '/companies',
      validateSearch: companiesSearch,
      component: lazyRouteComponent(() => import('../pages/companies-page.tsx'), 'CompaniesPage'),
    }),
    createRoute({
      getParentRoute,
      path: '/active',
      validateSearch: activeSearch,
      component: lazyRouteComponent(() => import('../pages/active-page.tsx'), 'ActivePage'),
    }),
    createRoute({
      getParentRoute,
      path: '/initiative/$id',
      component: lazyRouteComponent(() => import('../pages/initiative-page.tsx'), 'InitiativePage'),
    }),
    createRoute({
      getParentRoute,
      path: '/initiative-tasks/$id',
      validateSearch: tasksSearch,
      component: lazyRouteComponent(
        () => import('../pages/initiative-tasks-page.tsx'),
        'InitiativeTasksPage',
      ),
    }),
    createRoute({
      getParentRoute,
      path: '/company/$id',
      component: lazyRouteComponent(() => import('../pages/company-page.tsx'), 'CompanyPage'),
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
      component: lazyRouteComponent(() => import('../pages/survey-page.tsx'), 'SurveyPage'),
    }),
    createRoute({
      getParentRoute: () => fullScreen,
      path: '/welcome-quest',
      component: lazyRouteComponent(() => import('../pages/welcome-quest-page.tsx'), 'WelcomeQuestPage'),
    }),
  ]),
] as const;
