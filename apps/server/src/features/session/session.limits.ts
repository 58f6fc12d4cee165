// How often somebody may try what has to do with accounts. Whether an address exists changes nothing here:
// being limited tells nobody anything.
import { limits } from '@questline/contract';
import type { Tried } from '../../platform/limits/rate-limit.ts';

export const signInsPerNetwork = (network: string): Tried => ({
  what: 'sign-in from',
  by: [network],
  most: limits.signInTriesPerNetwork,
  minutes: limits.signInWindowMinutes,
});

export const signInsPerSite = (site: string): Tried => ({
  what: 'sign-in from site',
  by: [site],
  most: limits.signInTriesPerSite,
  minutes: limits.signInWindowMinutes,
});

/** From wherever, in browsers that don't know the account. The owner of a new browser who meets the limit resets the
 *  password, which makes the browser known. */
export const signInsPerAddress = (email: string): Tried => ({
  what: 'sign-in by new',
  by: [email],
  most: limits.signInTriesPerAddress,
  minutes: limits.signInWindowMinutes,
});

/** By the id of a browser's mark, which is valid for one account. */
export const signInsPerBrowser = (browser: string): Tried => ({
  what: 'sign-in by known browser',
  by: [browser],
  most: limits.signInTries,
  minutes: limits.signInWindowMinutes,
});

/** By both, so that nobody can lock another out from elsewhere. */
export const signInsPerAccount = (network: string, email: string): Tried => ({
  what: 'sign-in',
  by: [network, email],
  most: limits.signInTries,
  minutes: limits.signInWindowMinutes,
});

export const signUpsPerNetwork = (network: string): Tried => ({
  what: 'sign-up from',
  by: [network],
  most: limits.signUpsPerNetwork,
  minutes: limits.signUpWindowMinutes,
});

/** Writing to the owner of an address that somebody else signs up with. */
export const signUpNotices = (email: string): Tried => ({
  what: 'sign-up notice',
  by: [email],
  most: 1,
  minutes: limits.signUpNoticeWindowMinutes,
});

export const resetsPerNetwork = (network: string): Tried => ({
  what: 'reset from',
  by: [network],
  most: limits.linkMailsPerNetwork,
  minutes: limits.linkMailWindowMinutes,
});

/** From wherever: mails fill one inbox. Links live as long as the window, so nobody is left without one. */
export const resetsPerAddress = (email: string): Tried => ({
  what: 'reset',
  by: [email],
  most: limits.linkMails,
  minutes: limits.linkMailWindowMinutes,
});

export const verificationsPerAccount = (id: string): Tried => ({
  what: 'verification',
  by: [id],
  most: limits.linkMails,
  minutes: limits.linkMailWindowMinutes,
});

/** Counted for the account, which only somebody who is signed in as it can use up. */
export const passwordChecks = (id: string): Tried => ({
  what: 'password check',
  by: [id],
  most: limits.passwordChecks,
  minutes: limits.passwordCheckWindowMinutes,
});

export const exportsPerAccount = (id: string): Tried => ({
  what: 'export',
  by: [id],
  most: limits.exports,
  minutes: limits.exportWindowMinutes,
});
