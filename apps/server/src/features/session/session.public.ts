// What other features may import.
export { isTooYoung } from './account/check-age.ts';
export { checkPassword } from './password/check-password.ts';
export { signInsPerAccount } from './session.limits.ts';
export { admitSignIn } from './sign-in/admit-sign-in.ts';
export { rememberBrowser } from './sign-in/known-browser.ts';
