// SQL about the accepted company's team in policy cells.
import type { World } from '../world.ts';

/** Runs as the founder of the accepted company, in a setup. */
export const asFounder = (w: World, sql: string) =>
  `select set_config('app.actor', '${w.acceptedCompany}', true), set_config('app.person', '${w.acceptedCompany}', true);
   ${sql};
   select set_config('app.actor', '', true), set_config('app.person', '', true)`;
export const promote = (w: World) =>
  asFounder(w, `update members set role = 'owner' where person_id = '${w.acceptedMember}'`);
export const photoOf = (person: string) =>
  `insert into files (owner_id, purpose, status, original_name, media_type, byte_size, object_key, uploaded_at)
   values ('${person}', 'photo', 'ready', 'me.png', 'image/webp', 1, uuidv7(), now())`;
