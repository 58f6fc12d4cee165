// SQL for deleting an account or a company in policy cells.
import type { Actor } from '../../actors.ts';
import type { World } from '../../world.ts';

const call = (deletion: string, account: string, person: string): [Actor, string] => [
  'auth for owner',
  `select set_config('app.actor', '${account}', true), set_config('app.person', '${person}', true);
    select keeper.${deletion}()`,
];

export const deletesStudent = (student: string) => call('delete_account', student, student);
/** A person of a company, who leaves it. */
export const deletesPerson = (company: string, person: string) => call('delete_account', company, person);
/** By its founder, unless another owner does it. */
export const deletesCompany = (company: string, owner = company) =>
  call('delete_own_company', company, owner);

export const deleteStudent = (): [Actor, string] => ['auth for owner', 'select keeper.delete_account()'];
export const deleteCompany = (w: World) => deletesCompany(w.acceptedCompany);
