// Routes for emails that couldn't be delivered, at the desk.
import { limits, type deskEmails } from '@questline/contract';
import { readCursor, viewCursorPage } from '../../../platform/database/cursor.ts';
import type { Handlers } from '../../../platform/http/http.ts';
import {
  closeFailure,
  countFailures,
  listFailures,
  openFailure,
  readRecipient,
} from './desk-emails.queries.ts';
import { viewListed, viewOpened } from './desk-emails.view.ts';

const list = 'failed emails';

export const deskEmailsRoutes: Handlers<typeof deskEmails> = {
  'GET /api/desk/emails': async ({ db, input }) => {
    const limit = limits.pageSize;
    const rows = await db.many(listFailures(readCursor(list, input.query.after), limit));
    const { count } = await db.one(countFailures());
    return { ...viewCursorPage(rows, { list, limit }, viewListed), count };
  },
  'GET /api/desk/emails/:id': async ({ db, input }) => viewOpened(await db.one(openFailure(input.params.id))),
  'POST /api/desk/emails/:id/recipient': async ({ db, input }) =>
    db.one(readRecipient(input.params.id, input.body.reason, input.body.note)),
  'POST /api/desk/emails/:id/decision': async ({ db, input }) => {
    const { decision, note } = input.body;
    await db.run(closeFailure(input.params.id, decision === 'sent_again', note));
  },
};
