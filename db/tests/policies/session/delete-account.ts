// SQL for account deletion in policy cells.
import type { Actor } from '../../actors.ts';
import type { World } from '../../world.ts';

export const deleteStudent = (): [Actor, string] => ['auth for owner', 'select keeper.delete_account()'];

/** With the company as the actor. */
export const deleteCompany = (w: World): [Actor, string] => [
  'auth for owner',
  `select set_config('app.actor', '${w.acceptedCompany}', true), set_config('app.person', '${w.acceptedCompany}', true);
    select keeper.delete_account()`,
];
