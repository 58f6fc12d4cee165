// The pages before sign-in. They belong to the session feature; where they lead is decided here.
import { notificationKinds } from '@questline/contract/plain';
import { createRoute } from '@tanstack/react-router';
import { lazyPage } from '../../ui/lazy/lazy-component.tsx';
import { rootRoute } from './root-route.tsx';
import { word } from './search-words.ts';

const getParentRoute = () => rootRoute;

type Entrance = { returnTo?: string; invitation?: string };
type Token = { token?: string };

/** Accepts any text. It is validated before it is followed. */
const entrance = ({ returnTo, invitation }: Record<string, unknown>): Entrance => ({
  ...(typeof returnTo === 'string' && { returnTo }),
  ...(typeof invitation === 'string' && { invitation }),
});
const token = ({ token }: Record<string, unknown>): Token => (typeof token === 'string' ? { token } : {});

export const entranceRoutes = [
  createRoute({
    getParentRoute,
    path: '/student/auth',
    validateSearch: entrance,
    component: lazyPage(() => import('../pages/shared/auth-pages.tsx'), 'StudentAuthPage'),
  }),
  createRoute({
    getParentRoute,
    path: '/company/auth',
    validateSearch: entrance,
    component: lazyPage(() => import('../pages/shared/auth-pages.tsx'), 'CompanyAuthPage'),
  }),
  createRoute({
    getParentRoute,
    path: '/verify-email',
    validateSearch: token,
    component: lazyPage(() => import('../pages/shared/link-pages.tsx'), 'VerifyEmailRoute'),
  }),
  createRoute({
    getParentRoute,
    path: '/email-change',
    validateSearch: (search) => ({ ...token(search), ...word(search, 'step', ['confirm', 'stop']) }),
    component: lazyPage(() => import('../pages/shared/link-pages.tsx'), 'EmailChangeRoute'),
  }),
  createRoute({
    getParentRoute,
    path: '/forgot-password',
    component: lazyPage(
      () => import('../../features/session/forgot-password-page.tsx'),
      'ForgotPasswordPage',
    ),
  }),
  createRoute({
    getParentRoute,
    path: '/reset-password',
    validateSearch: token,
    component: lazyPage(() => import('../pages/shared/link-pages.tsx'), 'ResetPasswordRoute'),
  }),
  createRoute({
    getParentRoute,
    path: '/invitation',
    validateSearch: token,
    component: lazyPage(() => import('../pages/shared/invitation-page.tsx'), 'InvitationRoute'),
  }),
  createRoute({
    getParentRoute,
    path: '/guardian',
    validateSearch: token,
    component: lazyPage(() => import('../pages/shared/guardian-page.tsx'), 'GuardianRoute'),
  }),
  createRoute({
    getParentRoute,
    path: '/r/$link',
    component: lazyPage(() => import('../pages/shared/shared-record-page.tsx'), 'SharedRecordRoute'),
  }),
  createRoute({
    getParentRoute,
    path: '/verify/$code',
    component: lazyPage(() => import('../pages/shared/shared-record-page.tsx'), 'VerifyRoute'),
  }),
  createRoute({
    getParentRoute,
    path: '/unsubscribe',
    validateSearch: (search) => ({
      ...token(search),
      ...word(search, 'list', ['waitlist', ...notificationKinds]),
    }),
    component: lazyPage(() => import('../pages/shared/unsubscribe-page.tsx'), 'UnsubscribePage'),
  }),
] as const;
