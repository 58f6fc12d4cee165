import { limits } from '@questline/contract/plain';

/** Password rules, shown before anything is typed. */
export const passwordRules = `At least ${limits.passwordMinLength} characters. Don't use your name or a common password.`;
