// Joining a company with the link in an invitation, and signing up with one from an operator.
import * as z from 'zod/mini';
import type { Endpoints } from '../http/endpoint.ts';
import { time } from '../http/shapes.ts';
import { enteredPassword, linkToken, newPassword, personName, sessionAnswer } from './session.ts';

/** A new account with a name and a password, or the password of one that belongs to no company. */
export const newTeammate = z.object({ full_name: personName, password: newPassword });
export const returningTeammate = z.object({ password: enteredPassword });

export const invitations = {
  'POST /api/sign-up-invitation': {
    summary: 'Whom an invitation to sign up is for. Signing up works as without one',
    access: 'public',
    duringMaintenance: true,
    body: z.object({ token: linkToken }),
    response: z.object({ email: z.string() }),
    errors: ['link_expired'],
  },
  'POST /api/invitation': {
    summary: 'What an invitation link is for',
    access: 'public',
    duringMaintenance: true,
    body: z.object({ token: linkToken }),
    response: z.object({
      company_name: z.string(),
      invited_by: z.string(),
      email: z.string(),
      expires_at: time,
    }),
    errors: ['link_expired'],
  },
  'POST /api/invitation/sign-up': {
    summary: 'Join a company with a new account, and sign in',
    access: 'public',
    body: z.extend(newTeammate, { token: linkToken }),
    response: sessionAnswer,
    errors: ['link_expired', 'password_too_easy', 'invitation_failed'],
  },
  'POST /api/invitation/sign-in': {
    summary: 'Join a company with an account that belongs to no company, and sign in',
    access: 'public',
    body: z.extend(returningTeammate, { token: linkToken }),
    response: sessionAnswer,
    errors: ['link_expired', 'wrong_credentials', 'already_in_company'],
  },
} satisfies Endpoints;
