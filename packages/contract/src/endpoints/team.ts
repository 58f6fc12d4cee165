// The people of a company, and invitations to join it.
import * as z from 'zod/mini';
import type { Endpoints } from '../http/endpoint.ts';
import { emailAddress, id, time } from '../http/shapes.ts';
import { memberRoles } from '../vocabularies/vocabularies.ts';

const role = z.enum(memberRoles);

export const teammate = z.object({
  id,
  name: z.string(),
  /** Null for people who aren't owners. */
  email: z.nullable(z.string()),
  photo_url: z.nullable(z.string()),
  role,
  joined_at: time,
  /** The person who asks. */
  you: z.boolean(),
  can: z.object({ change_role: z.boolean(), remove: z.boolean() }),
});
export type Teammate = z.infer<typeof teammate>;

export const invitation = z.object({
  id,
  email: z.string(),
  role,
  invited_by: z.string(),
  sent_at: time,
  expires_at: time,
  expired: z.boolean(),
});
export type Invitation = z.infer<typeof invitation>;

export const teamInvite = z.object({
  email: emailAddress('Please enter a valid business email'),
  role: z._default(role, 'member'),
});

export const team = {
  'GET /api/team': {
    summary: 'The people of my company, and who is invited',
    access: 'company',
    response: z.object({
      people: z.array(teammate),
      /** Empty for people who aren't owners. */
      invitations: z.array(invitation),
      can: z.object({ invite: z.boolean() }),
    }),
  },
  'POST /api/team/invitations': {
    summary: 'Invite someone to my company',
    access: 'company',
    body: teamInvite,
    response: invitation,
    errors: [
      'email_not_verified',
      'already_invited',
      'already_teammate',
      'name_needed_to_invite',
      'team_full',
    ],
  },
  'POST /api/team/invitations/:id/resend': {
    summary: 'Send an invitation again; the earlier link stops working',
    access: 'company',
    params: z.object({ id }),
    response: invitation,
  },
  'DELETE /api/team/invitations/:id': {
    summary: 'Cancel an invitation',
    access: 'company',
    params: z.object({ id }),
  },
  'PATCH /api/team/people/:id': {
    summary: "Change someone's role",
    access: 'company',
    params: z.object({ id }),
    body: z.object({ role }),
    errors: ['conflict', 'last_owner'],
  },
  'DELETE /api/team/people/:id': {
    summary: 'Remove someone from my company, or leave it',
    access: 'company',
    params: z.object({ id }),
    errors: ['conflict', 'last_owner'],
  },
} satisfies Endpoints;
