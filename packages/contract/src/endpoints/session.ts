// Accounts and sessions. The refresh token isn't part of any shape: it's in a cookie that scripts can't read.
import * as z from 'zod/mini';
import type { Endpoints } from '../http/endpoint.ts';
import { atMost, orNull, picture, readable, straight, withoutContact, withoutLink } from '../http/fields.ts';
import { limits, usernamePattern } from '../limits.ts';
import { emailAddress, id, time } from '../http/shapes.ts';
import { memberRoles, userTypes } from '../vocabularies/vocabularies.ts';

const name = (text: string) =>
  z
    .string()
    .check(
      straight,
      z.trim(),
      z.minLength(limits.fullNameMinLength, text),
      readable(text),
      atMost(limits.nameMaxLength),
      z.regex(/^[^\p{Cc}\p{Zl}\p{Zp}]*$/u, text),
      withoutLink,
      withoutContact,
    );

const shortEnough = z.maxLength(
  limits.passwordMaxLength,
  `Password must be at most ${limits.passwordMaxLength} characters`,
);
export const passwordTooShort = (least: number) => `Password must be at least ${least} characters`;
/** The minimum; a deployment can require more. */
export const newPassword = z
  .string()
  .check(z.minLength(limits.passwordMinLength, passwordTooShort(limits.passwordMinLength)), shortEnough);

const usernameText = `Use ${limits.usernameMinLength}–${limits.usernameMaxLength} characters: letters, numbers, underscores and periods.`;
/** Empty text removes the username. */
const username = orNull(
  z.string().check(
    z.trim(),
    z.toLowerCase(),
    z.maxLength(limits.usernameMaxLength, usernameText),
    z.refine(
      (text) => text === '' || (text.length >= limits.usernameMinLength && usernamePattern.test(text)),
      usernameText,
    ),
  ),
);

const isNewSignup = z.enum(['true', 'false']);
export const linkToken = z.string().check(z.maxLength(500));
export const enteredPassword = z.string().check(z.minLength(1, 'Password is required'), shortEnough);
export const personName = name('Full name is required');

const birthMonthText = 'Please enter the month and year you were born';
/** The year and month: 2010-04. */
export const birthMonth = z.string().check(
  z.regex(/^(19|20)\d\d-(0[1-9]|1[0-2])$/, birthMonthText),
  z.refine((month) => month <= new Date().toISOString().slice(0, 7), birthMonthText),
);

export const studentSignUp = z.object({
  email: emailAddress('Please enter a valid email'),
  password: newPassword,
  data: z.object({
    user_type: z._default(z.literal('student'), 'student'),
    full_name: personName,
    birth_month: birthMonth,
  }),
});

export const companySignUp = z.object({
  email: emailAddress('Please enter a valid business email'),
  password: newPassword,
  data: z.object({
    user_type: z.literal('company'),
    /** The contact person. */
    full_name: name('Contact person name is required'),
    /** For display only: the company's public name starts empty. */
    company_name: z.optional(
      z.string().check(z.trim(), z.maxLength(limits.nameMaxLength), z.regex(/^\P{Cc}*$/u)),
    ),
  }),
});

type SignUpOf<S extends { data: unknown }, C extends { data: unknown }> = Omit<S, 'data'> & {
  data: S['data'] | C['data'];
};
/** Each account type has its own messages. The cast saves callers from having to narrow the union. */
const signUp = z.union([studentSignUp, companySignUp]) as z.ZodMiniType<
  SignUpOf<z.output<typeof studentSignUp>, z.output<typeof companySignUp>>,
  SignUpOf<z.input<typeof studentSignUp>, z.input<typeof companySignUp>>
>;

export const signIn = z.object({
  email: emailAddress('Please enter a valid email'),
  password: enteredPassword,
});

/** A person: someone who can sign in. */
export const user = z.object({
  id,
  email: z.string(),
  email_verified: z.boolean(),
  /** Set at sign-up and used for permissions. The one in metadata is only for display. */
  user_type: z.enum(userTypes),
  username: z.nullable(z.string()),
  photo_url: z.nullable(z.string()),
  /** The company whose team they belong to. Students have none. */
  company: z.nullable(z.object({ id, role: z.enum(memberRoles) })),
  metadata: z.object({
    full_name: z.string(),
    user_type: z.enum(userTypes),
    company_name: z.optional(z.string()),
    is_new_signup: isNewSignup,
  }),
  created_at: time,
});
export type User = z.infer<typeof user>;

export const sessionAnswer = z.object({ access_token: z.string(), expires_at: time, user });
export type Session = z.infer<typeof sessionAnswer>;

export const device = z.object({
  id,
  /** The browser, as it identifies itself. */
  device: z.string(),
  created_at: time,
  last_used_at: time,
  current: z.boolean(),
});
export type Device = z.infer<typeof device>;

/** What people can change in their settings. Fields that are left out stay unchanged. */
export const ownProfile = z.object({
  full_name: personName,
  username,
  photo_url: picture,
});

export const passwordChange = z.object({ current_password: enteredPassword, password: newPassword });
export const accountDeletion = z.object({ password: enteredPassword });

export const session = {
  'POST /api/users': {
    summary: 'Sign up and sign in',
    access: 'public',
    body: signUp,
    response: sessionAnswer,
    errors: ['password_too_easy', 'sign_up_failed', 'company_sign_up_failed', 'account_refused'],
  },
  'POST /api/session': {
    summary: 'Sign in',
    access: 'public',
    duringMaintenance: true,
    body: signIn,
    response: sessionAnswer,
    errors: ['wrong_credentials', 'no_company', 'account_suspended'],
  },
  'POST /api/session/renewal': {
    summary: 'Get a new access token with the refresh cookie',
    access: 'public',
    duringMaintenance: true,
    response: sessionAnswer,
    errors: ['session_ended', 'no_company'],
  },
  'DELETE /api/session': {
    summary: 'Sign out everywhere with the refresh cookie',
    access: 'public',
    duringMaintenance: true,
  },

  'GET /api/session/user': { summary: 'The signed-in user', access: 'signed-in', response: user },
  'PATCH /api/session/user': {
    summary: 'Mark the welcome dialog as seen',
    access: 'signed-in',
    body: z.object({ is_new_signup: isNewSignup }),
    response: user,
  },

  'PATCH /api/session/profile': {
    summary: 'Change my name, username or photo',
    access: 'signed-in',
    body: z.partial(ownProfile),
    response: user,
    errors: ['username_taken', 'image_unknown'],
  },
  'PUT /api/session/password': {
    summary: 'Change the password and end all other sessions',
    access: 'signed-in',
    body: passwordChange,
    errors: ['wrong_password', 'password_too_easy', 'session_ended', 'conflict'],
  },
  'POST /api/session/deletion': {
    summary: 'Delete my account permanently; what I wrote for a company stays',
    access: 'signed-in',
    body: accountDeletion,
    errors: ['wrong_password', 'last_owner'],
  },
  'POST /api/session/company-deletion': {
    summary: 'Delete my company and my account permanently; only owners can',
    access: 'company',
    body: accountDeletion,
    errors: ['wrong_password'],
  },

  'GET /api/session/devices': {
    summary: 'My signed-in devices, newest first',
    access: 'signed-in',
    response: z.object({ items: z.array(device) }),
  },
  'DELETE /api/session/devices': {
    summary: 'Sign out all other devices',
    access: 'signed-in',
    duringMaintenance: true,
    errors: ['session_ended'],
  },
  'DELETE /api/session/devices/:id': {
    summary: 'Sign out one device',
    access: 'signed-in',
    duringMaintenance: true,
    params: z.object({ id }),
  },

  'POST /api/session/verification-request': {
    summary: 'Resend the verification email',
    access: 'signed-in',
  },
  'POST /api/session/verification': {
    summary: 'Verify an email address with the link from the email',
    access: 'public',
    /** The account's password, unless signed in to that account. */
    body: z.object({ token: linkToken, password: z.optional(z.string().check(shortEnough)) }),
    errors: ['link_expired', 'password_needed', 'wrong_credentials'],
  },
  'POST /api/session/reset-request': {
    summary: 'Send a password reset link; the response is the same for every email address',
    access: 'public',
    body: z.object({ email: emailAddress('Please enter a valid email') }),
  },
  'POST /api/session/reset': {
    summary: 'Set a new password with the link from the email and end all sessions',
    access: 'public',
    body: z.object({ token: linkToken, password: newPassword }),
    errors: ['link_expired', 'password_too_easy'],
  },
} satisfies Endpoints;
