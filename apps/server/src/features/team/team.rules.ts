// Decisions about a team: pure, no I/O, no clock. The database decides the same (keeper.member_step).
import type { MemberRole } from '@questline/contract';

export type Team = { person_id: string; role: MemberRole }[];

export const isOwner = (team: Team, personId: string) =>
  team.some((it) => it.person_id === personId && it.role === 'owner');

/** Without another owner, an owner can neither leave nor become a member. */
const isLastOwner = (team: Team, personId: string) =>
  isOwner(team, personId) && team.filter(({ role }) => role === 'owner').length === 1;

export const canChangeRole = (team: Team, by: string, whose: string) =>
  isOwner(team, by) && !isLastOwner(team, whose);

export const canRemove = (team: Team, by: string, whom: string) =>
  (by === whom || isOwner(team, by)) && !isLastOwner(team, whom);
