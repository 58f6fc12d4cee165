// Operators at the desk, for leads: invite, change the role, send a new set-up link, disable.
import * as z from 'zod/mini';
import type { Endpoints } from '../http/endpoint.ts';
import { emailAddress, id, time } from '../http/shapes.ts';
import { operatorRoles, operatorStates } from '../vocabularies/vocabularies.ts';
import { personName } from './session.ts';

const role = z.enum(operatorRoles);
const listedOperator = z.object({
  id,
  name: z.string(),
  email: z.string(),
  role,
  state: z.enum(operatorStates),
  last_seen_at: z.nullable(time),
  passkeys: z.int(),
  can: z.object({ change: z.boolean() }),
});
export type ListedOperator = z.infer<typeof listedOperator>;

export const newOperator = z.object({
  name: personName,
  email: emailAddress('Please enter a valid email'),
  role,
});

const params = z.object({ id });
const errors = ['not_found', 'own_operator', 'confirmation_needed'] as const;

/** Everything but the list needs a passkey within the last minutes. */
export const deskOperators = {
  'GET /api/desk/operators': {
    summary: 'Everyone who can or could sign in at the desk, at most 200',
    access: 'lead',
    response: z.object({ items: z.array(listedOperator) }),
  },
  'POST /api/desk/operators': {
    summary: 'Create an operator and email them a set-up link',
    access: 'lead',
    body: newOperator,
    errors: ['operator_exists', 'confirmation_needed'],
  },
  'POST /api/desk/operators/:id/set-up-link': {
    summary:
      'Email a new set-up link. Until it is used, the operator is signed out and has no way to sign in',
    access: 'lead',
    params,
    errors,
  },
  'PUT /api/desk/operators/:id/role': {
    summary: "Change an operator's role, but not one's own",
    access: 'lead',
    params,
    body: z.object({ role }),
    response: z.object({ role }),
    errors,
  },
  'DELETE /api/desk/operators/:id': {
    summary: 'Sign an operator out everywhere and keep them out',
    access: 'lead',
    params,
    errors,
  },
} satisfies Endpoints;
