// Routes for notifications and their preferences.
import type { notifications } from '@questline/contract';
import type { Handlers } from '../../platform/http/http.ts';
import type { Links } from '../../platform/auth/links.ts';
import { viewPage } from '../../platform/database/page.ts';
import { changed, everything, viewPreferences } from './notifications.preferences.ts';
import {
  countUnread,
  findPreferences,
  getNotification,
  listNotifications,
  lockPreferences,
  notificationsPerPage,
  savePreferences,
} from './notifications.queries.ts';
import { findSubjects, viewNotification } from './notifications.view.ts';
import { markNotificationRead, markNotificationsRead } from './mark-notifications-read.ts';
import { stopEmailsByLink } from './stop-emails.ts';

export const notificationsRoutes = ({ links }: { links: Links }): Handlers<typeof notifications> => ({
  'GET /api/notifications': async ({ db, actor, input }) => {
    const rows = await db.many(listNotifications(actor.personId, input.query.before));
    const subjects = await findSubjects(db, rows);
    return viewPage(rows, { limit: notificationsPerPage }, (row) => viewNotification(row, subjects, actor));
  },
  'GET /api/notifications/:id': async ({ db, actor, input }) => {
    const row = await db.one(getNotification(input.params.id));
    return viewNotification(row, await findSubjects(db, [row]), actor);
  },
  'GET /api/notifications/unread': ({ db, actor }) => db.one(countUnread(actor.personId)),
  'PUT /api/notifications/:id/read': ({ db, actor, input }) =>
    markNotificationRead(db, actor, input.params.id),
  'PUT /api/notifications/read': ({ db, actor, input }) => markNotificationsRead(db, actor, input.body.up_to),

  'GET /api/notifications/preferences': async ({ db, actor }) =>
    viewPreferences((await db.maybe(findPreferences(actor.personId))) ?? everything, actor.kind),
  'PATCH /api/notifications/preferences': ({ db, actor, input }) =>
    db.tx(async (tx) => {
      const before = (await tx.maybe(lockPreferences(actor.personId))) ?? everything;
      const after = changed(before, input.body);
      await tx.run(savePreferences(actor.personId, after));
      return viewPreferences(after, actor.kind);
    }),

  'POST /api/unsubscribe': ({ db, input }) =>
    stopEmailsByLink(links, db, { token: input.query.token, all: input.query.all !== undefined }),
});
