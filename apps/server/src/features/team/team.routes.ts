import type { team } from '@questline/contract';
import type { Handlers } from '../../platform/http/http.ts';
import { cancelInvitation, changeRole, removePerson } from './change-team.ts';
import { inviteAgain, invitePerson } from './invite-person.ts';
import type { TeamDeps } from './team.deps.ts';
import { listInvitations, listPeople } from './team.queries.ts';
import { isOwner } from './team.rules.ts';
import { viewInvitation, viewTeammate } from './team.view.ts';

export const teamRoutes = (deps: TeamDeps): Handlers<typeof team> => ({
  'GET /api/team': async ({ db, actor }) => {
    const [people, invitations] = await Promise.all([
      db.many(listPeople(actor.id)),
      db.many(listInvitations(actor.id)),
    ]);
    return {
      people: people.map((row) => viewTeammate(row, people, actor)),
      invitations: invitations.map((row) => viewInvitation(row, new Date())),
      can: { invite: isOwner(people, actor.personId) },
    };
  },
  'POST /api/team/invitations': ({ db, actor, input }) => invitePerson(deps, db, actor, input.body),
  'POST /api/team/invitations/:id/resend': ({ db, actor, input }) =>
    inviteAgain(deps, db, actor, input.params.id),
  'DELETE /api/team/invitations/:id': ({ db, actor, input }) => cancelInvitation(db, actor, input.params.id),
  'PATCH /api/team/people/:id': ({ db, actor, input }) =>
    changeRole(db, actor, input.params.id, input.body.role),
  'DELETE /api/team/people/:id': ({ db, actor, input }) => removePerson(db, actor, input.params.id),
});
