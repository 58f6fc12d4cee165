// Routes for removed contact details at the desk.
import type { deskContacts } from '@questline/contract';
import type { Handlers } from '../../../platform/http/http.ts';
import { closeContact, listContacts, openContact, releaseContact } from './desk-contacts.queries.ts';
import { viewListed, viewOpened } from './desk-contacts.view.ts';

export const deskContactsRoutes: Handlers<typeof deskContacts> = {
  'GET /api/desk/contacts': async ({ db, actor }) => ({
    items: (await db.many(listContacts())).map((row) => viewListed(row, actor)),
  }),
  'POST /api/desk/contacts/:id/opening': async ({ db, actor, input }) =>
    viewOpened(await db.one(openContact(input.params.id)), actor),
  'POST /api/desk/contacts/:id/release': async ({ db, input }) => {
    await db.run(releaseContact(input.params.id));
  },
  'POST /api/desk/contacts/:id/decision': async ({ db, input }) => {
    await db.run(closeContact(input.params.id, input.body.actions, input.body.note));
  },
};
