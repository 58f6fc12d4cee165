// The public pages: title, description and component.
import { productName, type UserType } from '@questline/contract/plain';
import type { ComponentType } from 'react';
import { pageWords } from '../features/session/auth-words.ts';
import { titleOf } from '../lib/page-title.ts';

export type PublicPage = {
  /** Missing for the 404 page, which is used for every unknown address. */
  path?: string;
  file: string;
  title: string;
  description: string;
  load: () => Promise<ComponentType>;
};

export const notFound: PublicPage = {
  file: '404.html',
  title: `Page not found · ${productName}`,
  description: '',
  load: () => import('./pages/not-found-page.tsx').then((it) => it.NotFoundPage),
};

/** For visitors without a session. Inside the app, it draws these pages itself. */
const signInPage = (type: UserType, description: string): PublicPage => ({
  path: `/${type}/auth`,
  file: `${type}/auth.html`,
  title: titleOf(pageWords[type]['sign-in'].title),
  description,
  load: () => import('./pages/sign-in-page.tsx').then((it) => it.SignInPage),
});

export const publicPages: PublicPage[] = [
  {
    path: '/',
    file: 'index.html',
    title: `${productName} · Learn by Doing`,
    description: 'High school students do real sales and marketing work for companies they believe in.',
    load: () => import('./pages/landing-page.tsx').then((it) => it.LandingPage),
  },
  {
    path: '/coming-soon',
    file: 'coming-soon.html',
    title: `Coming soon · ${productName}`,
    description: `${productName} is coming soon for high school students.`,
    load: () => import('./pages/coming-soon-page.tsx').then((it) => it.ComingSoonPage),
  },
  {
    path: '/company/inquiry',
    file: 'company/inquiry.html',
    title: `For companies · ${productName}`,
    description: 'Recruit student ambassadors who do real work for you.',
    load: () => import('./pages/inquiry-page.tsx').then((it) => it.InquiryPage),
  },
  {
    path: '/terms',
    file: 'terms.html',
    title: `Terms · ${productName}`,
    description: `What you agree to when you use ${productName}, in plain words.`,
    load: () => import('./pages/terms-page.tsx').then((it) => it.TermsPage),
  },
  {
    path: '/privacy',
    file: 'privacy.html',
    title: `Privacy · ${productName}`,
    description: `What ${productName} keeps about you, why, and how long.`,
    load: () => import('./pages/privacy-page.tsx').then((it) => it.PrivacyPage),
  },
  {
    path: '/parents',
    file: 'parents.html',
    title: `For parents · ${productName}`,
    description: 'What your teen does here, what companies see, and how you can step in.',
    load: () => import('./pages/parents-page.tsx').then((it) => it.ParentsPage),
  },
  {
    path: '/safety',
    file: 'safety.html',
    title: `Safety · ${productName}`,
    description: 'How to stay in charge, what to keep to yourself, and how to get help.',
    load: () => import('./pages/safety-page.tsx').then((it) => it.SafetyPage),
  },
  {
    path: '/imprint',
    file: 'imprint.html',
    title: `Contact · ${productName}`,
    description: `Who runs ${productName} and how to reach us.`,
    load: () => import('./pages/imprint-page.tsx').then((it) => it.ImprintPage),
  },
  signInPage(
    'student',
    'Sign in to find initiatives, do your tasks and see what companies say about your work.',
  ),
  signInPage('company', 'Sign in to decide on applications, review work and write to your students.'),
];

/** The service worker shows it at the address of a page that can't be loaded, so it works without script. */
export const offline: PublicPage = {
  file: 'offline.html',
  title: `You're offline · ${productName}`,
  description: '',
  load: () => import('./pages/offline-page.tsx').then((it) => it.OfflinePage),
};

export const pageAt = (pathname: string): PublicPage =>
  publicPages.find(({ path }) => path === (pathname.replace(/\/$/, '') || '/')) ?? notFound;
