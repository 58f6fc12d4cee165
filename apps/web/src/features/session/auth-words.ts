// Texts of the auth pages, exactly as the specification quotes them.
import type { ErrorCode } from '@questline/contract';
import { limits, type UserType } from '@questline/contract/plain';

export type Mode = 'sign-in' | 'sign-up';

const welcomeBack = 'Welcome back! Enter your details below';

export const pageWords = {
  student: {
    'sign-in': { title: 'Sign in to your account', description: welcomeBack },
    'sign-up': {
      title: 'Create student account',
      description: 'Join our platform to become a student ambassador',
    },
  },
  company: {
    'sign-in': { title: 'Sign in to your company account', description: welcomeBack },
    'sign-up': {
      title: 'Create company account',
      description: 'Join our platform to recruit student ambassadors',
    },
  },
} as const satisfies Record<UserType, Record<Mode, { title: string; description: string }>>;

/** A failed attempt shows a toast and an error above the form. A message from the server replaces both texts. */
type FailureWords = { title: string; toast: string; page: string };

const signUpFailed = { title: 'Error signing up', toast: 'An error occurred during signup' };
const signInFailed: FailureWords = {
  title: 'Error signing in',
  toast: 'Invalid login credentials',
  page: 'Invalid email or password. Please try again.',
};

export const failureWords: Record<UserType, Record<Mode, FailureWords>> = {
  student: {
    'sign-in': signInFailed,
    'sign-up': { ...signUpFailed, page: 'Failed to create account. Please try again.' },
  },
  company: {
    'sign-in': signInFailed,
    'sign-up': { ...signUpFailed, page: 'Failed to create company account. Please try again.' },
  },
};

/** Shown on the page instead of a server's message that is too short to explain what to do. */
export const explanations: Partial<Record<ErrorCode, string>> = {
  already_in_company:
    "Your account belongs to another company. Leave its team in Settings first. If you're the only person there, delete that company, then open this link again.",
  no_company: `You're no longer part of a company. To join one, open the link in its invitation. If you don't, your account is deleted ${limits.withoutCompanyDays} days after you left.`,
};
