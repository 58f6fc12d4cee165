// SQL for what operators do about companies and people, in policy cells.
import type { Actor } from '../../actors.ts';
import { refusedWith } from '../../refused-with.ts';
import type { World } from '../../world.ts';

export const refuses = (actor: Actor, code: string, call: string): [Actor, string] => [
  actor,
  refusedWith(code, `perform ${call}`),
];
export const access = (w: World, kind: string, account: string, suspended: boolean) =>
  `keeper.change_access('${w.operatorSession}', '${kind}', '${account}', ${suspended}, 'danger', 'Reported twice')`;
export const log = (
  w: World,
  account: string,
) => `(select string_agg(what || ' ' || coalesce(reason, '-'), ', ' order by id)
  from desk_log where account_id = '${account}' and operator_id = '${w.operator}')`;
