// The desk, where operators run the platform. Its session token isn't part of any shape: it's in a cookie that scripts
// can't read. The options and credentials of passkeys have the names that browsers use.
import * as z from 'zod/mini';
import type { Endpoints } from '../http/endpoint.ts';
import { neededLine } from '../http/fields.ts';
import { limits } from '../limits.ts';
import { emailAddress, id, time } from '../http/shapes.ts';
import { operatorRoles } from '../vocabularies/vocabularies.ts';
import { deskAccounts } from './desk-accounts.ts';
import { deskCompanies } from './desk-companies.ts';
import { deskContacts } from './desk-contacts.ts';
import { deskOperators } from './desk-operators.ts';
import { deskProspects } from './desk-prospects.ts';
import { deskEmails } from './desk-emails.ts';
import { deskHealth } from './desk-health.ts';
import { deskReports } from './desk-reports.ts';
import { enteredPassword, linkToken } from './session.ts';

const operator = z.object({
  id,
  name: z.string(),
  email: z.string(),
  role: z.enum(operatorRoles),
  expires_at: time,
});
export type OperatorSession = z.infer<typeof operator>;

export const deskSignIn = z.object({
  email: emailAddress('Please enter a valid email'),
  password: enteredPassword,
});

const operatorPasswordTooShort = `Use at least ${limits.operatorPasswordMinLength} characters.`;
export const operatorPassword = z.object({
  password: z
    .string()
    .check(
      z.minLength(limits.operatorPasswordMinLength, operatorPasswordTooShort),
      z.maxLength(limits.passwordMaxLength, `Use at most ${limits.passwordMaxLength} characters.`),
    ),
});

const base64url = (max: number) => z.string().check(z.minLength(1), z.maxLength(max), z.regex(/^[\w-]+$/));
const challenge = base64url(100);
const credentialId = base64url(1_400);

const knownPasskey = z.object({
  id: z.string(),
  type: z.literal('public-key'),
  transports: z.array(z.string()),
});
const passkeyRequest = z.object({
  challenge: z.string(),
  rpId: z.string(),
  timeout: z.int(),
  userVerification: z.literal('required'),
  allowCredentials: z.array(knownPasskey),
});
const passkeyCreation = z.object({
  challenge: z.string(),
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  pubKeyCredParams: z.array(z.object({ type: z.literal('public-key'), alg: z.int() })),
  timeout: z.int(),
  attestation: z.literal('none'),
  authenticatorSelection: z.object({ userVerification: z.literal('required') }),
  excludeCredentials: z.array(knownPasskey),
});
export type PasskeyRequest = z.infer<typeof passkeyRequest>;
export type PasskeyCreation = z.infer<typeof passkeyCreation>;

/** What a browser returns for the options above. */
const newCredential = z.object({
  id: credentialId,
  response: z.object({
    clientDataJSON: base64url(4_000),
    attestationObject: base64url(20_000),
    transports: z._default(z.array(z.string().check(z.regex(/^[a-z-]{1,20}$/))).check(z.maxLength(10)), []),
  }),
});
const usedCredential = z.object({
  id: credentialId,
  response: z.object({
    clientDataJSON: base64url(4_000),
    authenticatorData: base64url(4_000),
    signature: base64url(4_000),
  }),
});
export type NewCredential = z.infer<typeof newCredential>;
export type UsedCredential = z.infer<typeof usedCredential>;

const passkey = z.object({ id, name: z.string(), created_at: time, last_used_at: z.nullable(time) });
export type Passkey = z.infer<typeof passkey>;
export const passkeyName = z.object({
  name: neededLine(limits.passkeyNameMaxLength, 'Enter a name for this passkey.'),
});

/** A browser where the operator is signed in. */
const operatorDevice = z.object({
  id,
  device: z.string(),
  created_at: time,
  last_seen_at: time,
  /** This one. */
  current: z.boolean(),
});
export type OperatorDevice = z.infer<typeof operatorDevice>;

/** Shown once. */
const recoveryCodes = z.object({ recovery_codes: z.array(z.string()) });

/** Apart from the other endpoints: they have another guard and another database role, and the public API description
 *  leaves them out. */
export const deskEndpoints = {
  'GET /api/desk/session': {
    summary: 'The operator who is signed in',
    access: 'desk',
    response: z.object({ operator: z.nullable(operator) }),
  },
  'POST /api/desk/session': {
    summary: 'First step of signing in: the password',
    access: 'desk',
    duringMaintenance: true,
    body: deskSignIn,
    response: passkeyRequest,
    errors: ['wrong_credentials'],
  },
  'POST /api/desk/session/passkey': {
    summary: 'Second step of signing in: a passkey',
    access: 'desk',
    duringMaintenance: true,
    body: z.object({ challenge, credential: usedCredential }),
    response: operator,
    errors: ['session_ended', 'passkey_refused'],
  },
  'POST /api/desk/session/recovery-code': {
    summary: 'Second step of signing in: a recovery code, which works once',
    access: 'desk',
    duringMaintenance: true,
    body: z.object({
      challenge,
      code: z.string().check(z.trim(), z.minLength(1, 'Enter a recovery code.'), z.maxLength(100)),
    }),
    response: operator,
    errors: ['session_ended', 'recovery_code_refused'],
  },
  'DELETE /api/desk/session': { summary: 'Sign out', access: 'operator', duringMaintenance: true },

  'POST /api/desk/set-up': {
    summary: 'Whom a set-up link is for',
    access: 'desk',
    body: z.object({ token: linkToken }),
    response: z.object({ name: z.string(), email: z.string() }),
    errors: ['link_expired'],
  },
  'POST /api/desk/set-up/options': {
    summary: 'Check the password and start creating the first passkey',
    access: 'desk',
    body: z.extend(operatorPassword, { token: linkToken }),
    response: passkeyCreation,
    errors: ['link_expired', 'password_too_easy'],
  },
  'POST /api/desk/set-up/completion': {
    summary: 'Set the password and the first passkey, get recovery codes, and sign in',
    access: 'desk',
    body: z.extend(operatorPassword, { token: linkToken, challenge, credential: newCredential }),
    response: recoveryCodes,
    errors: ['link_expired', 'password_too_easy', 'session_ended', 'passkey_refused'],
  },

  'GET /api/desk/account': {
    summary: "The operator's passkeys and sessions, and how many recovery codes are left",
    access: 'operator',
    response: z.object({
      passkeys: z.array(passkey),
      recovery_codes_left: z.int(),
      sessions: z.array(operatorDevice),
    }),
  },
  'DELETE /api/desk/sessions/:id': {
    summary: 'End one of my sessions',
    access: 'operator',
    params: z.object({ id }),
  },
  'POST /api/desk/passkeys/options': {
    summary: 'Start creating a passkey',
    access: 'operator',
    response: passkeyCreation,
  },
  'POST /api/desk/passkeys': {
    summary: 'Add a passkey',
    access: 'operator',
    body: z.object({ challenge, credential: newCredential }),
    response: passkey,
    errors: ['session_ended', 'passkey_refused'],
  },
  'PATCH /api/desk/passkeys/:id': {
    summary: 'Rename a passkey',
    access: 'operator',
    params: z.object({ id }),
    body: passkeyName,
    response: passkey,
  },
  'DELETE /api/desk/passkeys/:id': {
    summary: 'Remove a passkey, but not the last one',
    access: 'operator',
    params: z.object({ id }),
    errors: ['last_passkey'],
  },
  'POST /api/desk/recovery-codes': {
    summary: 'Replace all recovery codes',
    access: 'operator',
    response: recoveryCodes,
  },
  'POST /api/desk/confirmation/options': {
    summary: 'Start confirming with a passkey',
    access: 'operator',
    response: passkeyRequest,
  },
  'POST /api/desk/confirmation': {
    summary: 'Confirm with a passkey, so that dangerous actions are possible for a few minutes',
    access: 'operator',
    body: z.object({ challenge, credential: usedCredential }),
    errors: ['session_ended', 'passkey_refused'],
  },
  ...deskReports,
  ...deskCompanies,
  ...deskAccounts,
  ...deskContacts,
  ...deskOperators,
  ...deskProspects,
  ...deskEmails,
  ...deskHealth,
} satisfies Endpoints;
export type DeskApi = typeof deskEndpoints;
