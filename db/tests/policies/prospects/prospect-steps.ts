// Statements of operators about prospects, for the cells.
import { refusedWith } from '../../refused-with.ts';
import type { World } from '../../world.ts';

export const fn = (name: string, id: string, ...more: string[]) =>
  `select keeper.${name}(${[`'${id}'`, ...more].join(', ')})`;
export const opens = (id: string) => fn('open_prospect', id);
export const notes = (id: string, text = 'Called them') => fn('add_prospect_note', id, `'${text}'`);
export const invites = (id: string, as = 'company') => fn('invite_prospect', id, `'${as}'`);
export const cancels = (id: string) => fn('cancel_prospect_invitation', id);
export const closes = (id: string, closed = true) => fn('close_prospect', id, String(closed));
export const exports = (state = 'null') =>
  `select from keeper.export_prospects('waitlist', ${state}, null, false, null, 10, 'other', 'For the pilot')`;
export const lists = (kind: string, more = 'null, null, false, null, 10') =>
  `select from keeper.list_prospects('${kind}', ${more})`;
export const refuses = (code: string, sql: string) => refusedWith(code, sql.replace(/^select/, 'perform'));
export const seen = (name: string, sql: string) => `select set_config('seen.${name}', (${sql})::text, true)`;
export const logged = (id: string) =>
  `(select string_agg(what, ' ' order by id) from desk_log where prospect_id = '${id}')`;

export const invited = (id: string, minutes: number) =>
  `update prospects set status = 'invited', invited_as = 'student', version = 1,
   invited_at = now() - interval '${minutes} minutes' where id = '${id}'`;
export const account = (w: World, email: string) =>
  `update users set email = '${email}' where id = '${w.owner}'`;
export const linkFor = (w: World, version = 1) =>
  `select from keeper.find_sign_up_invitation('${w.waitlistEntry}', ${version})`;
