import { limits } from '@questline/contract/plain';

/** What a new password must be like, said before one is typed. */
export const passwordRules = `At least ${limits.passwordMinLength} characters. Don't use your name or a common password.`;
