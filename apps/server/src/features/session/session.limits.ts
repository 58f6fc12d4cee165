// Rate limits for account actions. Known and unknown emails count alike, so being limited reveals nothing.
import { limits } from '@questline/contract';
import type { Attempt } from '../../platform/limits/rate-limit.ts';

export const signInsPerNetwork = (network: string): Attempt => ({
  what: 'sign-in from',
  by: [network],
  max: limits.signInAttemptsPerNetwork,
  minutes: limits.signInWindowMinutes,
  perNetwork: true,
});

export const signInsPerSite = (site: string): Attempt => ({
  what: 'sign-in from site',
  by: [site],
  max: limits.signInAttemptsPerSite,
  minutes: limits.signInWindowMinutes,
  perNetwork: true,
});

/** Across all networks, for browsers that don't know the account. An owner who hits the limit on a new browser resets
 *  the password, which makes the browser known. */
export const signInsPerEmail = (email: string): Attempt => ({
  what: 'sign-in by new',
  by: [email],
  max: limits.signInAttemptsPerEmail,
  minutes: limits.signInWindowMinutes,
});

/** By the id of a browser's mark, which is valid for one account. */
export const signInsPerBrowser = (browser: string): Attempt => ({
  what: 'sign-in by known browser',
  by: [browser],
  max: limits.signInAttempts,
  minutes: limits.signInWindowMinutes,
});

/** By network and email, so that nobody can lock someone else out from another network. */
export const signInsPerAccount = (network: string, email: string): Attempt => ({
  what: 'sign-in',
  by: [network, email],
  max: limits.signInAttempts,
  minutes: limits.signInWindowMinutes,
});

export const signUpsPerNetwork = (network: string): Attempt => ({
  what: 'sign-up from',
  by: [network],
  max: limits.signUpsPerNetwork,
  minutes: limits.signUpWindowMinutes,
  perNetwork: true,
});

/** Emails to the owner of an address that someone else signs up with. */
export const signUpNotices = (email: string): Attempt => ({
  what: 'sign-up notice',
  by: [email],
  max: 1,
  minutes: limits.signUpNoticeWindowMinutes,
});

export const resetsPerNetwork = (network: string): Attempt => ({
  what: 'reset from',
  by: [network],
  max: limits.linkEmailsPerNetwork,
  minutes: limits.linkEmailWindowMinutes,
  perNetwork: true,
});

/** Across all networks, to protect one inbox. Links live as long as the window, so there is always a valid one. */
export const resetsPerEmail = (email: string): Attempt => ({
  what: 'reset',
  by: [email],
  max: limits.linkEmails,
  minutes: limits.linkEmailWindowMinutes,
});

export const verificationsPerAccount = (id: string): Attempt => ({
  what: 'verification',
  by: [id],
  max: limits.linkEmails,
  minutes: limits.linkEmailWindowMinutes,
});

/** Per account; only someone signed in to it can use it up. */
export const passwordChecks = (id: string): Attempt => ({
  what: 'password check',
  by: [id],
  max: limits.passwordChecks,
  minutes: limits.passwordCheckWindowMinutes,
});

export const exportsPerAccount = (id: string): Attempt => ({
  what: 'export',
  by: [id],
  max: limits.exports,
  minutes: limits.exportWindowMinutes,
});
