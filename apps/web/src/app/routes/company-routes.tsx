import { createRoute } from '@tanstack/react-router';
import { lazyPage } from '../../ui/lazy/lazy-component.tsx';
import { isOnboardingStep, type OnboardingStep } from '../../features/companies/editing/onboarding-steps.ts';
import { companyInboxSearch } from './messages-search.ts';
import { createSearch, editSearch, initiativePageSearch } from './initiative-search.ts';
import { FullScreen, rootRoute } from './root-route.tsx';
import { word, type Search } from './search-words.ts';
import { studentsSearch } from './students-search.ts';

const shell = createRoute({
  getParentRoute: () => rootRoute,
  id: 'company-shell',
  component: lazyPage(() => import('../shell/company-shell.tsx'), 'CompanyShell'),
});
const getParentRoute = () => shell;

const fullScreen = createRoute({
  getParentRoute: () => rootRoute,
  id: 'company-full-screen',
  component: FullScreen,
});

const overviewPage = () => import('../pages/company/company-overview-page.tsx');
const overviewSearch = (search: Search) => word(search, 'tab', ['inactive']);

export const companyRoutes = [
  shell.addChildren([
    createRoute({
      getParentRoute,
      path: '/company-overview',
      validateSearch: overviewSearch,
      component: lazyPage(overviewPage, 'CompanyOverviewPage'),
    }),
    // The overview at 'Your Initiatives'.
    createRoute({
      getParentRoute,
      path: '/company-initiatives',
      validateSearch: overviewSearch,
      component: lazyPage(overviewPage, 'CompanyInitiativesPage'),
    }),
    createRoute({
      getParentRoute,
      path: '/company-active-users',
      validateSearch: studentsSearch,
      component: lazyPage(() => import('../pages/company/active-users-page.tsx'), 'ActiveUsersPage'),
    }),
    createRoute({
      getParentRoute,
      path: '/company-inbox',
      validateSearch: companyInboxSearch,
      component: lazyPage(() => import('../pages/messages/company-inbox-page.tsx'), 'CompanyInboxPage'),
    }),
    createRoute({
      getParentRoute,
      path: '/company/verification',
      component: lazyPage(() => import('../pages/company/verification-page.tsx'), 'VerificationPage'),
    }),
    createRoute({
      getParentRoute,
      path: '/company/profile',
      validateSearch: (search: Search) => word(search, 'mode', ['edit']),
      component: lazyPage(() => import('../pages/company/company-profile-page.tsx'), 'CompanyProfilePage'),
    }),
    createRoute({
      getParentRoute,
      path: '/company/initiative/$id',
      validateSearch: initiativePageSearch,
      component: lazyPage(
        () => import('../pages/company/company-initiative-page.tsx'),
        'CompanyInitiativePage',
      ),
    }),
    createRoute({
      getParentRoute,
      path: '/create-initiative',
      validateSearch: createSearch,
      component: lazyPage(
        () => import('../pages/company/create-initiative-page.tsx'),
        'CreateInitiativePage',
      ),
    }),
    createRoute({
      getParentRoute,
      path: '/edit-initiative/$id',
      validateSearch: editSearch,
      component: lazyPage(() => import('../pages/company/initiative-editor-page.tsx'), 'EditInitiativePage'),
    }),
  ]),
  fullScreen.addChildren([
    createRoute({
      getParentRoute: () => fullScreen,
      path: '/company-onboarding',
      validateSearch: ({ step }): { step?: OnboardingStep } => (isOnboardingStep(step) ? { step } : {}),
      component: lazyPage(
        () => import('../pages/company/company-onboarding-page.tsx'),
        'CompanyOnboardingPage',
      ),
    }),
    createRoute({
      getParentRoute: () => fullScreen,
      path: '/initiative-overview/$id',
      validateSearch: (search: Search) => word(search, 'size', ['phone']),
      component: lazyPage(
        () => import('../pages/company/initiative-preview-page.tsx'),
        'InitiativePreviewPage',
      ),
    }),
  ]),
] as const;
